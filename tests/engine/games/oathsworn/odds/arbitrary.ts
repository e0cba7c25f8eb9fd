import fc from 'fast-check'
import type { FaceCounts, MightPiles, PerColour } from '../../../../../engine/games/oathsworn/might'
import type { Goal } from '../../../../../engine/games/oathsworn/odds'

const heap = (most: number): fc.Arbitrary<FaceCounts> =>
  fc.record({
    '0': fc.nat(most),
    '1': fc.nat(most),
    '3': fc.nat(most),
    '2*': fc.nat(most),
    '4*': fc.nat(1)
  })

const pile = (most: number) => fc.record({ draw: heap(most), discard: heap(most) })

/** Heaps so small that every draw can be played. */
export const smallPiles: fc.Arbitrary<MightPiles> = fc.record({
  white: pile(2),
  yellow: pile(1),
  red: pile(1),
  black: pile(1)
})

const nothing = { draw: {}, discard: {} }
/** No other cards than these. */
export const only = (piles: Partial<MightPiles>): MightPiles => ({
  white: nothing,
  yellow: nothing,
  red: nothing,
  black: nothing,
  ...piles
})

export const smallMix: fc.Arbitrary<PerColour<number>> = fc
  .record({ white: fc.nat(5), yellow: fc.nat(2), red: fc.nat(1), black: fc.nat(1) })
  .filter((mix) => mix.white + 2 * mix.yellow + mix.red + mix.black <= 6)

const small = fc.integer({ min: 1, max: 3 })
export const goals: fc.Arbitrary<Goal> = fc.oneof(
  fc.constant<Goal>({ kind: 'hit' }),
  fc.record({ kind: fc.constant('damage' as const), bonus: fc.nat(2) }),
  fc.record({ kind: fc.constant('hp' as const), atLeast: small, defense: small }),
  fc.record({ kind: fc.constant('check' as const), difficulty: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('successes' as const), difficulty: small })
)
