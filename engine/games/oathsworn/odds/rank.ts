import { breaksExpected, hitsFriends, worthOfOdds, type Goal } from './goal'
import type { Odds } from './odds'

/** With a smaller chance to break, more cards only miss more often: then the HP expected decide. */
const IN_REACH = 0.25
/** Less than this is rounding, not an advantage. */
const LEAST_GAIN = 1e-12

/** What ways to draw are ranked by. */
export type Measure = 'breaks' | 'worth'

interface Way {
  readonly odds: Odds
}

/**
 * What falls or breaks, where one of the ways has it in reach; else what is to be expected. Where friends are hit too, the
 * HP of the enemies less their own.
 */
export const measureOf = (ways: readonly Way[], goal: Goal): Measure =>
  !hitsFriends(goal) && ways.some(({ odds }) => (breaksExpected(odds, goal) ?? 0) >= IN_REACH) ? 'breaks' : 'worth'

/** The best way for a goal; of equals the first, so those that take less stand in front. */
export function bestOf<T extends Way>(ways: readonly T[], goal: Goal): T | undefined {
  const measure = measureOf(ways, goal)
  let best: { readonly way: T; readonly rank: number } | undefined
  for (const way of ways) {
    const rank = (measure === 'breaks' ? breaksExpected(way.odds, goal) : worthOfOdds(way.odds, goal)) ?? 0
    if (!best || rank > best.rank + LEAST_GAIN) best = { way, rank }
  }
  return best?.way
}
