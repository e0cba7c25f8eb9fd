import type { Odds } from './odds'
import { modified } from './outcome'

/** What somebody wants of a draw. A miss or a failure is worth 0 to everyone. */
export type Goal =
  | { readonly kind: 'hit' }
  | { readonly kind: 'damage'; readonly bonus?: number }
  | { readonly kind: 'hp'; readonly atLeast: number; readonly defense: number; readonly bonus?: number }
  | { readonly kind: 'check'; readonly difficulty: number; readonly modifier?: number }
  | { readonly kind: 'successes'; readonly difficulty: number; readonly modifier?: number }
  | LossGoal
  | LossesGoal

/** The HP an attack takes from its target. */
export interface LossGoal {
  readonly kind: 'loss'
  readonly defence: number
  /** What the cards come to is multiplied, and damage added, never below the least. */
  readonly times?: number
  readonly damage?: number
  readonly least?: number
  /** Added against this target alone. */
  readonly bonus?: number
  /** The HP there are to lose: more is ignored. OW-DMG-07 */
  readonly left?: number
  /** So many fell it, or break the location. */
  readonly breaks?: number
  /** One of our own, as in an area: what it loses is taken off the worth. OW-AOE-04 */
  readonly friend?: boolean
}

/** The HP an attack takes from all its targets together, in their order. */
export interface LossesGoal {
  readonly kind: 'losses'
  readonly each: readonly LossGoal[]
}

/**
 * What a total that is not a miss is worth. Where no friend is hit it never falls when the total rises: the search for
 * redraws leans on that.
 */
export function worthOf(goal: Goal, total: number): number {
  switch (goal.kind) {
    case 'hit':
      return 1
    case 'damage':
      return total + (goal.bonus ?? 0)
    case 'hp':
      return Math.floor((total + (goal.bonus ?? 0)) / goal.defense) >= goal.atLeast ? 1 : 0
    case 'check':
      return modified(total, goal.modifier ?? 0) >= goal.difficulty ? 1 : 0
    case 'successes':
      return Math.floor(modified(total, goal.modifier ?? 0) / goal.difficulty)
    case 'loss':
      return goal.friend ? -hpLost(goal, total) : hpLost(goal, total)
    case 'losses':
      return goal.each.reduce((sum, one) => sum + worthOf(one, total), 0)
  }
}

/** What the outcome at this place of the odds is worth. */
function worthAt(goal: Goal, { totals }: Odds, at: number): number {
  const each = totals?.[at]
  if (!each) return worthOf(goal, at)
  // OW-CHAIN-05: each target is hit by a total of its own.
  const goals = goal.kind === 'losses' ? goal.each : [goal]
  return goals.reduce<number>((sum, one, target) => sum + worthOf(one, each[target] ?? 0), 0)
}

/** OW-DMG-02, OW-DMG-07 */
const hpLost = (goal: LossGoal, total: number): number =>
  Math.min(goal.left ?? Infinity, Math.floor(damageOf(goal, total) / goal.defence))

/** What the total of the cards does to a target before DEFENSE. OW-ATK-20 */
export const damageOf = ({ times = 1, damage = 0, least = 0, bonus = 0 }: LossGoal, total: number): number =>
  Math.max(0, Math.max(least, total * times + damage, 0) + bonus)

/** `[h]`: the chance that h HP are lost, by all enemies together. A miss is a loss of 0, so it sums to 1. */
export function lossOdds(odds: Odds, goal: LossGoal | LossesGoal): readonly number[] {
  const enemies = withoutFriends(goal)
  const lost = Array.from(odds.hit, (_, at) => worthAt(enemies, odds, at))
  const hp = Array<number>(Math.max(0, ...lost) + 1).fill(0)
  hp[0] = odds.pMiss
  lost.forEach((loss, at) => (hp[loss] = (hp[loss] as number) + (odds.hit[at] as number)))
  return hp
}

/** The places of the targets stay as they are: friends are without HP to lose. */
const withoutFriends = (goal: LossGoal | LossesGoal): LossesGoal => ({
  kind: 'losses',
  each: eachOf(goal).map((one) => (one.friend ? { ...one, left: 0 } : one))
})

const eachOf = (goal: LossGoal | LossesGoal): readonly LossGoal[] => (goal.kind === 'losses' ? goal.each : [goal])

/** The odds against one target of several. */
export const oddsAgainst = ({ totals, ...odds }: Odds, target: number): Odds =>
  totals ? { ...odds, totals: totals.map((each) => [each[target] ?? 0]) } : odds

/**
 * The chance to fell it or to break the location; of several enemies, how many of them on average. Null where nothing
 * can be. OW-BRK-01, OW-DMG-08
 */
export function breaksExpected(odds: Odds, goal: Goal): number | null {
  if (goal.kind === 'losses') {
    const each = goal.each.map((one, target) => (one.friend ? null : breaksExpected(oddsAgainst(odds, target), one)))
    return each.every((one) => one === null) ? null : each.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  }
  if (goal.kind !== 'loss' || goal.breaks === undefined) return null
  return lossOdds(odds, goal)
    .slice(goal.breaks)
    .reduce((sum, chance) => sum + chance, 0)
}

/** Does it hit friends as well? OW-AOE-04 */
export const hitsFriends = (goal: Goal): boolean => goal.kind === 'losses' && goal.each.some(({ friend }) => friend)

/** The chance to reach the goal, or the damage or successes to be expected. */
export function worthOfOdds(odds: Odds, goal: Goal): number {
  if (goal.kind === 'hit') return odds.pHit
  let worth = 0
  for (let at = 0; at < odds.hit.length; at++) worth += (odds.hit[at] as number) * worthAt(goal, odds, at)
  return worth
}
