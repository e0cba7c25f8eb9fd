import { integer, list, maybe, oneOf, preset, shape, text, type Infer, type Schema } from '../../../schema'
import { amount, status, statuses } from './parts'
import { toldBoard, toldTrait, toldTreasure } from './told'

const body = text({ min: 1, max: 80 })

/** RF-HIT-02, RF-HIT-03, RF-HIT-12, RF-HIT-15: one entry of the hit pad. */
export const hit = shape(
  { target: body.describe('The enemy.'), damage: amount.describe('Before Defense and Weakness.') },
  { statuses: preset(statuses, []), by: preset(maybe(body), null).describe('Who hit, if that is told.') }
)
  .named('Hit')
  .describe('What an ability does to one enemy.')
export type ToldHit = Infer<typeof hit>

/** RF-HEA-01, RF-ENE-11: something done to characters by hand. */
export const message = shape(
  { to: list(body, { min: 1, max: 4, distinct: true }), kind: oneOf(['damage', 'loss', 'heal']), amount },
  { hits: preset(integer({ min: 1, max: 9 }), 1), statuses: preset(list(status, { distinct: true }), []) }
)
  .named('Message')
  .describe('Damage, lost life or healing for some characters.')

/** What is asked for in the form of a card, by the name of its schema. */
export const forms = {
  hit,
  heal: shape({ to: list(body, { min: 1, max: 4, distinct: true }), amount }).named('Heal'),
  board: toldBoard,
  treasure: toldTreasure,
  trait: toldTrait
} as const
export type FormName = keyof typeof forms
export type FormOf<F extends FormName> = (typeof forms)[F] extends Schema<infer T> ? T : never
