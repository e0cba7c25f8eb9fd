import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { chooseOne } from '../asking'
import type { Flow, StorySource } from '../book'
import { said } from '../people/names'
import type { CampaignTable } from '../tab'
import { traitNumber } from '../people/traits'
import { readEntry } from './entries'
import { helpOnTheWay, wayOptions } from './wayTraits'

/** A stretch of a journey: rations when it begins, a direction, a ration for the way. OW-STORY-17, OW-TRAIT-09 */
export function journey(t: CampaignTable, id: string, from: StorySource): Flow {
  const record = t.book.get('journey', id)
  if (t.see.story?.journey !== id) {
    const more = traitNumber(t.book, t.see, 'journey', ({ rations }) => rations) ?? 0
    const change = { journey: id, rations: record.rations + more }
    t.happen({ kind: 'storyChanged', change, rule: rule('OW-TRAIT-09') })
  }
  const direction = chooseDirection(t, id)
  if (direction === 'proceed') return 'proceed'
  const rations = t.see.story?.rations ?? 0
  if (rations > 0) t.happen({ kind: 'storyChanged', change: { rations: rations - 1 }, rule: rule('OW-STORY-17') })
  else {
    const hungry = t.book.perform.effects(t, record.onHunger, { kind: 'journey', id, depth: from.depth + 1 })
    if (hungry === 'proceed') return hungry
  }
  const entry = record.directions.find((one) => one.id === direction)?.entry
  return entry === undefined ? 'done' : readEntry(t, entry, from.depth + 1)
}

/** OW-TRAIT-06, OW-TRAIT-12: traits help here as they do where a place is chosen. */
function chooseDirection(t: CampaignTable, id: string): string {
  for (;;) {
    const chosen = chooseOne(t, () => ({
      rule: 'OW-STORY-17',
      title: said('ask.direction', { rations: t.see.story?.rations ?? 0 }),
      options: [
        ...t.book.get('journey', id).directions.map((one) => ({
          id: `to:${one.id}`,
          label: words(`journey.${id}.direction.${one.id}`)
        })),
        ...wayOptions(t)
      ]
    }))
    const [what, which = ''] = chosen.split(':')
    if (what === 'to') return which
    if (helpOnTheWay(t, which) === 'proceed') return 'proceed'
  }
}
