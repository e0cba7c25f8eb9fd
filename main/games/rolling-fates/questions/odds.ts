import { shape } from '../../../../engine/schema'
import { odds as oddsOf } from '../../../../engine/games/rolling-fates/dice/odds'
import type { ThrowOutlook } from '../../../../engine/games/rolling-fates/dice/throw'
import { costFrom, costs, groupsMayEqual, refusesKeep, thrownFields, throwFrom } from './dice'
import { question } from './question'

export const odds = question(shape({ ...thrownFields.required, costs }, thrownFields.optional), (asked) => {
  const read = asked.costs.map((cost, at) => costFrom(`costs[${at}]`, cost))
  const thrown = throwFrom(asked)
  const equal = groupsMayEqual(asked)
  if (refusesKeep(thrown, asked.keep)) return { refused: 'keep' }
  const { each, any, all } = oddsOf(thrown, read, equal, asked.keep ?? undefined)
  return { each: each.map(chance), any: chance(any), all: chance(all) }
})

const chance = ({ worth, keep }: ThrowOutlook): object => ({ p: worth, keep })
