import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { odds } from '../../../../../engine/games/rolling-fates/dice/odds'
import { actionSigns, costOf } from './costs'
import { starter } from '../starter'
import { allBars, asNumber, falls, slowBest, slowKeep, slowPays } from './slowOdds'

/** Every cost of the packs that ship, without its Luck part. */
const packCosts = [
  ...new Set(
    [...starter.character.values(), ...starter.treasure.values(), ...starter.trait.values()]
      .flatMap(({ abilities }) => abilities.map(({ cost }) => cost.replaceAll(' ', '').replace(/^L\d/, '')))
      .filter((signs) => signs !== '' && signs !== '0')
  )
].sort()

const one = (signs: string) => (dice: readonly number[]) => (slowPays(signs, dice) ? 1 : 0)

describe('odds', () => {
  it('RF-APP-07 a bar with no reroll to come pays or does not', () => {
    const found = odds({ dice: [2, 2, 5], luck: 4, rerolls: [] }, [costOf('aa'), costOf('L3'), costOf('L4')], true)
    expect(found.each.map(({ worth }) => worth)).toEqual([1, 0, 1])
    expect(found.each.map(({ keep }) => keep)).toEqual([null, null, null])
    expect([found.any.worth, found.all.worth]).toEqual([1, 0])
  })
  it('RF-FAT-05 of equal keeps the one with most dice, then highest from the top', () => {
    const keepOf = (dice: number[], signs: string, rerolls = [5]) =>
      odds({ dice, luck: null, rerolls }, [costOf(signs)], true).each[0]
    expect(keepOf([1, 1, 2, 3, 6], 'aa')).toEqual({ worth: 1, keep: [1, 1, 2, 3, 6] })
    expect(keepOf([1, 2, 4, 5, 6], 'aa')?.keep).toEqual([6])
    expect(keepOf([1, 2], '66', [0])).toEqual({ worth: 0, keep: [1, 2] })
  })
  it.each([...packCosts, ...fc.sample(actionSigns, 6)])(
    'RF-FAT-06 one reroll for %s, on all 252 bars, as in the second implementation',
    (signs) => {
      const known = new Map()
      for (const dice of allBars(5)) {
        const slow = slowBest(one(signs), dice, [5], known)
        const found = odds({ dice, luck: null, rerolls: [5] }, [costOf(signs)], true).each[0]
        expect(found?.keep).toEqual(slow.keep)
        expect(found?.worth).toBeCloseTo(asNumber(slow.worth, 5, 1), 13)
      }
    }
  )
  it('RF-CST-09 what pays where groups must differ, on all 252 bars, as in the second implementation', () => {
    for (const signs of ['aabb', 'aaabb', 'aab b*', '1aabb', 'aaabb'])
      for (const dice of allBars(5)) {
        const found = odds({ dice, luck: null, rerolls: [] }, [costOf(signs)], false).each[0]
        expect(found?.worth).toBe(slowPays(signs.replaceAll(' ', ''), dice, false) ? 1 : 0)
      }
  })
  it('RF-FAT-11 up to three rerolls of limited dice, each choosing afresh, as in the second implementation', () => {
    const anyThrow = fc.record({
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
      rerolls: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 3 })
    })
    fc.assert(
      fc.property(anyThrow, fc.tuple(actionSigns, actionSigns), ({ dice, rerolls }, [first, second]) => {
        const found = odds({ dice, luck: null, rerolls }, [costOf(first), costOf(second)], true)
        const both = (bar: readonly number[]) => (one(first)(bar) || one(second)(bar) ? 1 : 0)
        const pairs = [
          [found.each[0], one(first)],
          [found.each[1], one(second)],
          [found.any, both]
        ] as const
        for (const [outlook, worth] of pairs) {
          const slow = slowBest(worth, dice, rerolls)
          expect(outlook?.keep).toEqual(slow.keep)
          expect(outlook?.worth).toBeCloseTo(asNumber(slow.worth, dice.length, rerolls.length), 13)
        }
      }),
      { numRuns: 25 }
    )
  })
  it('RF-FAT-11 seven dice and three rerolls are still exact', () => {
    const dice = [1, 1, 2, 3, 4, 4, 6]
    const known = new Map()
    for (const signs of ['aaaaaa', '123456']) {
      const slow = slowBest(one(signs), dice, [7, 7, 7], known)
      const found = odds({ dice, luck: null, rerolls: [7, 7, 7] }, [costOf(signs)], true).each[0]
      expect(found?.keep).toEqual(slow.keep)
      expect(found?.worth).toBeCloseTo(asNumber(slow.worth, 7, 3), 13)
      known.clear()
    }
  })
  it('RF-APP-07 a keep that is thought of has its own chance', () => {
    const found = odds({ dice: [1, 4, 4, 6, 2], luck: null, rerolls: [5] }, [costOf('aaa')], true, [4, 4])
    const slow = slowKeep(one('aaa'), 5, [4, 4], [])
    expect(found.each[0]).toEqual({ worth: asNumber(slow, 5, 1), keep: [4, 4] })
  })
  it('RF-FAT-03 before the first roll, with and without the Luck die to come', () => {
    const costs = [costOf('aa'), costOf('L4'), costOf('L4 14')]
    const found = odds({ fresh: 3, luck: 'roll', rerolls: [3] }, costs, true)
    const mean = (signs: string) =>
      falls(3).reduce((sum, { dice, ways }) => sum + ways * slowBest(one(signs), dice, [3]).worth, 0n)
    const [pair, luckOnly, both] = found.each
    expect(pair).toEqual({ worth: expect.closeTo(asNumber(mean('aa'), 3, 2), 13), keep: null })
    expect(luckOnly?.worth).toBeCloseTo(1 / 6, 15)
    expect(both?.worth).toBeCloseTo(asNumber(mean('14'), 3, 2) / 6, 13)
    expect(found.any.worth).toBeCloseTo(1 / 6 + (5 / 6) * asNumber(mean('aa'), 3, 2), 13)
  })
  it('RF-CHP-10 all together never pay twice with one die', () => {
    const found = odds({ dice: [5], luck: null, rerolls: [] }, [costOf('5'), costOf('*')], true)
    expect([found.any.worth, found.all.worth]).toEqual([1, 0])
  })
  it('RF-FAT-10 no dice pay nothing, and what needs none', () => {
    const found = odds({ dice: [], luck: null, rerolls: [5] }, [costOf('0'), costOf('*')], true)
    expect(found.each).toEqual([
      { worth: 1, keep: [] },
      { worth: 0, keep: [] }
    ])
  })
})
