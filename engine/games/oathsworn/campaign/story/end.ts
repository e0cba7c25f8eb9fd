import { rule } from '../../../../kernel/ids'
import { colours } from '../../might'
import { fillSeats } from '../people/recruiting'
import { seated } from '../state'
import type { CampaignTable } from '../tab'
import { endOfStoryEffects, laterSpaces } from './time'

/** OW-STORY-15: when nobody is left to go on with the story, others come at once; false if nobody can. */
export function somebodyLives(t: CampaignTable): boolean {
  if (seated(t.see).length === 0) fillSeats(t)
  return t.see.part === 'story'
}

/** S1, OW-STORY-13: what empty spaces pay, who takes the seats of the dead, decks whole again, and camp. */
export function endStory(t: CampaignTable): void {
  const { chapter } = t.see
  t.happen({ kind: 'taskBegan', task: 'storyEnd' })
  const { extraUnique, later } = laterSpaces(t.book, t.see)
  const change = { storyDone: true, later, ...(extraUnique ? { extraUnique } : {}) }
  t.happen({ kind: 'sheetMarked', chapter, change, rule: rule('OW-TIME-07') })
  for (const { track, effects } of endOfStoryEffects(t.book, t.see))
    t.in(rule('OW-TIME-06'), () => t.book.perform.effects(t, effects, { kind: 'track', id: track, depth: 0 }))
  fillSeats(t)
  t.happen({ kind: 'taskEnded' })
  if (t.see.part === 'over') return
  t.happen({ kind: 'decksReset', colours, rule: rule('OW-MIGHT-08') })
  t.happen({ kind: 'storyEnded', rule: rule('OW-ENC-01') })
  t.happen({ kind: 'partBegan', part: 'camp', chapter, rule: rule('OW-STORY-13') })
}
