import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { chooseOne } from '../asking'
import type { Flow } from '../book'
import { said } from '../people/names'
import type { CampaignTable } from '../tab'

/** No story goes this deep: entries that lead in a circle without anybody deciding anything. */
const DEEPEST = 100

/** OW-STORY-05, OW-STORY-10: the entry, or its variant for the path the company is on. */
export function readEntry(t: CampaignTable, id: string, depth: number): Flow {
  if (depth > DEEPEST) {
    t.happen({ kind: 'told', words: said('told.circle'), rule: rule('OW-STORY-05') })
    return 'done'
  }
  const entry = variantOf(t, id)
  const record = t.book.find('entry', entry)
  if (!record) return 'done'
  t.happen({ kind: 'entryRead', entry, rule: rule('OW-STORY-10') })
  chooseOne(t, () => ({
    rule: 'OW-STORY-05',
    title: words(`entry.${entry}.name`),
    confirm: true,
    data: { entry, text: `entry.${entry}.text` },
    options: [{ id: 'read', label: said('option.read') }]
  }))
  const flow = t.book.perform.effects(t, record.effects, { kind: 'entry', id: entry, depth })
  return flow === 'left' ? 'done' : flow
}

function variantOf(t: CampaignTable, id: string): string {
  const path = t.see.story?.path
  return t.book.find('entry', id)?.onPath.find((one) => one.path === path)?.entry ?? id
}
