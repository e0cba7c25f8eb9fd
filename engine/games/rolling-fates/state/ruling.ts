import { flag, id, integer, list, maybe, oneOf, shape, tagged, text, type Infer } from '../../../schema'
import { hit, message } from '../content/forms'
import { amount, statuses } from '../content/parts'
import { toldBoard, toldTrait, toldTreasure } from '../content/told'
import { dials, options } from './setup'
import { PHASES } from './state'

const body = text({ min: 1, max: 80 })
const hero = text({ min: 1, max: 40 })
const card = text({ min: 1, max: 80 })
const face = integer({ min: 1, max: 6 })

/** Everything the table may say is otherwise. Each is carried out by ordinary happenings and can be undone. */
export const rulingSchema = tagged('ruling', {
  life: shape({ body, life: amount }).describe('What a dial shows. At 0 somebody has fallen.'),
  statuses: shape({ body, statuses }),
  bar: shape({ hero, luck: maybe(face), dice: list(face, { max: 8 }) }).describe('What lies on a dice bar.'),
  idle: shape({ hero, idle: flag() }).describe('Whether somebody sits this phase out.'),
  again: shape({ hero }).describe('Whatever can be used only so often can be used again.'),
  level: shape({ hero, level: integer({ min: 1, max: 9 }) }),
  treasure: shape({ card, to: text({ min: 1, max: 40 }) }).describe(
    'Where a treasure is: with a character, on top of the `deck`, or `out` of the adventure.'
  ),
  'own-treasure': shape({ hero, card: toldTreasure }).describe(
    'Somebody carries a treasure that only the table knows.'
  ),
  trait: shape({ card, to: text({ min: 1, max: 40 }) }).describe(
    'Where a trait is: with a character, or in its `deck`.'
  ),
  'own-trait': shape({ hero, card: toldTrait }),
  board: shape({ hero, board: toldBoard }).describe("A character's board is this."),
  enemy: shape({ enemy: id('enemy') }).describe('An enemy comes into the fight.'),
  'no-enemy': shape({ body }).describe('An enemy is gone, and was not defeated.'),
  defense: shape({ body, defense: integer({ min: 0, max: 99 }) }),
  act: shape({ body, act: id() }).describe('What an enemy will do next.'),
  'lost-action': shape({ body, lost: flag() }).describe('Whether stun has cost an enemy an action.'),
  flag: shape({ flag: id(), raised: flag() }).describe('Whether something has happened.'),
  addressed: shape({ hero: maybe(hero) }).describe('Whom the encounter is about.'),
  hit,
  message,
  dials,
  options,
  go: shape({ area: integer({ min: 0, max: 8 }), node: id('encounter') }).describe(
    'The party is at the start of this encounter. What is being carried out is left as it is.'
  ),
  phase: shape({ phase: oneOf(PHASES), round: integer({ min: 1, max: 99 }) }).describe(
    'The fight is at the start of this phase.'
  ),
  over: shape({ result: oneOf(['won', 'lost', 'abandoned']) }).describe('The adventure is over (RF-END-02, RF-END-06).')
})
export type FatesRuling = Infer<typeof rulingSchema>
