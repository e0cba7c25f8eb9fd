import { byType, flag, id, list, oneOf, preset, shape, text, type Infer } from '../../../schema'

const place = preset(oneOf(['app', 'table']), 'app')

/** What is done by the app, and what lies on the table. Any of them may change at any question. */
export const dials = shape(
  {},
  {
    dice: preset(oneOf(['app', 'table', 'untold']), 'app').describe(
      'Rolled here, typed in after they fell, or kept by the table, which then types hits.'
    ),
    life: place.describe('Where the life dials are. On the table the log says what to take (RF-ENE-08).'),
    cards: place.describe(
      'Whose treasures and traits are drawn: those of the packs, or the cards of the table by name.'
    ),
    heroes: place.describe('Whether a character may be one the packs do not know, of which a name is enough.')
  }
)
export type FatesDials = Infer<typeof dials>

/** The two presets. */
export const NO_BOX: FatesDials = { dice: 'app', life: 'app', cards: 'app', heroes: 'app' }
export const THE_BOX: FatesDials = { dice: 'untold', life: 'table', cards: 'table', heroes: 'table' }

/** What the rulebook leaves to the table; left out, it is as the rulebook has it. */
export const options = shape(
  {},
  {
    recovery: oneOf(['coin', 'die']).describe('How recovery attempts are made (RF-RCV-02, RF-RCV-03).'),
    openingFatePhase: flag().describe('Whether a fight begins with a Fate Phase (RF-CMB-02).'),
    groupsMayEqual: flag().describe('Whether two groups of one cost may have the same value (RF-CST-09).')
  }
)
export type GivenOptions = Infer<typeof options>
export type Options = Required<GivenOptions>

const character = byType({
  text: id().describe('A character of the packs.'),
  object: shape({ name: text({ min: 1, max: 60 }) }).describe('One of the table; the board may be told afterwards.')
})
export type ChosenCharacter = Infer<typeof character>

/** What is chosen before an adventure begins. */
export const setup = shape(
  {
    adventure: id().describe('The adventure that is played.'),
    characters: list(character, { min: 1, max: 4 }).describe('Who plays, in the order of seats (RF-GEN-01, RF-SET-02).')
  },
  { dials: preset(dials, NO_BOX), options: preset(options, {}) }
)
export type Setup = Infer<typeof setup>
