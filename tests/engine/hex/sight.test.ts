import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boardOf,
  canSee,
  hex,
  isStraight,
  maskOf,
  moved,
  nearest,
  neighbours,
  offset,
  placed,
  qOf,
  rOf,
  sees,
  sightLine,
  sightMap
} from '../../../engine/hex'
import type { Hex } from '../../../engine/hex'
import { anyHex, anyScene, board161, boardF, hexes, T7 } from './fixtures'
import { slowNearestCorners, slowTouched } from './slow'

type Pair = readonly [number, number]
const sight = (from: Pair, to: Pair, ...obstacles: Pair[]): boolean =>
  canSee(boardF, hex(...from), hex(...to), maskOf(boardF, hexes(...obstacles)))
const byNumber = (a: Hex, b: Hex): number => a - b

describe('line of sight', () => {
  it('OW-LOS-02 EX-003 goes through the middles of a straight row', () => {
    expect(sight([0, 0], [0, -3], [0, -2])).toBe(false)
  })

  it('OW-LOS-02 EX-004 is not blocked beside the row', () => {
    expect(sight([0, 0], [0, -3], [1, -2])).toBe(true)
    expect(sightLine(hex(0, 0), hex(0, -3)).sort(byNumber)).toEqual(hexes([0, -2], [0, -1]))
  })

  it('OW-LOS-03 EX-005 along an edge touches both hexes of the edge', () => {
    expect(sight([0, 0], [2, -1], [1, -1])).toBe(false)
    expect(sight([0, 0], [2, -1], [1, 0])).toBe(false)
    expect(sight([0, 0], [2, -1])).toBe(true)
  })

  it('OW-LOS-03 EX-006 touches these four hexes', () => {
    expect(sightLine(hex(0, 0), hex(3, -1)).sort(byNumber)).toEqual(
      hexes([1, -1], [1, 0], [2, -1], [2, 0]).sort(byNumber)
    )
    expect(sight([0, 0], [3, -1], [2, -2])).toBe(true)
  })

  it('OW-LOS-03 EX-007 an obstacle touching the end corner blocks', () => {
    expect(sight([0, 0], [3, -1], [2, 0])).toBe(false)
  })

  it('OW-LOS-03 EX-008 an obstacle touching the start corner blocks', () => {
    expect(sight([0, 0], [3, -1], [1, -1])).toBe(false)
  })

  it('OW-LOS-03 EX-010 an obstacle behind the target does not', () => {
    expect(sight([0, 0], [3, -1], [4, -1])).toBe(true)
  })

  it('OW-LOS-03 the two ends never block', () => {
    expect(sight([0, 0], [3, -1], [0, 0], [3, -1])).toBe(true)
  })

  it('OW-LOS-07 neighbours always see each other', () => {
    for (const near of neighbours(hex(0, 0))) expect(sightLine(hex(0, 0), near)).toEqual([])
  })

  it('OW-LOS-09 EX-011 is symmetric', () => {
    fc.assert(
      fc.property(anyScene, ({ board, blocked, start, other }) => {
        expect(canSee(board, start, other, blocked)).toBe(canSee(board, other, start, blocked))
      }),
      { numRuns: 3000 }
    )
  })

  it('OW-LOS-01 EX-012 exactly one pair of corners is nearest off the straight rows', () => {
    for (let q = -9; q <= 9; q++) {
      for (let r = -9; r <= 9; r++) {
        const to = hex(q, r)
        if (to !== hex(0, 0) && !isStraight(hex(0, 0), to)) expect(slowNearestCorners(hex(0, 0), to)).toHaveLength(1)
      }
    }
  })

  it('OW-LOS-03 touches what cutting the line with every hex in fractions says, for all offsets up to 12', () => {
    for (let q = -12; q <= 12; q++) {
      for (let r = -12; r <= 12; r++) {
        const to = hex(q, r)
        expect(sightLine(hex(0, 0), to).sort(byNumber)).toEqual(slowTouched(hex(0, 0), to).sort(byNumber))
      }
    }
  })

  it('OW-LOS-03 does not depend on where the two hexes lie', () => {
    fc.assert(
      fc.property(anyHex(9), anyHex(9), anyHex(9), (a, b, by) => {
        const shift = offset(qOf(by), rOf(by))
        expect(sightLine(moved(a, shift), moved(b, shift))).toEqual(sightLine(a, b).map((h) => moved(h, shift)))
      })
    )
  })
})

describe('a large target', () => {
  const visible = (viewer: Pair, ...obstacles: Pair[]): Hex[] =>
    placed(T7, hex(0, 0), 'N').filter((h) => canSee(boardF, hex(...viewer), h, maskOf(boardF, hexes(...obstacles))))

  it('OW-LOS-05 EX-013 offers its two nearest hexes, or the only visible one of them', () => {
    expect(nearest(visible([2, -3]), hex(2, -3))).toEqual(hexes([0, -1], [1, -1]))
    expect(nearest(visible([2, -3], [2, -2]), hex(2, -3))).toEqual(hexes([0, -1]))
  })

  it('OW-LOS-05 EX-014 is targeted at the nearest visible hex', () => {
    expect(nearest(visible([1, -4], [1, -2]), hex(1, -4))).toEqual(hexes([-1, 0]))
  })

  it('OW-LOS-06 EX-015 is looked from at its front hex, through its own body', () => {
    expect(sight([0, -1], [0, 3], [0, -2])).toBe(true)
  })
})

describe('a map of all sights', () => {
  it('OW-LOS-03 says of every pair what one look says', () => {
    fc.assert(
      fc.property(anyScene, ({ board, blocked }) => {
        const map = sightMap(board, blocked)
        for (const from of board.hexes) {
          for (const to of board.hexes) expect(sees(map, from, to)).toBe(canSee(board, from, to, blocked))
        }
      }),
      { numRuns: 150 }
    )
  })

  it('OW-LOS-03 counts on the printed board', () => {
    const cut = (obstacles: Hex[]): number =>
      sightMap(board161, maskOf(board161, obstacles)).cut.reduce((a, b) => a + b, 0)
    expect(cut([])).toBe(0)
    expect(cut(hexes([0, 0]))).toBe(1620)
    expect(cut(hexes([0, 0], [3, -4], [-5, 1], [-5, 2], [7, 0]))).toBe(4001)
  })

  it('sees nothing beyond a board of one hex', () => {
    const board = boardOf([hex(0, 0)])
    expect(sees(sightMap(board, board.nothing), hex(0, 0), hex(0, 0))).toBe(true)
  })
})
