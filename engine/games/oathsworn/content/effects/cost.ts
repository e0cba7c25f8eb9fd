// What has to be paid before an ability happens. Costs are all or nothing (OW-CARD-03).
import { id, integer, preset, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { anyToken, position } from '../common'

const small = integer({ min: 0, max: 20 })
const count = preset(small, 1).describe('How many.')
const least = (value: number) => preset(small, value).describe('At least so many.')

export const cost = tagged('pay', {
  animus: shape({ animus: small.describe('How much.') })
    .describe('Animus, a fixed number (OW-CARD-02).')
    .example({ pay: 'animus', animus: 2 }),
  'any-animus': shape(
    {},
    { least: least(0), most: preset(integer({ min: 0, max: 99 }), 99).describe('At most so much.') }
  )
    .describe('As much animus as the player likes between two bounds; effects count it as `spent` (OW-CARD-04).')
    .example({ pay: 'any-animus', least: 1 }),
  'animus-per-hex': shape({}, { each: preset(small, 1).describe('Animus for one hex.') })
    .describe('Animus for each hex moved by the effect.')
    .example({ pay: 'animus-per-hex', each: 1 }),
  token: shape({ token: anyToken }, { count }).describe('Combat tokens.').example({ pay: 'token', token: 'any' }),
  status: shape({ status: id('status') }, { least: least(1), most: preset(small, 1).describe('At most so many.') })
    .describe('Tokens of a status, such as lethality; effects count them as `spent`.')
    .example({ pay: 'status', status: 'lethality', least: 1, most: 5 }),
  hp: shape({ hp: small.describe('How many.') }, { most: small.describe('At most so many.') })
    .describe('HP; with `most` the player chooses, and effects count it as `spent`.')
    .example({ pay: 'hp', hp: 1 }),
  card: shape({ to: position }, { from: preset(position, 'hand'), count })
    .describe('Ability cards put from one place to another, without battleflow.')
    .example({ pay: 'card', from: 'hand', to: 3 }),
  counter: shape({ counter: id().describe('The name of the counter.'), count: small.describe('How many points.') })
    .describe('Points of a counter.')
    .example({ pay: 'counter', counter: 'falcons', count: 1 })
})
  .named('Cost')
  .describe('What has to be paid; all or nothing (OW-CARD-03).')
export type Cost = Infer<typeof cost>
