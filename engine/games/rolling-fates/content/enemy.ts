import { flag, id, integer, list, oneOf, preset, record, shape, tuple, type Infer } from '../../../schema'
import { POLICIES } from '../enemies/targets'
import { amount, bySeats, icon, status, statuses } from './parts'

const whom = preset(oneOf(['self', 'others']), 'self')

/** RF-ENE-03: what an action does to the enemies themselves. */
export const enemyEffect = shape(
  {},
  {
    heal: amount,
    defense: integer({ min: -20, max: 20 }),
    shed: status,
    gain: status,
    to: whom
  }
)
export type EnemyEffectRecord = Infer<typeof enemyEffect>

/** RF-ENE-02, RF-ENE-05 */
export const action = shape(
  {},
  {
    policy: oneOf(POLICIES).describe('Whom it hits; nobody, if left out.'),
    count: preset(integer({ min: 1, max: 9 }), 1),
    damage: bySeats.describe('One number, or one for each number of seats.'),
    loss: bySeats.describe('Life that is lost past Defense and Weakness.'),
    hits: preset(integer({ min: 1, max: 9 }), 1),
    statuses: preset(statuses, []),
    effects: preset(list(enemyEffect, { max: 4 }), []),
    summons: id('enemy').describe('An enemy that appears, and acts from the next round on.')
  }
)
  .named('Action')
  .describe('What an enemy may do on its turn. Its line and its telegraph stand in the words.')
export type ActionRecord = Infer<typeof action>

const scriptIf = shape(
  {},
  {
    round: integer({ min: 1, max: 99 }),
    every: integer({ min: 1, max: 99 }),
    life: integer({ min: 0, max: 100 }),
    alone: oneOf([true])
  }
)

/** RF-ENE-07 */
export const script = shape(
  {},
  {
    when: preset(list(shape({ if: scriptIf, act: id() }), { max: 8 }), []),
    cycle: list(id(), { min: 1, max: 12 }),
    weights: list(tuple([id(), integer({ min: 0, max: 99 })]), { min: 1, max: 12 })
  }
)

const hookWhen = shape(
  {},
  {
    hit: oneOf([true]),
    hits: integer({ min: 1, max: 99 }),
    damage: integer({ min: 1, max: 999 }),
    status,
    life: integer({ min: 0, max: 100 }).describe('In percent of its maximum.'),
    death: oneOf([true])
  }
)

/** RF-ECB-01 */
export const hook = shape(
  { when: hookWhen, do: list(enemyEffect, { min: 1, max: 4 }) },
  { once: preset(flag(), false) }
)

export const enemy = shape(
  {
    id: id(),
    life: bySeats,
    actions: record(id(), action, { max: 12 }),
    script,
    tiers: list(integer({ min: 1, max: 100 }), { min: 1, max: 8 }).describe(
      'Up to which percent of its life each word for its wounds counts; the last is 100.'
    )
  },
  {
    rank: preset(oneOf(['common', 'lieutenant', 'boss']), 'common'),
    defense: preset(integer({ min: 0, max: 99 }), 0),
    immune: preset(statuses, []),
    resist: preset(record(id(), integer({ min: 1, max: 100 })), {}).describe(
      'The chance that a status does not stick.'
    ),
    hooks: preset(list(hook, { max: 8 }), []),
    icon: icon('A gull, a spade: what stands on its card.'),
    recovers: preset(flag(), true).describe('Whether it tries to get rid of Poison and Weakness.')
  }
)
  .named('Enemy')
  .describe('Somebody to fight: hidden life and Defense, acts, and what hits set off.')
export type FatesEnemyRecord = Infer<typeof enemy>
