import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortedFew } from '../../../engine/kernel/lists'

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
