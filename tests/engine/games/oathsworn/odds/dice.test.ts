import { describe, expect, it } from 'vitest'
import { diceOdds, extraRoll } from '../../../../../engine/games/oathsworn/odds/dice'
import { expectedDamage } from '../../../../../engine/games/oathsworn/odds/outcome'
import { judged } from '../../../../../engine/games/oathsworn/odds/odds'

const red = { '0': 2, '2': 1, '3': 2, '4*': 1 }
const sum = (list: Iterable<number>): number => Array.from(list).reduce((a, b) => a + b, 0)

describe('exact odds of dice', () => {
  it('OW-MIGHT-03 one die: a chain of n criticals has the chance 1/6 to the n', () => {
    const { hit, pMiss } = judged(diceOdds(red, 1, 'oathsworn'))
    expect(pMiss).toBe(0)
    expect(hit[0]).toBeCloseTo(1 / 3, 15)
    expect(hit[2]).toBeCloseTo(1 / 6, 15)
    expect(hit[3]).toBeCloseTo(1 / 3, 15)
    for (let chain = 1; chain <= 12; chain++) {
      const before = 6 ** -chain
      expect(hit[4 * chain + 3]).toBeCloseTo(before / 3, 15)
      expect(hit[4 * chain + 2]).toBeCloseTo(before / 6, 15)
      expect(hit[4 * chain]).toBeCloseTo(before / 3, 15)
    }
  })

  it('OW-CRIT-02 with all chains the dice are worth 1.2, 1.8, 2.4 and 3 in total', () => {
    const dice = [
      { '0': 2, '1': 2, '2': 1, '2*': 1 },
      { '0': 2, '1': 1, '2': 1, '3': 1, '3*': 1 },
      red,
      { '0': 2, '3': 2, '4': 1, '5*': 1 }
    ]
    const worth = dice.map((faces) => expectedDamage(judged(diceOdds(faces, 1, 'oathsworn'))))
    for (const [i, mean] of [1.2, 1.8, 2.4, 3].entries()) expect(worth[i]).toBeCloseTo(mean, 13)
  })

  it('OW-CRIT-03 several dice miss with two original blanks, chains or not', () => {
    const odds = judged(diceOdds(red, 5, 'oathsworn'))
    expect(odds.pMiss).toBeCloseTo(1 - (2 / 3) ** 5 - 5 * (1 / 3) * (2 / 3) ** 4, 14)
    expect(sum(odds.hit) + odds.pMiss).toBeCloseTo(1, 14)
  })

  it('OW-CRIT-08 an enemy die draws no extra', () => {
    const { hit, pMiss } = judged(diceOdds(red, 2, 'enemy'))
    expect(pMiss).toBe(0)
    expect(hit.length).toBe(9)
    expect(hit[8]).toBeCloseTo(1 / 36, 15)
    expect(hit[0]).toBeCloseTo(1 / 9, 15)
  })

  it('OW-CRIT-03 an extra roll is never judged', () => {
    const odds = judged(extraRoll(red))
    expect(odds.pMiss).toBe(0)
    expect(odds.hit[0]).toBeCloseTo(1 / 3, 15)
    expect(sum(odds.hit)).toBeCloseTo(1, 14)
  })
})
