import { byType, id, integer, list, oneOf, preset, flag, shape, text, type Infer } from '../../../schema'
import { readCost } from '../dice/cost'
import { STATUSES } from '../statuses'

/** What several kinds of record are made of. */
export const status = oneOf(STATUSES)
export const statuses = list(status, { distinct: true })
export const amount = integer({ min: 0, max: 999 })
const isCost = { test: (given: string) => 'cost' in readCost(given) } as RegExp

export const cost = text({ max: 24, like: { name: 'cost', test: isCost } })
  .named('Cost')
  .describe(
    '`0`, or `L1` to `L6` and then signs: `1` to `6`, `*` for any die, `a` to `d` for groups of equal dice (RF-CST-08).'
  )

export const abilityPart = shape(
  { targets: integer({ min: 1, max: 9 }).describe('How many targets.') },
  {
    damage: amount.describe('Damage to each enemy that is chosen.'),
    heal: amount.describe('Life for each character that is chosen, instead of damage.'),
    statuses: preset(statuses, []).describe('Statuses the chosen enemies get.'),
    repeats: preset(flag(), false).describe('The same target may be chosen again.'),
    self: preset(flag(), false).describe('It is for the character who acts, and nobody is chosen.')
  }
)

/** The name of a drawing in the set of icons, or a plain word for one. */
export const icon = (what: string) => id().describe(what)

/** RF-CHB-01, RF-TRE-02, RF-CHP-03 */
export const abilityFields = { cost, parts: list(abilityPart, { min: 1, max: 6 }) }
export const abilityOptions = {
  times: integer({ min: 1, max: 9 }).describe('How often in one phase; as often as it is paid, if left out.')
}
export const ability = shape({ id: id(), ...abilityFields }, abilityOptions)
  .named('Ability')
  .describe('Something a character can do: what it costs, and what it does, part by part.')
  .example({ id: 'staff', cost: 'aa', parts: [{ targets: 1, damage: 4 }] })
export type FatesAbilityRecord = Infer<typeof ability>

/** When a modifier counts: below half life, at full life, or when no other enemy or friend is near. */
export const MODIFIER_IFS = ['hurt', 'unhurt', 'lone'] as const

export const modifier = shape(
  {
    at: oneOf(['dice', 'reroll', 'defense', 'life', 'inventory', 'poison', 'damageOut', 'damageIn']).describe(
      'What it changes; `poison` is what poison takes.'
    ),
    amount: integer({ min: -20, max: 20 })
  },
  { if: oneOf(MODIFIER_IFS).describe('Only while the owner has less than half their life, all of it, or is alone.') }
)
  .named('Modifier')
  .describe('What a treasure or a trait changes for its owner, all the time.')
export type ModifierRecord = Infer<typeof modifier>

/** RF-ECB-03: one number, or one for each number of seats. */
export const bySeats = byType({
  number: integer({ min: 0, max: 999 }),
  list: list(integer({ min: 0, max: 999 }), { min: 4, max: 4 })
})
export type BySeats = Infer<typeof bySeats>

export const atSeats = (number: BySeats, seats: number): number =>
  typeof number === 'number' ? number : (number[seats - 1] ?? 0)
