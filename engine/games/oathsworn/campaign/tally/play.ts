import { rule } from '../../../../kernel/ids'
import { hasNextChapter } from '../chapter/chapterEnd'
import type { ItemDeck } from '../goods/items'
import type { CampaignTable } from '../tab'
import { gainLevels } from './levels'
import { commons, nextCommons, nextUniques, uniques } from './loot'
import { bringOutTheDead, injuries, loseItems, ticks } from './losses'
import { shed } from '../chapter/settle'

interface Step {
  readonly clause: string
  readonly does: (t: CampaignTable) => void
}

/** S12, in its order: level, loot, losses. OW-TALLY-01 */
const steps: readonly Step[] = [
  { clause: 'OW-TALLY-02', does: gainLevels },
  { clause: 'OW-TALLY-03', does: nextCommons },
  { clause: 'OW-TALLY-04', does: commons },
  { clause: 'OW-TALLY-05', does: uniques },
  { clause: 'OW-TALLY-07', does: nextUniques },
  { clause: 'OW-TALLY-09', does: ticks },
  { clause: 'OW-TALLY-10', does: injuries },
  { clause: 'OW-TALLY-11', does: loseItems },
  { clause: 'OW-TALLY-13', does: bringOutTheDead },
  // OW-TALLY-15: once, at the end.
  { clause: 'OW-BAG-02', does: shed }
]
export const TALLY_STEPS = steps.length

const REPLACED = { common: nextCommons, unique: nextUniques }

/** The chapter of the deck in play: from its step of the tally on, that of the next chapter. OW-TALLY-03, OW-TALLY-07 */
export function deckInPlay({ book, see }: CampaignTable, deck: ItemDeck): number {
  const step = steps.findIndex(({ does }) => does === REPLACED[deck])
  const isReplaced = (see.battle?.step ?? 0) > step && hasNextChapter(book, see)
  return see.chapter + (isReplaced ? 1 : 0)
}

/** Takes up where it was left: steps that were done are not done again. */
export function tally(t: CampaignTable): void {
  const { task } = t.see
  t.happen({ kind: 'taskBegan', task: 'tally' })
  for (const [i, { clause, does }] of steps.entries()) {
    if ((t.see.battle?.step ?? TALLY_STEPS) > i) continue
    t.in(rule(clause), () => does(t))
    t.happen({ kind: 'tallyStepDone', step: i + 1 })
  }
  if (task) t.happen({ kind: 'taskBegan', task })
  else t.happen({ kind: 'taskEnded' })
}
