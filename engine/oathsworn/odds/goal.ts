import type { Odds } from './odds'
import { modified } from './outcome'

/** What somebody wants of a draw. A miss or a failure is worth 0 to everyone. */
export type Goal =
  | { readonly kind: 'hit' }
  | { readonly kind: 'damage'; readonly bonus?: number }
  | { readonly kind: 'hp'; readonly atLeast: number; readonly defense: number; readonly bonus?: number }
  | { readonly kind: 'check'; readonly difficulty: number; readonly modifier?: number }
  | { readonly kind: 'successes'; readonly difficulty: number; readonly modifier?: number }

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
  }
}

/** The chance to reach the goal, or the damage or successes to be expected. */
export function worthOfOdds({ hit, pHit }: Odds, goal: Goal): number {
  if (goal.kind === 'hit') return pHit
  let worth = 0
  for (let t = 0; t < hit.length; t++) worth += (hit[t] as number) * worthOf(goal, t)
  return worth
}
