import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastButOne, ofEach, sortedFew } from '../../../engine/kernel/lists'

describe('a few things', () => {
  it('are sorted as any list is, equal ones as they come', () => {
    const anyList = fc.array(fc.record({ rank: fc.nat(3), name: fc.string() }), { maxLength: 12 })
    fc.assert(
      fc.property(anyList, (list) => {
        const byRank = (a: { rank: number }, b: { rank: number }): number => a.rank - b.rank
        expect(sortedFew([...list], byRank)).toEqual([...list].sort(byRank))
      })
    )
  })
})

describe('what each of several has', () => {
  it('is one list, as flatMap makes it', () => {
    const lists = fc.array(fc.array(fc.nat()))
    fc.assert(
      fc.property(lists, (all) => {
        const marked = (one: readonly number[], n: number): number[] => one.map((value) => value + n)
        expect(ofEach(all, marked)).toEqual(all.flatMap(marked))
      })
    )
  })
})

describe('the last but one', () => {
  it.each([
    [[], undefined],
    [[1], undefined],
    [[1, 2], 1],
    [[1, 2, 3], 2]
  ])('of %j is %j', (list, found) => {
    expect(lastButOne(list)).toBe(found)
  })
})
