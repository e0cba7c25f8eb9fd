import { remembered } from '../../../remembered/remembered'
import { bars, diceOf, firstOf } from './bars'
import type { DiceCost } from './cost'
import { diceIn } from './cost'
import { canPay, demandOf, luckPays } from './payable'
import { outlook, type ThrowAim, type ThrowOutlook, type Throw } from './throw'

/** An ability worth something to whoever plans: how much each use is worth, and how often it may be used. */
export interface Worthy {
  readonly cost: DiceCost
  readonly worth: number
  /** RF-CHP-05: null is as often as it can be paid. */
  readonly times: number | null
}

/** The greatest worth the abilities can have together on one bar, on the average, after the rerolls to come. */
export function plan(
  thrown: Throw,
  abilities: readonly Worthy[],
  groupsMayEqual: boolean,
  keep?: readonly number[]
): ThrowOutlook {
  const free = abilities.filter(({ cost }) => cost.luck === null && diceIn(cost) === 0)
  const paid = abilities.filter((ability) => !free.includes(ability))
  const sure = free.reduce((sum, { worth, times }) => sum + worth * (times ?? ONCE), 0)
  const found = outlook(thrown, (luck) => greatestWorth(paid, luck, groupsMayEqual), keep)
  return { worth: found.worth + sure, keep: found.keep }
}

/** What every part of a bar of `size` dice is worth now, by its number: for a player who plans several uses ahead. */
export const worthsOfParts = (
  abilities: readonly Worthy[],
  luck: number | null,
  size: number,
  groupsMayEqual: boolean
): Float64Array => {
  const paid = abilities.filter(({ cost }) => luckPays(cost, luck) && (cost.luck !== null || diceIn(cost) > 0))
  return worthsOf(paid, size, groupsMayEqual)
}

/** RF-D-02: what costs no dice is used once a phase unless it says more. */
const ONCE = 1

function greatestWorth(abilities: readonly Worthy[], luck: number | null, groupsMayEqual: boolean): ThrowAim {
  const usable = abilities.filter(({ cost }) => luckPays(cost, luck))
  const key = usable.map(({ cost, worth, times }) => [JSON.stringify(cost), worth, times].join())
  return { key: `${groupsMayEqual}${key.join('/')}`, worths: (size) => worthsOf(usable, size, groupsMayEqual) }
}

/** Ability after ability: what every bar of up to `size` dice is worth, with more uses where that is better. */
function worthsOf(abilities: readonly Worthy[], size: number, groupsMayEqual: boolean): Float64Array {
  const best = new Float64Array(firstOf(size + 1))
  for (const { cost, worth, times } of abilities) {
    if (cost.luck !== null) continue
    const payments = paymentsOf(cost, groupsMayEqual)
    const most = Math.floor(size / diceIn(cost))
    // Growing in place, a bar finds the uses that smaller bars have already: as often as it can be paid.
    if (times === null || times >= most) addUse(best, best, size, worth, payments)
    else for (let use = 0; use < times; use++) addUse(best.slice(), best, size, worth, payments)
  }
  const withLuck = best.slice()
  for (const { cost, worth } of abilities)
    // RF-CHP-10: the one Luck die pays once, so that these exclude each other.
    if (cost.luck !== null) addUse(best, withLuck, size, worth, paymentsOf(cost, groupsMayEqual))
  return withLuck
}

/** Puts into `after` what one use on top of `before` brings. */
function addUse(
  before: Float64Array,
  after: Float64Array,
  size: number,
  worth: number,
  payments: readonly (readonly number[])[]
): void {
  const spent = payments[0]?.length ?? 0
  for (let rest = 0; rest < firstOf(size - spent + 1); rest++)
    for (const payment of payments) {
      const bar = payment.reduce((sum, face) => bars.plus[sum * 6 + face - 1] ?? 0, rest)
      after[bar] = Math.max(after[bar] ?? 0, (before[rest] ?? 0) + worth)
    }
}

type Payments = readonly (readonly number[])[]
const knownPayments = remembered<DiceCost, { [groupsMayEqual: string]: Payments }>(() => ({}))

/** Every choice of dice that pays the cost exactly, whatever has been rolled. Kept with the cost: bots ask again and again. */
const paymentsOf = (cost: DiceCost, groupsMayEqual: boolean): Payments =>
  (knownPayments(cost)[String(groupsMayEqual)] ??= paymentsAnew(cost, groupsMayEqual))

function paymentsAnew(cost: DiceCost, groupsMayEqual: boolean): Payments {
  const demand = demandOf([cost], groupsMayEqual)
  const payments: number[][] = []
  for (let bar = firstOf(diceIn(cost)); bar < firstOf(diceIn(cost) + 1); bar++)
    if (canPay(demand, bars.counts[bar] ?? [])) payments.push(diceOf(bar))
  return payments
}
