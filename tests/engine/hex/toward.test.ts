import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arcOf,
  awayFrom,
  bodyToward,
  compareAngles,
  DIRECTIONS,
  directionTo,
  distance,
  hex,
  isOnBoard,
  NORTH_THEN_WEST,
  step,
  toward
} from '../../../engine/hex'
import { anyHex, anyScene, boardF, CROOKED, T7 } from './fixtures'
import { slowDegrees } from './slow'

const middle = hex(0, 0)

describe('facing toward', () => {
  it('OW-GEO-06 EX-016 a tie of two directions goes north', () => {
    expect(toward(middle, hex(2, -1))).toBe('NE')
    expect(toward(middle, hex(-1, -1))).toBe('N')
    expect(toward(middle, hex(1, 1))).toBe('SE')
  })

  it('OW-GEO-06 takes the smallest angle', () => {
    fc.assert(
      fc.property(anyHex(12), (to) => {
        fc.pre(to !== middle)
        const angles = NORTH_THEN_WEST.map((dir) => Math.round(slowDegrees(middle, dir, to) * 1e6))
        expect(toward(middle, to)).toBe(NORTH_THEN_WEST[angles.indexOf(Math.min(...angles))])
      }),
      { numRuns: 2000 }
    )
  })

  it('OW-GEO-06 a large body breaks the tie by the front hex it would get', () => {
    expect(bodyToward(T7, middle, hex(2, -1))).toBe('NE')
    expect(bodyToward(CROOKED, middle, hex(2, -1))).toBe('NE')
    expect(toward(middle, hex(2, -1), (dir) => (dir === 'NE' ? hex(0, 3) : hex(0, 2)))).toBe('SE')
  })
})

describe('directly away', () => {
  it('OW-GEO-07 goes on along a straight line, even over the edge', () => {
    expect(awayFrom(middle, hex(0, -1), boardF)).toBe('N')
    expect(awayFrom(middle, hex(0, -5), boardF)).toBe('N')
  })

  it('OW-GEO-07 EX-084 takes the neighbour farther away that wins the tie', () => {
    const dir = awayFrom(middle, hex(2, -1), boardF)
    expect(dir).toBe('NE')
    expect(step(hex(2, -1), dir, 2)).toBe(hex(4, -3))
  })

  it('OW-GEO-07 neighbours off the board drop out', () => {
    expect(awayFrom(hex(2, -5), hex(3, -6), boardF)).toBe('NE')
    expect(awayFrom(hex(0, -3), hex(1, -5), boardF)).toBe('NE')
    expect(awayFrom(hex(-1, -2), hex(1, -5), boardF)).toBe('NE')
  })

  it('OW-KB-19 a figure on the source itself goes north, if there is a north', () => {
    expect(awayFrom(middle, middle, boardF)).toBe('N')
    expect(awayFrom(hex(0, -5), hex(0, -5), boardF)).toBe('SW')
  })

  it('OW-GEO-07 is one farther, straight, or first of two', () => {
    fc.assert(
      fc.property(anyScene, ({ board, start, other }) => {
        fc.pre(start !== other)
        const dir = awayFrom(start, other, board)
        expect(distance(start, step(other, dir))).toBe(distance(start, other) + 1)
        const straight = directionTo(start, other)
        const farther = NORTH_THEN_WEST.filter((d) => distance(start, step(other, d)) > distance(start, other))
        expect(farther).toHaveLength(straight ? 3 : 2)
        const kept = farther.filter((d) => isOnBoard(board, step(other, d)))
        expect(dir).toBe(straight ?? (kept.length > 0 ? kept : farther)[0])
      }),
      { numRuns: 2000 }
    )
  })
})

describe('angles', () => {
  it('OW-PUSH-06 EX-091 two candidates beside the direction are equally close', () => {
    expect(compareAngles(hex(0, -3), 'N', hex(-1, -3), hex(1, -4))).toBe(0)
    expect(compareAngles(hex(0, -3), 'N', hex(0, -5), hex(1, -4))).toBeLessThan(0)
    expect(compareAngles(hex(0, -3), 'N', hex(0, -2), hex(1, -3))).toBeGreaterThan(0)
  })

  it('OW-PUSH-06 compare as degrees do', () => {
    fc.assert(
      fc.property(anyHex(9), anyHex(9), fc.constantFrom(...DIRECTIONS), (a, b, dir) => {
        fc.pre(a !== middle && b !== middle)
        const difference = slowDegrees(middle, dir, a) - slowDegrees(middle, dir, b)
        expect(Math.sign(compareAngles(middle, dir, a, b)) + 0).toBe(
          Math.abs(difference) < 1e-4 ? 0 : Math.sign(difference)
        )
      }),
      { numRuns: 3000 }
    )
  })
})

describe('arcs', () => {
  it.each([
    [0, -1, 'front'],
    [-1, 0, 'left'],
    [1, -1, 'right'],
    [1, 0, 'right'],
    [-1, 1, 'left'],
    [0, 1, 'rear'],
    [1, -2, 'front'],
    [2, -1, 'right'],
    [1, 1, 'rear']
  ] as const)('OW-ARC-02 EX-017 facing north, (%i, %i) is %s', (q, r, arc) => {
    expect(arcOf(middle, 'N', hex(q, r))).toBe(arc)
  })

  it('OW-ARC-02 below 60° front, above 120° rear, sides told by the turn', () => {
    fc.assert(
      fc.property(anyHex(12), anyHex(12), fc.constantFrom(...DIRECTIONS), (from, to, facing) => {
        fc.pre(from !== to)
        const degrees = Math.round(slowDegrees(from, facing, to) * 1e4) / 1e4
        const rightward = slowDegrees(from, DIRECTIONS[(DIRECTIONS.indexOf(facing) + 1) % 6]!, to)
        const leftward = slowDegrees(from, DIRECTIONS[(DIRECTIONS.indexOf(facing) + 5) % 6]!, to)
        const side = rightward < leftward ? 'right' : 'left'
        expect(arcOf(from, facing, to)).toBe(degrees < 60 ? 'front' : degrees > 120 ? 'rear' : side)
      }),
      { numRuns: 3000 }
    )
  })
})
