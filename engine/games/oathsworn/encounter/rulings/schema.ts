import { flag, id, integer, list, maybe, oneOf, preset, shape, tagged, text, type Infer } from '../../../../schema'
import { colour, cooldown, defenceValue, direction, might, monsterRecord, position, tokenType } from '../../content'
import { sides } from '../../might'
import { ownInjuryFields, ownItemFields } from '../cardFacts/forms'
import { dialsSchema } from '../state/setupSchema'
import { SEATS } from '../state/ids'
import { OUTCOMES, ROUND_PHASES, STAGE_PILES } from '../state/state'

const seat = oneOf(SEATS)
const figure = text({ min: 1, max: 80 })
const card = text({ min: 1, max: 80 })
const hex = integer({ min: 0, max: 128 * 128 - 1 })
const count = integer({ min: 0, max: 99 })
const face = text({ min: 1, max: 3 })

/** Everything the table may say is otherwise. Each is carried out by ordinary happenings and can be undone. */
export const rulingSchema = tagged('ruling', {
  place: shape({ figure, hex: maybe(hex) }, { facing: direction }).describe(
    'A figure stands elsewhere, or is off the board.'
  ),
  face: shape({ figure, facing: direction }),
  hp: shape({ figure, hp: count }),
  dice: shape({ figure, location: id(), dice: list(integer({ min: 0, max: 6 }), { max: 12 }) }).describe(
    'What the dice of a location show; one at 0 is gone.'
  ),
  status: shape({ figure, status: id('status'), count }),
  enemy: shape({ enemy: id('enemy'), hex }, { facing: preset(direction, 'S') }).describe('An enemy comes into play.'),
  remove: shape({ figure }).describe('A figure is gone for good.'),
  revive: shape({ figure, hex, hp: integer({ min: 1, max: 12 }) }).describe('A fallen figure stands again.'),
  tokens: shape({ seat, token: tokenType, count }),
  'spend-token': shape({ seat, token: oneOf(['animus', 'battleflow']) }, { position: preset(cooldown, 0) }).describe(
    'A token is used now, whatever is being asked: OW-TOKEN-07, OW-TOKEN-08.'
  ),
  'own-card': shape(
    { seat },
    {
      name: preset(text({ max: 60 }), ''),
      animus: preset(count, 0),
      cooldown: preset(cooldown, 0),
      flows: preset(flag(), true).describe('An ability card battleflows; items and injuries do not.')
    }
  ).describe('A card of the own box was played out of turn; what it did to the board is put right beside it.'),
  item: shape({ seat, item: id('item') }).describe('Somebody holds an item the app knows.'),
  injury: shape({ seat, injury: id('injury') }).describe('Somebody holds an injury or a curative the app knows.'),
  'own-item': shape({ seat }, ownItemFields).describe('Somebody holds an item that only the table knows.'),
  'own-injury': shape({ seat }, ownInjuryFields).describe('Somebody holds an injury that only the table knows.'),
  animus: shape({ seat, available: count }).describe('The rest of the gems are in reserve.'),
  track: shape({ seat, available: count, reserve: count }).describe('The animus track holds other gems altogether.'),
  resource: shape({ seat, resource: id(), count }),
  card: shape({ seat, card, at: position }, { faceDown: flag() }),
  discard: shape({ seat, card }).describe('A card is out of this encounter.'),
  thrown: shape({ seat, card, hex: maybe(hex) }),
  free: shape({ seat }).describe('Out of a cage, or out of a belly.'),
  caged: shape({ seat, card: id('stage-card') }).describe('Somebody is caged by this stage card.'),
  swallowed: shape({ seat, figure, location: id() }).describe('Somebody is inside this location.'),
  archetype: shape({ seat, first: flag(), second: flag() }).describe('Which abilities of an archetype have been used.'),
  again: shape({ seat }).describe('Whatever can be used only so often can be used again.'),
  duty: shape({ seat, due: flag() }).describe('Injuries in hand are still to be played this round.'),
  owed: shape({ seat, count }).describe('Injuries to be drawn when the encounter is over.'),
  'extra-turn': shape({ seat }).describe('Somebody has another turn right after this one.'),
  tile: shape({ tile: id('tile'), hex }, { facing: preset(direction, 'N') }),
  'no-tile': shape({ tile: id('tile'), hex }),
  obstacle: shape({ obstacle: id('obstacle'), hex }, { facing: preset(direction, 'N') }),
  'no-obstacle': shape({ obstacle: text({ min: 1, max: 80 }) }),
  might: shape({ side: oneOf(sides), colour, top: list(face, { min: 1, max: 20 }) }).describe(
    'These cards lie on top of a MIGHT deck, the first to be drawn first.'
  ),
  discards: shape({ side: oneOf(sides), colour, faces: list(face, { max: 40 }) }).describe(
    'These cards lie in the discards of a MIGHT deck; the others are shuffled into the deck.'
  ),
  'stage-pile': shape({ card: id('stage-card'), pile: oneOf(STAGE_PILES) }).describe('Where a stage card lies.'),
  killed: shape({ ally: id('ally'), count }).describe('So many of these combat allies are dead.'),
  stage: shape({ card: id('stage-card') }).describe('This stage card lies face up on the deck.'),
  'stage-number': shape({ stage: oneOf([2, 3]) }).describe('The special rules board says that this stage has begun.'),
  numbers: shape({ figure, defence: defenceValue }, { might: preset(might, {}) }).describe(
    'What an enemy is worth in this stage.'
  ),
  monster: shape({ monster: monsterRecord }).describe('The page of the told monster was wrong: this is right.'),
  lead: shape({ seat }),
  go: shape({ round: integer({ min: 1, max: 99 }), phase: oneOf(ROUND_PHASES) }).describe(
    'The table is at the start of this phase. What is being carried out is left as it is.'
  ),
  'turn-of': shape(
    { seat },
    {
      had: preset(flag(), false).describe('It has had its turn already: the next one is at play.'),
      passes: preset(integer({ min: 0, max: SEATS.length - 1 }), 0).describe(
        'Turns in a row, just before, in which nothing was done.'
      )
    }
  ).describe('It is the turn of this seat.'),
  over: shape({ outcome: oneOf(OUTCOMES) }).describe('The encounter has ended.'),
  turn: shape({ moved: flag(), carded: flag() }).describe('What the seat at play has used of its turn.'),
  flag: shape({ flag: id(), up: flag() }),
  counter: shape({ counter: id(), count: integer({ min: -99, max: 999 }) }),
  ended: shape({ lasting: integer({ min: 1 }) }).describe('Something that lasts is over.'),
  dials: shape({ dials: dialsSchema })
})
export type Ruling = Infer<typeof rulingSchema>
