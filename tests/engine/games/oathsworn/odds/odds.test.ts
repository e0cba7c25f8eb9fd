import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MightPiles, PerColour, Side } from '../../../../../engine/games/oathsworn/might'
import { freshPiles } from '../../../../../engine/games/oathsworn/might'
import type { Odds } from '../../../../../engine/games/oathsworn/odds/odds'
import { oddsOf } from '../../../../../engine/games/oathsworn/odds/odds'
import { expectedDamage } from '../../../../../engine/games/oathsworn/odds/outcome'
import { only, smallMix, smallPiles } from './arbitrary'
import { tallied } from './enumerator'

const drawing = (cards: PerColour<number>, piles = freshPiles(), side: Side = 'oathsworn'): Odds =>
  oddsOf({ side, cards, piles })

const certain = ({ hit }: Odds): number[] => Array.from(hit).flatMap((p, t) => (p > 1 - 1e-12 ? [t] : []))
const sum = (list: Iterable<number>): number => Array.from(list).reduce((a, b) => a + b, 0)

function expectSame(odds: Odds, side: Side, mix: PerColour<number>, piles: MightPiles): void {
  const tally = tallied(side, mix, piles)
  expect(Math.abs(odds.pMiss - tally.pMiss)).toBeLessThan(1e-12)
  const length = Math.max(odds.hit.length, ...[...tally.hit.keys()].map((t) => t + 1))
  for (let t = 0; t < length; t++)
    expect(Math.abs((odds.hit[t] ?? 0) - (tally.hit.get(t) ?? 0)), `total ${t}`).toBeLessThan(1e-12)
}

describe('exact odds of cards', () => {
  it('are the same as playing every possible draw', () => {
    fc.assert(
      fc.property(smallMix, smallPiles, fc.constantFrom<Side>('oathsworn', 'enemy'), (mix, piles, side) => {
        expectSame(drawing(mix, piles, side), side, mix, piles)
      }),
      { numRuns: 150 }
    )
  })

  it('are the same from heaps asked about before as from heaps nobody knows', () => {
    const piles = freshPiles()
    const draws = [2, 3, 1].flatMap((count) => [
      [{ white: count, red: 1 }, 'oathsworn'] as const,
      [{ white: count, red: 1 }, 'enemy'] as const
    ])
    for (const [mix, side] of draws) drawing(mix, piles, side)
    for (const [mix, side] of draws)
      expect(drawing(mix, piles, side)).toEqual(drawing(mix, structuredClone(piles), side))
  })

  it('OW-CRIT-02 follow a whole heap of criticals to its end', () => {
    const piles = only({ red: { draw: { '4*': 3, '0': 1 }, discard: { '2*': 2, '3': 1, '0': 1 } } })
    for (let count = 1; count <= 8; count++)
      expectSame(drawing({ red: count }, piles), 'oathsworn', { red: count }, piles)
  })

  it('of fresh decks sum up to 1, and the odds to miss are hypergeometric', () => {
    const odds = drawing({ white: 3 })
    expect(odds.pMiss + sum(odds.hit)).toBeCloseTo(1, 14)
    expect(odds.pMiss).toBeCloseTo((15 * 12 + 20) / 816, 14)
    expect(odds.pHit).toBeCloseTo(1 - odds.pMiss, 14)
  })

  it('OW-ATK-10 one card alone never misses, not even by a rounding error', () => {
    for (const colour of ['white', 'yellow', 'red', 'black'] as const) expect(drawing({ [colour]: 1 }).pMiss).toBe(0)
  })

  it('of an enemy average the mean of the cards', () => {
    const odds = drawing({ white: 4, yellow: 2, red: 3, black: 1 }, freshPiles(), 'enemy')
    expect(expectedDamage(odds)).toBeCloseTo(4 * 1 + 2 * 1.5 + 3 * 2 + 2.5, 12)
    expect(odds.pMiss).toBe(0)
  })

  it('take a large mix with reshuffles in stride', () => {
    const piles = only({
      white: { draw: { '0': 2, '1': 3, '2*': 1 }, discard: { '0': 4, '1': 3, '2': 3, '2*': 2 } },
      yellow: { draw: { '3*': 2 }, discard: { '0': 6, '1': 3, '2': 3, '3': 3, '3*': 1 } },
      red: { draw: { '0': 1 }, discard: { '0': 5, '2': 3, '3': 6, '4*': 3 } },
      black: { draw: { '5*': 1 }, discard: { '0': 6, '3': 6, '4': 3, '5*': 2 } }
    })
    const odds = drawing({ white: 10, yellow: 3, red: 3, black: 2 }, piles)
    expect(odds.pMiss + sum(odds.hit)).toBeCloseTo(1, 13)
  })
})

describe('worked examples', () => {
  it('EX-021 OW-ATK-09 two blanks of different colours miss', () => {
    const blank = { draw: { '0': 1 }, discard: {} }
    const odds = drawing(
      { red: 1, yellow: 1, white: 1 },
      only({ red: { draw: { '3': 1 }, discard: {} }, yellow: blank, white: blank })
    )
    expect(odds.pMiss).toBe(1)
    expect(sum(odds.hit)).toBe(0)
  })

  it('EX-022 OW-CRIT-03 a blank brought by a critical is harmless', () => {
    const piles = only({ red: { draw: { '4*': 1 }, discard: { '0': 1 } }, white: { draw: { '0': 1 }, discard: {} } })
    const odds = drawing({ red: 1, white: 1 }, piles)
    expect([odds.pMiss, certain(odds)]).toEqual([0, [4]])
  })

  it('EX-023 OW-CRIT-02 a critical brought by a critical brings one more', () => {
    const piles = only({ red: { draw: { '4*': 2 }, discard: { '2': 1 } }, white: { draw: { '1': 1 }, discard: {} } })
    expect(certain(drawing({ red: 1, white: 1 }, piles))).toEqual([11])
  })

  it('EX-031 OW-ATK-10 a single blank is a hit for 0', () => {
    const odds = drawing({ white: 1 }, only({ white: { draw: { '0': 1 }, discard: {} } }))
    expect([odds.pMiss, certain(odds)]).toEqual([0, [0]])
  })

  it('EX-036 OW-MIGHT-05 the discards are shuffled in when a card is needed', () => {
    const piles = only({ red: { draw: { '3': 1 }, discard: { '2': 5 } } })
    expect(certain(drawing({ red: 3 }, piles))).toEqual([7])
  })

  it('EX-037 OW-MIGHT-05 cards that are nowhere are not drawn, and the critical goes without', () => {
    expect(certain(drawing({ white: 3 }, only({ white: { draw: { '2*': 1 }, discard: { '1': 1 } } })))).toEqual([3])
  })

  it('EX-040 OW-CHECK-09 the extra of a check adds to its total', () => {
    const piles = only({ white: { draw: { '2*': 1, '1': 1, '0': 1 }, discard: { '2': 1 } } })
    expect(certain(drawing({ white: 3 }, piles))).toEqual([5])
  })

  it('EX-047 OW-EMP-04 the blank of an upgraded card is an original blank', () => {
    const blank = { draw: { '0': 1 }, discard: {} }
    expect(drawing({ red: 1, white: 1 }, only({ red: blank, white: blank })).pMiss).toBe(1)
  })

  it('EX-048 OW-CRIT-05 the extra has the colour of the card that shows the mark', () => {
    const piles = only({ red: { draw: { '4*': 1, '3': 1 }, discard: {} }, white: { draw: { '1': 9 }, discard: {} } })
    expect(certain(drawing({ red: 2 }, piles))).toEqual([7])
  })

  it('EX-073 OW-EATK-08 an enemy counts the number of a critical and draws no extra', () => {
    const piles = only({
      red: { draw: { '0': 1, '4*': 1 }, discard: {} },
      black: { draw: { '5*': 1 }, discard: { '3': 4 } }
    })
    const odds = drawing({ red: 2, black: 1 }, piles, 'enemy')
    expect([odds.pMiss, certain(odds)]).toEqual([0, [9]])
  })

  it('EX-075 OW-EATK-12 an empty pool deals 0 damage and has hit', () => {
    const odds = drawing({}, freshPiles(), 'enemy')
    expect([odds.pHit, certain(odds)]).toEqual([1, [0]])
  })
})
