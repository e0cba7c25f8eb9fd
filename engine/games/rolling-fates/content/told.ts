import { integer, list, preset, shape, text, type Infer } from '../../../schema'
import { row } from './character'
import { abilityFields, abilityOptions, modifier, statuses } from './parts'

/** What a table tells of its own components. Each has a name in place of the words of a pack. */
const name = text({ min: 1, max: 60 })

const toldAbility = shape({ name, ...abilityFields }, abilityOptions).named('ToldAbility')
export type ToldAbility = Infer<typeof toldAbility>

const toldParts = {
  abilities: preset(list(toldAbility, { max: 4 }), []),
  modifiers: preset(list(modifier, { max: 6 }), []),
  immune: preset(statuses, [])
}

/** RF-CHB-01, RF-CHB-02 */
export const toldBoard = shape(
  { rows: list(row, { min: 1, max: 9 }).describe('Life, Defense and Inventory, level by level.') },
  { abilities: preset(list(toldAbility, { max: 12 }), []) }
)
  .named('ToldBoard')
  .describe("A character's board as it lies on the table.")
export type ToldBoard = Infer<typeof toldBoard>

/** RF-APP-10 */
export const toldTreasure = shape({ name }, { value: preset(integer({ min: 0, max: 99 }), 0), ...toldParts })
  .named('ToldTreasure')
  .describe('A treasure card of the table: a name is enough.')
export type ToldTreasure = Infer<typeof toldTreasure>

export const toldTrait = shape({ name }, toldParts)
  .named('ToldTrait')
  .describe('A trait card of the table: a name is enough.')
export type ToldTrait = Infer<typeof toldTrait>
