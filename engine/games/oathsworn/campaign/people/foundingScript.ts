import type { Json } from '../../../../kernel/ids'
import { askCard } from '../asking'
import { perform } from '../deeds'
import { founding } from './begunLaying'
import { standard } from './founding'
import { said } from './names'
import { readFounding } from './readFounding'
import type { CampaignTable } from '../tab'

/** OW-SETUP-01, OW-SETUP-02: by the plan the table came with, or one it is asked for. */
export function foundCompany(t: CampaignTable): void {
  for (let offer = t.see.plan; ;) {
    const card =
      offer ??
      askCard(t, () => ({
        rule: 'OW-SETUP-02',
        title: said('ask.found'),
        schema: 'plan',
        offer: suggestion(t)
      }))
    const read = readFounding(t.book, standard(t.book), card)
    if (read.ok) return perform(t, founding(t.book, read.plan))
    t.happen({ kind: 'told', words: read.why })
    offer = null
  }
}

/** A plan to begin from: the four classes that ask least of whoever plays them. */
function suggestion(t: CampaignTable): Json {
  const classes = [...t.book.all('class')].sort((a, b) => a.stars - b.stars || (a.id < b.id ? -1 : 1))
  return {
    name: '',
    seats: classes.slice(0, 4).map(({ id }) => ({ class: id, name: '', mode: 'full', startSet: 0 }))
  }
}
