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
}

/** What a total that is not a miss is worth. It never falls when the total rises: the search for redraws leans on that. */
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
      return hpLost(goal, total)
  }
}

/** OW-ATK-20, OW-DMG-02, OW-DMG-07 */
function hpLost({ defence, times = 1, damage = 0, least = 0, bonus = 0, left = Infinity }: LossGoal, total: number) {
  const attack = Math.max(least, total * times + damage, 0)
  return Math.min(left, Math.floor(Math.max(0, attack + bonus) / defence))
}

/** `[h]`: the chance to lose h HP. A miss is a loss of 0, so it sums to 1. */
export function lossOdds({ hit, pMiss }: Odds, goal: LossGoal): readonly number[] {
  const hp = Array<number>(worthOf(goal, hit.length - 1) + 1).fill(0)
  hp[0] = pMiss
  for (let t = 0; t < hit.length; t++) {
    const lost = worthOf(goal, t)
    hp[lost] = (hp[lost] as number) + (hit[t] as number)
  }
  return hp
}

/** The chance to fell it or to break the location; null where nothing can be. OW-BRK-01, OW-DMG-08 */
export function breakChance(odds: Odds, goal: Goal): number | null {
  if (goal.kind !== 'loss' || goal.breaks === undefined) return null
  return lossOdds(odds, goal)
    .slice(goal.breaks)
    .reduce((sum, chance) => sum + chance, 0)
}

/** The chance to reach the goal, or the damage or successes to be expected. */
export function worthOfOdds({ hit, pHit }: Odds, goal: Goal): number {
  if (goal.kind === 'hit') return pHit
  let worth = 0
  for (let t = 0; t < hit.length; t++) worth += (hit[t] as number) * worthOf(goal, t)
  return worth
}
