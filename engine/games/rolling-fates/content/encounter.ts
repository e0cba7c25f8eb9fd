import { byType, id, integer, list, oneOf, preset, shape, tagged, text, type Infer } from '../../../schema'
import { amount, statuses } from './parts'

const whom = {
  to: oneOf(['all', 'lowest', 'random']).describe('Whom it is for; whoever is addressed, or all, if left out.')
}

/** Everything an encounter can do, one verb each (RF-RPE-01). */
export const effect = tagged('do', {
  damage: shape({ amount }, whom),
  loss: shape({ amount }, whom),
  heal: shape({ amount }, whom),
  status: shape({ statuses }, whom),
  cleanse: shape({}, whom),
  draw: shape({}, { cards: preset(integer({ min: 1, max: 3 }), 1), ...whom }),
  tribute: shape({ value: integer({ min: 1, max: 99 }).describe('Treasures worth so much together are given up.') }),
  flag: shape({ name: id() })
})
  .named('Effect')
  .describe('One thing an encounter does.')
export type EffectRecord = Infer<typeof effect>
export type FatesVerb = EffectRecord['do']

/** What an option needs. */
export const condition = shape(
  {},
  {
    flag: id().describe('Something that has happened.'),
    without: id().describe('Something that has not.'),
    value: integer({ min: 1, max: 99 }).describe('The party carries treasures worth so much.'),
    seats: integer({ min: 2, max: 4 }).describe('At least so many characters.')
  }
)
export type ConditionRecord = Infer<typeof condition>

/** RF-ADV-05, RF-ADV-07: where the way goes on: one encounter, one of several by chance, or the end of the area. */
export const next = byType({
  text: id('encounter'),
  list: list(id('encounter'), { min: 2, max: 6 }),
  null: oneOf([null])
})
  .named('Next')
  .describe('The encounter that follows, several of which chance takes one, or null: the area ends here.')
export type NextRecord = Infer<typeof next>

const option = shape({ id: id() }, { if: condition, effects: preset(list(effect, { max: 8 }), []), next })
export type OptionRecord = Infer<typeof option>

/** RF-RPE-08 */
const riddle = shape({
  answers: list(text({ min: 1, max: 60 }), { min: 1, max: 12 }).describe('What counts as right, in small letters.'),
  choices: list(id(), { min: 2, max: 8 }).describe('Answers to pick from; the first is right.'),
  right: list(effect, { max: 8 }),
  wrong: list(effect, { max: 8 })
})

export const encounter = tagged('kind', {
  story: shape(
    { id: id(), next },
    {
      addressed: preset(oneOf(['nobody', 'random', 'lowest', 'highest']), 'nobody').describe('Whom it addresses.'),
      options: preset(list(option, { max: 6 }), []),
      effects: preset(list(effect, { max: 8 }), []).describe('What happens in any case, before the options.'),
      riddle
    }
  ),
  combat: shape(
    {
      id: id(),
      next,
      enemies: list(shape({ enemy: id('enemy') }, { seats: preset(integer({ min: 1, max: 4 }), 1) }), {
        min: 1,
        max: 12
      }).describe('Who is there, from so many seats on, in the order in which they act.')
    },
    { rewards: preset(list(effect, { max: 8 }), []) }
  )
})
export type FatesEncounterRecord = Infer<typeof encounter>
export type StoryRecord = Extract<FatesEncounterRecord, { kind: 'story' }>
export type FatesCombatRecord = Extract<FatesEncounterRecord, { kind: 'combat' }>

/** RF-ADV-01 */
export const adventure = shape({
  id: id(),
  order: integer({ min: 1, max: 99 }),
  difficulty: integer({ min: 1, max: 5 }),
  areas: list(shape({ id: id(), first: id('encounter') }), { min: 1, max: 9 })
})
  .named('Adventure')
  .describe('Areas in their order, and the encounter each begins with.')
export type AdventureRecord = Infer<typeof adventure>
