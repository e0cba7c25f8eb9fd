import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  costOf,
  covers,
  DIRECTIONS,
  fits,
  frontHex,
  hex,
  hexesReached,
  maskOf,
  neighbours,
  ONE_HEX,
  pathOfBody,
  placed,
  reachOfBody,
  roomFor,
  rotated,
  offset,
  step,
  UNREACHED,
  type Hex
} from '../../../engine/hex'
import { offsetQ, offsetR, turnsOf, nearest, isMarked } from '../../../engine/hex'
import { SEVEN } from '../../fixtures/bodies'
import { anyScene, board161, boardF, CROOKED, hexes, T7 } from './fixtures'
import { slowBest, slowBodyReach, slowPaths } from './slow'

const SHAPES = {
  T7: {
    body: T7,
    pairs: SEVEN
  },
  crooked: {
    body: CROOKED,
    pairs: [
      [0, 0],
      [0, -1],
      [1, -1],
      [-1, 1],
      [-2, 1]
    ]
  },
  one: { body: ONE_HEX, pairs: [[0, 0]] }
} as const
const anyShape = fc.constantFrom(...Object.values(SHAPES))
const anyFacing = fc.constantFrom(...DIRECTIONS)
const turnedPairs = (pairs: readonly (readonly [number, number])[], sixths: number): [number, number][] =>
  pairs.map(([q, r]) => {
    const by = rotated(offset(q, r), sixths)
    return [offsetQ(by), offsetR(by)]
  })

describe('a body', () => {
  it('OW-LARGE-13 lies around its core, north then west first', () => {
    expect(placed(T7, hex(1, 1), 'NE')).toEqual(hexes([1, 0], [0, 1], [2, 0], [1, 1], [0, 2], [2, 1], [1, 2]))
    expect(placed(CROOKED, hex(0, 0), 'N')).toEqual(hexes([0, -1], [1, -1], [-2, 1], [0, 0], [-1, 1]))
    expect(placed(CROOKED, hex(0, 0), 'S')).toEqual(hexes([1, -1], [0, 0], [2, -1], [-1, 1], [0, 1]))
  })

  it('has its front where it faces', () => {
    for (const dir of DIRECTIONS) expect(frontHex(T7, hex(2, -1), dir)).toBe(step(hex(2, -1), dir))
    expect(frontHex(ONE_HEX, hex(2, -1), 'SW')).toBe(hex(2, -1))
  })

  it('covers what it lies on', () => {
    expect(covers(T7, hex(1, 1), 'N', hex(1, 2))).toBe(true)
    expect(covers(T7, hex(1, 1), 'N', hex(1, 3))).toBe(false)
    expect(covers(CROOKED, hex(0, 0), 'S', hex(2, -1))).toBe(true)
    expect(covers(CROOKED, hex(0, 0), 'N', hex(2, -1))).toBe(false)
  })

  it('OW-LARGE-11 fits where no hex leaves the board', () => {
    expect(fits(boardF, T7, hex(0, -4), 'N')).toBe(true)
    expect(fits(boardF, T7, hex(0, -5), 'N')).toBe(false)
    expect(roomFor(boardF, T7, 'N').size).toBe(77)
    expect(roomFor(board161, T7, 'N').size).toBe(113)
    expect(DIRECTIONS.map((dir) => roomFor(board161, CROOKED, dir).size)).toEqual(Array(6).fill(112))
    expect(roomFor(boardF, T7, 'SW')).toBe(roomFor(boardF, T7, 'N'))
  })

  it('must hold its own core and front', () => {
    expect(() => bodyOf({ hexes: [[1, 0]] })).toThrow(RangeError)
    expect(() => bodyOf({ hexes: [[0, 0]], front: [0, -1] })).toThrow(RangeError)
  })
})

describe('a moving body', () => {
  it('OW-LARGE-11 reaches what moving every hex of it reaches', () => {
    fc.assert(
      fc.property(
        anyScene,
        anyShape,
        anyFacing,
        fc.nat(7),
        fc.boolean(),
        ({ board, blocked, start }, { body, pairs }, facing, steps, stopped) => {
          const free = new Set(board.hexes.filter((h) => !stopped || !isMarked(board, blocked, h)))
          fc.pre(fits(board, body, start, facing))
          const slow = slowBodyReach(free, turnedPairs(pairs, turnsOf(facing)), start, steps)
          const found = reachOfBody(board, body, start, facing, steps, stopped ? blocked : undefined)
          for (const h of board.hexes) expect(costOf(found, h)).toBe(slow.get(h) ?? UNREACHED)
        }
      ),
      { numRuns: 2000 }
    )
  })

  it('OW-LARGE-15 carries one hex along a shortest path, ties north then west', () => {
    fc.assert(
      fc.property(anyScene, anyShape, anyFacing, fc.nat(6), ({ board, start, other }, { body }, facing, nth) => {
        fc.pre(fits(board, body, start, facing))
        const base = placed(body, start, facing)
        const carried = base[nth % base.length]!
        const stands = new Set(board.hexes.filter((core) => fits(board, body, core, facing)))
        const wanted = neighbours(other)
        const shift = (core: Hex): Hex => (core + (carried - start)) as Hex
        const goals = new Set([...stands].filter((core) => wanted.includes(shift(core))))
        expect(pathOfBody(board, body, start, facing, carried, wanted)).toEqual(
          slowBest(slowPaths(stands, start, goals))
        )
      }),
      { numRuns: 2000 }
    )
  })

  it('OW-LARGE-01 EX-103 three steps bring the measuring hex beside the target', () => {
    const path = pathOfBody(boardF, T7, hex(0, 3), 'N', hex(0, 2), neighbours(hex(0, -2)))
    expect(path).toEqual(hexes([0, 2], [0, 1], [0, 0]))
  })

  it('OW-LARGE-01 EX-104 two base hexes are nearest, the western one wins', () => {
    expect(nearest(placed(T7, hex(0, 0), 'N'), hex(3, -5))).toEqual(hexes([0, -1], [1, -1]))
  })

  it('OW-LARGE-05 EX-105 five steps, obstacles and figures ignored', () => {
    const path = pathOfBody(boardF, T7, hex(0, 4), 'N', hex(0, 3), neighbours(hex(0, -3)))
    expect(path?.at(-1)).toBe(hex(0, -1))
    expect(path).toHaveLength(5)
  })

  it('counts on the printed board', () => {
    const perBudget = [0, 1, 2, 3, 4, 5, 6].map(
      (steps) => hexesReached(reachOfBody(board161, T7, hex(0, 0), 'N', steps)).length
    )
    expect(perBudget).toEqual([1, 7, 19, 37, 59, 79, 97])
    const walls = maskOf(board161, hexes([2, -3], [-3, 1], [4, 0]))
    const around = [0, 1, 2, 3, 4, 5, 6].map(
      (steps) => hexesReached(reachOfBody(board161, CROOKED, hex(0, 0), 'SE', steps, walls)).length
    )
    expect(around).toEqual([1, 6, 17, 28, 40, 51, 65])
  })
})
