import type { Odds } from './odds'

/** What an attack does on average; a miss counts 0 and earns no bonus. */
export function expectedDamage({ hit, pHit }: Odds, bonus = 0): number {
  let mean = 0
  for (let t = 0; t < hit.length; t++) mean += t * (hit[t] as number)
  return mean + bonus * pHit
}

export const expectedDamageOnHit = (odds: Odds, bonus = 0): number =>
  odds.pHit === 0 ? 0 : expectedDamage(odds, bonus) / odds.pHit

/** `[h]`: the chance to lose h HP against this DEFENSE, rounded down (OW-DMG-02). A miss is a loss of 0, so it sums to 1. */
export function hpOdds({ hit, pMiss }: Odds, defense: number, bonus = 0): Float64Array {
  const hp = new Float64Array(Math.floor((hit.length - 1 + bonus) / defense) + 1)
  hp[0] = pMiss
  for (let t = 0; t < hit.length; t++) {
    const lost = Math.floor((t + bonus) / defense)
    hp[lost] = (hp[lost] as number) + (hit[t] as number)
  }
  return hp
}

/** Bonus and malus come after all draws and leave blanks alone (OW-CHECK-11). */
export const modified = (total: number, modifier: number): number => Math.max(0, total + modifier)

/** The chance to pass a check (OW-CHECK-04, OW-CHECK-05). */
export function successOdds({ hit }: Odds, difficulty: number, modifier = 0): number {
  let chance = 0
  for (let t = 0; t < hit.length; t++) if (modified(t, modifier) >= difficulty) chance += hit[t] as number
  return chance
}

/** `[n]`: the chance of n successes of a check whose result is given for each (OW-CHECK-08); two blanks are none. */
export function successCounts({ hit, pMiss }: Odds, difficulty: number, modifier = 0): Float64Array {
  const counts = new Float64Array(Math.floor(modified(hit.length - 1, modifier) / difficulty) + 1)
  counts[0] = pMiss
  for (let t = 0; t < hit.length; t++) {
    const successes = Math.floor(modified(t, modifier) / difficulty)
    counts[successes] = (counts[successes] as number) + (hit[t] as number)
  }
  return counts
}
