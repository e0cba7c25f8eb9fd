import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as grid from '../../../engine/hex'
import {
  cone,
  DIRECTIONS,
  disc,
  hex,
  line,
  offset,
  placed,
  ring,
  step,
  swept,
  template,
  turned,
  wave
} from '../../../engine/hex'
import type { Dir, Hex } from '../../../engine/hex'
import { anyScene, board161, boardF, hexes, T7 } from './fixtures'
import { slowDegrees, slowDistance, slowOrder } from './slow'

const sorted = (list: readonly Hex[]): Hex[] => [...list].sort(slowOrder)
const anyFacing = fc.constantFrom(...DIRECTIONS)

describe('rings, discs and lines', () => {
  it('OW-GEO-02 hold what lies at or up to a distance', () => {
    fc.assert(
      fc.property(anyScene, fc.nat(6), ({ board, start }, radius) => {
        expect(ring(board, start, radius)).toEqual(board.hexes.filter((h) => slowDistance(h, start) === radius))
        expect(disc(board, start, radius)).toEqual(board.hexes.filter((h) => slowDistance(h, start) <= radius))
      })
    )
    expect(ring(board161, hex(0, 0), 4)).toHaveLength(24)
    expect(disc(board161, hex(0, 0), 2)).toHaveLength(19)
  })

  it('OW-EMOVE-11 a line leaves its start and ends at the edge or its length', () => {
    expect(line(boardF, hex(3, -4), 'NE')).toEqual(hexes([4, -5], [5, -6]))
    expect(line(boardF, hex(3, -4), 'S', 2)).toEqual(hexes([3, -3], [3, -2]))
    expect(line(boardF, hex(0, -5), 'N')).toEqual([])
  })
})

describe('cones', () => {
  it('OW-CONE-04 EX-018 spread 3, 5, 7 hexes per rank', () => {
    const two = hexes([0, 0], [-1, 1], [1, 0], [0, -1], [-1, 0], [1, -1], [-2, 1], [2, -1])
    expect(cone(boardF, hex(0, 1), 'N', 2)).toEqual(sorted(two))
    expect(cone(boardF, hex(0, 1), 'N', 3)).toHaveLength(15)
    expect(cone(boardF, hex(0, 1), 'N', 1)).toEqual(hexes([0, 0], [-1, 1], [1, 0]))
  })

  it('OW-CONE-04 hold what lies within 60° of the facing, borders included, up to the range', () => {
    fc.assert(
      fc.property(anyScene, anyFacing, fc.constantFrom(1, 2, 3, Infinity), ({ board, start }, facing, ranks) => {
        const inside = (h: Hex): boolean =>
          h !== start && slowDistance(start, h) <= ranks && slowDegrees(start, facing, h) < 60.0001
        expect(cone(board, start, facing, ranks)).toEqual(board.hexes.filter(inside))
      }),
      { numRuns: 1000 }
    )
  })
})

describe('waves', () => {
  const ofT7 = (dir: Dir): Hex[] => wave(boardF, hex(0, 0), dir, placed(T7, hex(0, 0), 'N'))

  it('OW-WAVE-05 EX-019 are three lines to the edge, less the body', () => {
    expect(ofT7('N')).toHaveLength(12)
    expect(ofT7('NE')).toHaveLength(13)
    expect(new Set(ofT7('N').map(grid.qOf))).toEqual(new Set([-1, 0, 1]))
  })

  it('OW-WAVE-02 EX-020 who is hit in which direction', () => {
    const hit = (dir: Dir, ...figures: (readonly [number, number])[]): number =>
      hexes(...figures).filter((h) => ofT7(dir).includes(h)).length
    const first = [
      [0, -4],
      [1, -4],
      [4, -1],
      [3, 0]
    ] as const
    expect(DIRECTIONS.map((dir) => hit(dir, ...first))).toEqual([2, 0, 2, 0, 0, 0])
    const second = [
      [0, -4],
      [1, -4],
      [4, 0],
      [3, 0],
      [5, 0]
    ] as const
    expect(DIRECTIONS.map((dir) => hit(dir, ...second))).toEqual([2, 0, 3, 0, 0, 0])
  })

  it('OW-WAVE-05 start at the three neighbours ahead and go straight on', () => {
    fc.assert(
      fc.property(anyScene, anyFacing, ({ board, start }, dir) => {
        const strip = [-1, 0, 1].flatMap((side) => {
          const first = step(start, turned(dir, side))
          return Array.from({ length: 40 }, (_, times) => step(first, dir, times))
        })
        expect(wave(board, start, dir)).toEqual(board.hexes.filter((h) => strip.includes(h)))
      }),
      { numRuns: 1000 }
    )
  })
})

describe('templates', () => {
  const bolt = [offset(0, -1), offset(0, -2), offset(1, -2)]

  it('OW-AOE-08 turn with the facing', () => {
    expect(template(boardF, bolt, hex(0, 0), 'N')).toEqual(hexes([0, -2], [1, -2], [0, -1]))
    expect(template(boardF, bolt, hex(0, 0), 'NE')).toEqual(sorted(hexes([1, -1], [2, -2], [2, -1])))
    expect(template(boardF, bolt, hex(0, 0), 'S')).toEqual(sorted(hexes([0, 1], [0, 2], [-1, 2])))
  })

  it('OW-AOE-09 lose what hangs over the edge', () => {
    expect(template(boardF, bolt, hex(0, -4), 'N')).toEqual(hexes([0, -5]))
  })
})

describe('a charge', () => {
  it('OW-CHARGE-08 sweeps every hex entered, its start left out', () => {
    const way = line(boardF, hex(0, 2), 'N', 3)
    const path = swept(boardF, T7, hex(0, 2), 'N', way)
    expect(path).toHaveLength(9)
    expect(path).toEqual(sorted(hexes([0, 0], [0, -1], [0, -2], [1, 0], [1, -1], [1, -2], [-1, 1], [-1, 0], [-1, -1])))
    expect(swept(boardF, T7, hex(0, 2), 'N', [])).toEqual([])
  })

  it('OW-CHARGE-02 EX-094 a body three hexes from the edge has one hex to go', () => {
    expect(line(grid.roomFor(boardF, T7, 'N'), hex(0, -3), 'N', 4)).toEqual(hexes([0, -4]))
  })
})
