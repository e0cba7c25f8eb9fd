import { integer, list, maybe, preset, shape } from '../../../../engine/schema'
import { plan as planOf } from '../../../../engine/games/rolling-fates/dice/plan'
import { cost, costFrom, groupsMayEqual, refusesKeep, thrownFields, throwFrom } from './dice'
import { amount } from './fields'
import { question } from './question'

const ability = shape({ cost, worth: amount }, { times: preset(maybe(integer({ min: 1, max: 9 })), null) })
const abilities = list(ability, { min: 1, max: 20 })

export const plan = question(shape({ ...thrownFields.required, abilities }, thrownFields.optional), (asked) => {
  const read = asked.abilities.map((one, at) => ({ ...one, cost: costFrom(`abilities[${at}].cost`, one.cost) }))
  const thrown = throwFrom(asked)
  const equal = groupsMayEqual(asked)
  if (refusesKeep(thrown, asked.keep)) return { refused: 'keep' }
  return planOf(thrown, read, equal, asked.keep ?? undefined)
})
