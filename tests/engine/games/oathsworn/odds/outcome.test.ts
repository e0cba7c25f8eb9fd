import { describe, expect, it } from 'vitest'
import type { Odds } from '../../../../../engine/games/oathsworn/odds/odds'
import {
  expectedDamage,
  expectedDamageOnHit,
  hpOdds,
  successCounts,
  successOdds
} from '../../../../../engine/games/oathsworn/odds/outcome'

const odds = (pMiss: number, hits: Record<number, number>): Odds => {
  const hit = new Float64Array(Math.max(...Object.keys(hits).map(Number)) + 1)
  for (const [t, p] of Object.entries(hits)) hit[Number(t)] = p
  return { pMiss, pHit: 1 - pMiss, hit }
}

describe('what a draw comes to', () => {
  it('EX-032 OW-DMG-02 totals 4, 5, 9, 10, 17 against DEFENSE 5 cost 0, 1, 1, 2, 3 HP', () => {
    const hp = hpOdds(odds(0, { 4: 0.1, 5: 0.2, 9: 0.3, 10: 0.3, 17: 0.1 }), 5)
    expect(Array.from(hp)).toEqual([0.1, 0.5, 0.3, 0.1])
  })

  it('OW-ATK-09 a miss costs no HP and counts as 0 damage', () => {
    const missing = odds(0.5, { 4: 0.25, 8: 0.25 })
    expect(Array.from(hpOdds(missing, 4))).toEqual([0.5, 0.25, 0.25])
    expect(expectedDamage(missing)).toBe(3)
    expect(expectedDamageOnHit(missing)).toBe(6)
  })

  it('OW-ATK-20 a bonus comes with a hit only', () => {
    const missing = odds(0.5, { 4: 0.5 })
    expect(expectedDamage(missing, 3)).toBe(3.5)
    expect(Array.from(hpOdds(missing, 7, 3))).toEqual([0.5, 0.5])
  })

  it('EX-039 OW-CHECK-08 difficulty 3 and total 8 are 2 successes, two blanks are none', () => {
    expect(Array.from(successCounts(odds(0.25, { 8: 0.75 }), 3))).toEqual([0.25, 0, 0.75])
  })

  it('EX-040 OW-CHECK-04 total 5 passes difficulty 5', () => {
    expect(successOdds(odds(0, { 4: 0.5, 5: 0.5 }), 5)).toBe(0.5)
  })

  it('OW-CHECK-11 a malus never takes the total below 0, and a bonus does not cure two blanks', () => {
    const check = odds(0.25, { 1: 0.25, 4: 0.5 })
    expect(successOdds(check, 0, -3)).toBe(0.75)
    expect(successOdds(check, 3, 2)).toBe(0.75)
    expect(Array.from(successCounts(check, 1, -3))).toEqual([0.5, 0.5])
  })
})
