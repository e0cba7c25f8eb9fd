import type { DiceCost } from './cost'
import { diceIn } from './cost'
import { choicesOf, compareDice, countsOf, FACES } from './faces'

/** One or several costs as one demand on the Action dice. */
export interface Demand {
  /** How many dice of each face are wanted exactly; place 0 stays empty. */
  readonly values: readonly number[]
  readonly exact: number
  readonly any: number
  /** How many dice the groups take together. */
  readonly grouped: number
  /** RF-CST-09: groups of one cost may have to differ from each other, never from those of another cost. */
  readonly groups: readonly { readonly size: number; readonly cost: number }[]
  readonly groupsMayEqual: boolean
}

/** RF-CHP-10: several costs at once are one demand, because no die pays twice. */
export function demandOf(costs: readonly DiceCost[], groupsMayEqual: boolean): Demand {
  const groups = costs.flatMap((cost, at) => cost.groups.map((size) => ({ size, cost: at })))
  return {
    values: countsOf(costs.flatMap(({ values }) => values)),
    exact: costs.reduce((sum, { values }) => sum + values.length, 0),
    any: costs.reduce((sum, { any }) => sum + any, 0),
    grouped: groups.reduce((sum, { size }) => sum + size, 0),
    groups: groups.sort((a, b) => b.size - a.size),
    groupsMayEqual
  }
}

/** Whether dice, counted by face, can pay: exact values first, then groups, and whatever is left for the wildcards. */
export function canPay(demand: Demand, counts: readonly number[]): boolean {
  let spare = 0
  for (const face of FACES) {
    const over = (counts[face] ?? 0) - (demand.values[face] ?? 0)
    if (over < 0) return false
    spare += over
  }
  if (spare < demand.any + demand.grouped) return false
  if (demand.groups.length === 0) return true
  const left = counts.map((dice, face) => dice - (demand.values[face] ?? 0))
  return placeGroups(demand, left, [], 0)
}

function placeGroups(demand: Demand, left: number[], taken: number[], at: number): boolean {
  const group = demand.groups[at]
  if (!group) return true
  for (const face of FACES) {
    const has = left[face] ?? 0
    if (has < group.size || isTaken(demand, taken, at, face)) continue
    left[face] = has - group.size
    taken[at] = face
    const pays = placeGroups(demand, left, taken, at + 1)
    left[face] = has
    if (pays) return true
  }
  return false
}

export const isTaken = (
  { groups, groupsMayEqual }: Demand,
  taken: readonly number[],
  at: number,
  face: number
): boolean =>
  !groupsMayEqual && groups.slice(0, at).some(({ cost }, other) => taken[other] === face && cost === groups[at]?.cost)

/** RF-CST-11: the Luck die shows what the cost wants, or the cost wants none. */
export const luckPays = (cost: DiceCost, luck: number | null): boolean => cost.luck === null || cost.luck === luck

/** RF-CST-10: every choice of exactly as many dice as the cost wants that pays it, in order. */
export function waysToPay(
  cost: DiceCost,
  luck: number | null,
  dice: readonly number[],
  groupsMayEqual: boolean
): number[][] {
  if (!luckPays(cost, luck)) return []
  const demand = demandOf([cost], groupsMayEqual)
  return choicesOf(dice, diceIn(cost))
    .filter((choice) => canPay(demand, countsOf(choice)))
    .sort(compareDice)
}

/** Whether one bar pays all of the costs; the one Luck die pays for at most one of them. */
export const luckPaysAll = (costs: readonly DiceCost[], luck: number | null): boolean =>
  costs.every((cost) => luckPays(cost, luck)) && costs.filter((cost) => cost.luck !== null).length <= 1

export const payTogether = (
  costs: readonly DiceCost[],
  luck: number | null,
  dice: readonly number[],
  groupsMayEqual: boolean
): boolean => luckPaysAll(costs, luck) && canPay(demandOf(costs, groupsMayEqual), countsOf(dice))
