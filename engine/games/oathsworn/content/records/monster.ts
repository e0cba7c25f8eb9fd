// A monster of the people's own box, as they read it off its board: one record, of which the loader makes the usual ones.
import { flag, id, integer, list, maybe, preset, shape, tagged, text, tuple } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { direction, footprint, hexLabel, hexOffset, might } from '../common'
import { defenceValue } from './entry'
import { monsterMinion, monsterPiece, monsterRule } from './monsterParts'
import { chapter, head, notes } from './record'

const called = text({ min: 1, max: 60 })

export const monsterLocation = shape(
  {
    id: id().describe('Its name, for cards to refer to.'),
    name: called.describe('What people call it.'),
    hexes: footprint.describe('The hexes of the body it lies on, drawn facing north (OW-DMG-04).')
  },
  {
    hp: preset(integer({ min: 1, max: 30 }), 6).describe('What its die shows at the start (OW-ENC-03).'),
    icons: preset(list(text({ min: 1, max: 30 }), { max: 6, distinct: true }), []).describe(
      'Body-part icons under its die, by what people call them (OW-EATK-01).'
    ),
    whenBroken: preset(text({ max: 300 }), '').describe('What is read out when it breaks.')
  }
)
  .named('MonsterLocation')
  .describe('A location of a monster with its HP die.')
export type MonsterLocation = Infer<typeof monsterLocation>

/** OW-BRK-02: what the special rules board says of the end of a stage. */
export const stageEnd = tagged('when', {
  broken: shape({ count: integer({ min: 1, max: 24 }).describe('How many.') }).describe('So many HP dice are gone.'),
  location: shape({ location: id().describe('Its name.') }).describe('This location is broken.'),
  round: shape({ round: integer({ min: 2, max: 99 }).describe('Its number.') }).describe('This round has come.'),
  minions: shape({}).describe('No minion is left.'),
  flag: shape({ flag: id().describe('Its name.') }).describe('A flag is up: an effect raises it, or the people do.')
})
  .named('StageEnd')
  .describe('When a stage ends.')
export type StageEnd = Infer<typeof stageEnd>

export const monsterStage = shape(
  {},
  {
    defence: defenceValue,
    might: preset(might, {}),
    ends: preset(maybe(stageEnd), null).describe('When it ends; null = the people say so whenever a die is removed.')
  }
)
  .named('MonsterStage')
  .describe('A stage of a monster. Without DEFENSE nobody has told its numbers yet: they are asked when it begins.')
export type MonsterStage = Infer<typeof monsterStage>

const cards = integer({ min: 0, max: 20 })

export const monsterRecord = shape(
  {
    ...head,
    name: called.describe('What people call it.'),
    hexes: footprint.describe('Its base, drawn facing north; the core hex is [0, 0].'),
    front: hexOffset.describe('Its front hex (OW-DMG-01).'),
    locations: list(monsterLocation, { min: 1, max: 24 }).describe('Its locations.'),
    stages: list(monsterStage, { min: 1, max: 3 }).describe('Stages 1 to 3.')
  },
  {
    chapter: preset(chapter, 1),
    at: preset(hexLabel, 'I3').describe('Where its core stands at the start (OW-ENC-12).'),
    facing: preset(direction, 'S'),
    deck: preset(tuple([cards, cards, cards]), [5, 5, 5]).describe('How many stage cards of each stage (OW-ENC-04).'),
    minions: preset(list(monsterMinion, { max: 8 }), []).describe('Its minions and helpers (MINION).'),
    minionsReact: preset(flag(), false).describe('Killing a minion causes a reaction (OW-BRK-07).'),
    rules: preset(list(monsterRule, { max: 12 }), []).describe('What else its special rules board says.'),
    pieces: preset(list(monsterPiece, { max: 60 }), []).describe('What else is laid at the start (OW-ENC-12).'),
    start: preset(list(hexLabel, { max: 200, distinct: true }), []).describe(
      'The green zone (OW-ENC-12); without one, everywhere.'
    ),
    ambush: preset(flag(), true).describe('Whether the company can be ambushed (OW-ENC-15).'),
    ...notes
  }
).describe(
  'A monster as its owner told it. An encounter, a board, special rules and an enemy of its name are made of it.'
)
export type MonsterRecord = Infer<typeof monsterRecord>
