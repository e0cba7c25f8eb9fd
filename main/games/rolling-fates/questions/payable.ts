import { shape } from '../../../../engine/schema'
import { payTogether, waysToPay } from '../../../../engine/games/rolling-fates/dice/payable'
import { costFrom, costs, dice, groupsMayEqual, luck, mayEqual } from './dice'
import { question } from './question'

export const payable = question(shape({ luck, dice, costs }, mayEqual), (asked) => {
  const read = asked.costs.map((cost, at) => costFrom(`costs[${at}]`, cost))
  const equal = groupsMayEqual(asked)
  return {
    ways: read.map((cost) => waysToPay(cost, asked.luck, asked.dice, equal)),
    together: payTogether(read, asked.luck, asked.dice, equal)
  }
})
