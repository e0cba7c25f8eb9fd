import type { DiceCost } from './cost'
import { payingBars } from './paying'
import { demandOf, luckPays, luckPaysAll, type Demand } from './payable'
import { outlook, type ThrowAim, type ThrowOutlook, type Throw } from './throw'

export interface DiceOdds {
  readonly each: readonly ThrowOutlook[]
  readonly any: ThrowOutlook
  readonly all: ThrowOutlook
}

/** RF-APP-07: the exact chance to pay each of the costs, one of them, and all together, after the rerolls to come. */
export function odds(
  thrown: Throw,
  costs: readonly DiceCost[],
  groupsMayEqual: boolean,
  keep?: readonly number[]
): DiceOdds {
  const demands = costs.map((cost) => demandOf([cost], groupsMayEqual))
  const together = demandOf(costs, groupsMayEqual)
  const payableWith = (luck: number | null): Demand[] =>
    demands.filter((_, at) => luckPays(costs[at] as DiceCost, luck))
  return {
    each: costs.map((cost, at) =>
      outlook(thrown, (luck) => payAny(luckPays(cost, luck) ? [demands[at] as Demand] : []), keep)
    ),
    any: outlook(thrown, (luck) => payAny(payableWith(luck)), keep),
    all: outlook(thrown, (luck) => payAny(luckPaysAll(costs, luck) ? [together] : []), keep)
  }
}

/** The aim to pay one of several demands; with none of them it is out of reach. */
function payAny(demands: readonly Demand[]): ThrowAim {
  const byKey = new Map(demands.map((demand) => [keyOf(demand), demand]))
  return { key: [...byKey.keys()].sort().join('/'), worths: (size) => payingBars([...byKey.values()], size) }
}

function keyOf({ values, any, groups, groupsMayEqual }: Demand): string {
  const sets = groups.map(({ size, cost }) => (groupsMayEqual ? size : `${size}.${cost}`))
  return `${values.join('')}*${any}:${sets.join()}`
}
