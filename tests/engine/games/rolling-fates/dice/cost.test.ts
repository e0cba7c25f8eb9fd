import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diceIn, readCost } from '../../../../../engine/games/rolling-fates/dice/cost'
import { countsOf } from '../../../../../engine/games/rolling-fates/dice/faces'
import { canPay, demandOf, payTogether, waysToPay } from '../../../../../engine/games/rolling-fates/dice/payable'
import { actionSigns, costOf } from './costs'
import { allBars, slowPays } from './slowOdds'

const ways = (cost: string, dice: number[], luck: number | null = null, equal = true) =>
  waysToPay(costOf(cost), luck, dice, equal)
const pays = (cost: string, dice: number[], luck: number | null = null, equal = true) =>
  ways(cost, dice, luck, equal).length > 0

describe('the grammar of costs', () => {
  it.each([
    ['0', { luck: null, values: [], any: 0, groups: [] }],
    ['L4', { luck: 4, values: [], any: 0, groups: [] }],
    [' L4 2 5', { luck: 4, values: [2, 5], any: 0, groups: [] }],
    ['bbaaa', { luck: null, values: [], any: 0, groups: [3, 2] }],
    ['a*b a6b', { luck: null, values: [6], any: 1, groups: [2, 2] }],
    ['54321', { luck: null, values: [1, 2, 3, 4, 5], any: 0, groups: [] }],
    ['aabbccdd', { luck: null, values: [], any: 0, groups: [2, 2, 2, 2] }]
  ])('RF-CST-08 reads %j', (text, cost) => expect(readCost(text)).toEqual({ cost }))

  it.each([
    ['', { fault: 'empty' }],
    ['  ', { fault: 'empty' }],
    ['7', { fault: 'sign', sign: '7' }],
    ['00', { fault: 'sign', sign: '0' }],
    ['2x', { fault: 'sign', sign: 'x' }],
    ['AA', { fault: 'sign', sign: 'A' }],
    ['ee', { fault: 'sign', sign: 'e' }],
    ['25L4', { fault: 'sign', sign: 'L' }],
    ['L', { fault: 'luck', sign: 'L' }],
    ['L7', { fault: 'luck', sign: 'L7' }],
    ['a', { fault: 'single', sign: 'a' }],
    ['aab', { fault: 'single', sign: 'b' }],
    ['*********', { fault: 'long' }]
  ])('RF-CST-08 refuses %j and says where', (text, fault) => expect(readCost(text)).toEqual(fault))
})

describe('paying', () => {
  it('RF-CST-02 dice of any value need not match', () => {
    expect(ways('**', [1, 3, 6])).toEqual([
      [1, 3],
      [1, 6],
      [3, 6]
    ])
    expect(pays('****', [1, 2, 3])).toBe(false)
  })
  it('RF-CST-03 dice of one value', () => {
    expect(ways('aa', [2, 2, 5, 5, 5])).toEqual([
      [2, 2],
      [5, 5]
    ])
    expect(pays('aaaa', [2, 2, 2, 5, 5])).toBe(false)
  })
  it('RF-CST-04 two pairs', () => expect(ways('aabb', [3, 3, 5, 5, 1])).toEqual([[3, 3, 5, 5]]))
  it('RF-EX-13 RF-CST-05 2,2,5,5,5 is a full house, and a pair with three of a kind, and no straight', () => {
    const bar = [2, 2, 5, 5, 5]
    expect(ways('aaabb', bar)).toEqual([bar])
    expect(payTogether([costOf('aa'), costOf('aaa')], null, bar, true)).toBe(true)
    expect(pays('12345', bar)).toBe(false)
  })
  it('RF-EX-14 RF-CST-06 RF-CST-07 1,2,3,4,5 is the lower straight', () => {
    const bar = [1, 2, 3, 4, 5]
    expect(pays('12345', bar)).toBe(true)
    expect(pays('23456', bar)).toBe(false)
    expect(ways('14', bar)).toEqual([[1, 4]])
    expect(pays('55', bar)).toBe(false)
  })
  it('RF-EX-15 RF-CST-09 four equal dice are two pairs, unless groups must differ', () => {
    expect(pays('aabb', [3, 3, 3, 3, 1])).toBe(true)
    expect(pays('aabb', [3, 3, 3, 3, 1], null, false)).toBe(false)
    expect(pays('aaabb', [4, 4, 4, 4, 4])).toBe(true)
    expect(pays('aaabb', [4, 4, 4, 4, 4], null, false)).toBe(false)
  })
  it('RF-CST-09 groups of two abilities may always have one value', () =>
    expect(payTogether([costOf('aa'), costOf('aa')], null, [3, 3, 3, 3], false)).toBe(true))
  it('RF-CST-09 a group may have the value of an exact die', () =>
    expect(ways('aa5', [5, 5, 5], null, false)).toEqual([[5, 5, 5]]))
  it('RF-EX-16 RF-CST-01 Luck 4 pays a Luck cost of 4 and no other', () => {
    expect(ways('L4', [], 4)).toEqual([[]])
    expect(ways('L4', [4, 4], 5)).toEqual([])
    expect(ways('L4', [4, 4], null)).toEqual([])
  })
  it('RF-EX-17 RF-CST-11 the Luck die is no Action die', () => expect(pays('14', [1, 2, 3, 5, 6], 4)).toBe(false))
  it('RF-CST-10 exactly the dice that are needed are spent', () => expect(ways('25', [2, 2, 5, 6])).toEqual([[2, 5]]))
  it('RF-CST-12 Luck and Action dice are paid both', () => {
    expect(ways('L4 25', [2, 5], 4)).toEqual([[2, 5]])
    expect(pays('L4 25', [2, 4], 4)).toBe(false)
    expect(pays('L4 25', [2, 5], 3)).toBe(false)
  })
  it('RF-CHP-10 one die pays for one ability, and the Luck die for one', () => {
    expect(payTogether([costOf('25'), costOf('5')], null, [2, 5], true)).toBe(false)
    expect(payTogether([costOf('L4'), costOf('L4 5')], 4, [5], true)).toBe(false)
    expect(payTogether([costOf('0'), costOf('L4'), costOf('5')], 4, [5], true)).toBe(true)
  })
})

describe('the second implementation', () => {
  it('RF-CST-08 agrees on every bar of five dice about random costs', () => {
    const fives = allBars(5)
    expect(fives).toHaveLength(252)
    fc.assert(
      fc.property(actionSigns, fc.boolean(), (signs, equal) => {
        const demand = demandOf([costOf(signs)], equal)
        for (const dice of fives) expect(canPay(demand, countsOf(dice))).toBe(slowPays(signs, dice, equal))
      }),
      { numRuns: 60 }
    )
  })
  it('RF-CST-10 agrees on every single way to pay with up to eight dice', () => {
    const anyDice = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 })
    fc.assert(
      fc.property(actionSigns, anyDice, (signs, dice) => {
        for (const way of ways(signs, dice)) {
          expect(way).toHaveLength(diceIn(costOf(signs)))
          expect(slowPays(signs, way)).toBe(true)
        }
        expect(pays(signs, dice)).toBe(slowPays(signs, dice))
      })
    )
  })
})
