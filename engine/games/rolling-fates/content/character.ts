import { flag, id, integer, list, oneOf, preset, shape, type Infer } from '../../../schema'
import { ability, icon, modifier, statuses } from './parts'

export const row = shape({
  life: integer({ min: 1, max: 999 }),
  defense: integer({ min: 0, max: 99 }),
  inventory: integer({ min: 0, max: 99 })
})

/** RF-CHB-01, RF-CHB-02 */
export const character = shape(
  { id: id(), rows: list(row, { min: 1, max: 9 }), abilities: list(ability, { max: 12 }) },
  {
    icon: icon('A lantern, a bow: what stands on the mat.'),
    told: preset(flag(), false).describe('Written down at a table, as far as it wanted to.'),
    first: preset(flag(), false).describe('Suggested to those who play for the first time.')
  }
)
  .named('Character')
  .describe('A hero: a row for each level, and abilities, exactly one of which costs the Luck die.')
export type CharacterRecord = Infer<typeof character>

/** RF-TRE-02, RF-TRE-06, RF-TRE-08 */
export const treasure = shape(
  { id: id(), value: integer({ min: 0, max: 99 }) },
  {
    abilities: preset(list(ability, { max: 4 }), []),
    modifiers: preset(list(modifier, { max: 6 }), []),
    immune: preset(statuses, []).describe('Statuses its owner never gets.')
  }
)
  .named('Treasure')
  .describe('A card that is carried: abilities as if printed on the board, and what it changes.')
export type TreasureRecord = Infer<typeof treasure>

/** RF-TRT-01, RF-TRT-02, RF-TRT-04 */
export const trait = shape(
  { id: id(), icon: integer({ min: 2, max: 9 }).describe('The level that is reached when it is drawn.') },
  {
    sign: preset(oneOf(['good', 'mixed', 'bad']), 'mixed'),
    modifiers: preset(list(modifier, { max: 6 }), []),
    immune: preset(statuses, []),
    abilities: preset(list(ability, { max: 4 }), [])
  }
)
  .named('Trait')
  .describe('A lasting change, drawn at a level-up and kept.')
export type FatesTraitRecord = Infer<typeof trait>
