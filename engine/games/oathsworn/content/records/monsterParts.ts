// What a told monster brings along: its minions, its further special rules, and what is laid for it.
import { flag, id, integer, list, maybe, oneOf, preset, shape, text } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { direction, hexLabel, might, moments } from '../common'
import { stageEffects } from '../effects'
import { defenceValue } from './entry'

const called = text({ min: 1, max: 60 })

export const minionNumbers = shape({}, { defence: defenceValue, might: preset(might, {}) })
  .named('MinionNumbers')
  .describe('What a minion is worth in a stage. Without DEFENSE as in the stage before; in the first, it is asked.')
export type MinionNumbers = Infer<typeof minionNumbers>

export const monsterMinion = shape(
  { id: id().describe('Its name, for cards to refer to.'), name: called.describe('What people call it.') },
  {
    hp: preset(integer({ min: 1, max: 30 }), 1).describe('Its HP (OW-DMG-08).'),
    stages: preset(list(minionNumbers, { max: 3 }), []).describe('DEFENSE and MIGHT in stages 1 to 3.'),
    moves: preset(maybe(integer({ min: 0, max: 62 })), null).describe('How far it moves; null = not told yet.'),
    range: preset(maybe(integer({ min: 0, max: 62 })), null).describe(
      'How far it attacks, 0 from beside its target; null = not told yet.'
    ),
    acts: preset(maybe(stageEffects), null).describe(
      'What its box says, where it says more than a move and an attack (OW-MINION-04).'
    ),
    mob: preset(flag(), false).describe('It fights as a mob (OW-MOB-01).'),
    supply: preset(integer({ min: 1, max: 99 }), 6).describe('Figures in the box (OW-PLACE-04).')
  }
)
  .named('MonsterMinion')
  .describe('A kind of minion, or a helper, of a told monster. What nobody has told is asked when it is needed.')
export type MonsterMinion = Infer<typeof monsterMinion>

export const ruleMoments = ['set-up', ...moments, 'location-breaks', 'stage-changes', 'minion-dies'] as const
export type RuleMoment = (typeof ruleMoments)[number]

export const monsterRule = shape(
  { id: id().describe('Its name.'), text: text({ min: 1, max: 300 }).describe('What is read out.') },
  {
    when: preset(oneOf(ruleMoments), 'start-of-round').describe('When it is read out.'),
    then: preset(stageEffects, []).describe('What the app does by itself then; empty = the table does it.')
  }
)
  .named('MonsterRule')
  .describe('A line of the special rules board, read out at its moment.')
export type MonsterRule = Infer<typeof monsterRule>

export const pieceKinds = ['obstacle', 'tile', 'minion'] as const

export const monsterPiece = shape(
  {
    put: oneOf(pieceKinds).describe('What kind of thing it is.'),
    of: id().describe('Its record; of a minion its name within the monster.'),
    at: hexLabel.describe('Where it is laid.')
  },
  { facing: preset(direction, 'N') }
)
  .named('MonsterPiece')
  .describe('An obstacle, a tile or a minion that is there when the fight begins.')
export type MonsterPiece = Infer<typeof monsterPiece>
