import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boardOf,
  costOf,
  hex,
  hexesIn,
  hexesReached,
  isMarked,
  maskOf,
  neighbours,
  nextOnPath,
  reach,
  rectangle,
  shortestPath,
  stepsAt,
  stepsToNearest,
  UNREACHED,
  wayTo
} from '../../../engine/hex'
import type { Hex } from '../../../engine/hex'
import { anyScene, board161, boardF, hexes, type Scene } from './fixtures'
import { slowBest, slowCosts, slowDistance, slowPaths } from './slow'

type Pair = readonly [number, number]
const beside = (q: number, r: number): Hex[] => neighbours(hex(q, r))
const walk = (from: Pair, goals: Hex[], ...obstacles: Pair[]): Hex[] | null =>
  shortestPath(boardF, hex(...from), goals, maskOf(boardF, hexes(...obstacles)))
const open = ({ board, blocked }: Scene): Set<Hex> => new Set(board.hexes.filter((h) => !isMarked(board, blocked, h)))

describe('the shortest path', () => {
  it('OW-EMOVE-02 EX-097 takes every tie north then west', () => {
    expect(walk([0, 0], beside(2, -4))).toEqual(hexes([0, -1], [0, -2], [1, -3]))
  })

  it('OW-EMOVE-08 EX-098 goes around an obstacle', () => {
    expect(walk([0, 2], beside(0, -2), [0, 1])).toEqual(hexes([-1, 2], [-1, 1], [-1, 0], [-1, -1]))
  })

  it('OW-EMOVE-11 EX-099 leads around the blockage back to the line', () => {
    expect(walk([0, 2], hexes([0, 0]), [0, 1])).toEqual(hexes([-1, 2], [-1, 1], [0, 0]))
  })

  it('OW-EMOVE-04 is empty for one who is there', () => {
    expect(walk([0, -1], beside(0, 0))).toEqual([])
    expect(walk([0, -1], beside(0, 0), [0, -1])).toEqual([])
  })

  it('OW-EMOVE-08 does not end on a blocked goal or off the board', () => {
    expect(walk([0, 0], hexes([0, -2]), [0, -2])).toBeNull()
    expect(walk([0, 0], hexes([0, -6]))).toBeNull()
    expect(walk([0, -6], hexes([0, 0]))).toBeNull()
    expect(walk([0, 0], [])).toBeNull()
  })

  it('OW-EMOVE-02 is the best of all shortest paths, every one written out', () => {
    fc.assert(
      fc.property(anyScene, fc.boolean(), (scene, adjacent) => {
        const { board, blocked, start, other } = scene
        const goals = adjacent ? neighbours(other) : [other]
        const slow = slowPaths(open(scene), start, new Set(goals.filter((h) => open(scene).has(h) || h === start)))
        expect(shortestPath(board, start, goals, blocked)).toEqual(slowBest(slow))
        expect(nextOnPath(board, start, goals, blocked)).toBe(slowBest(slow)?.[0])
      }),
      { numRuns: 2500 }
    )
  })

  it('OW-EMOVE-02 of many far apart goals takes the nearest', () => {
    fc.assert(
      fc.property(anyScene, fc.array(fc.nat(200), { maxLength: 8 }), (scene, picks) => {
        const { board, blocked, start } = scene
        const goals = picks.map((n) => board.hexes[n % board.size]!)
        const slow = slowPaths(open(scene), start, new Set(goals.filter((h) => open(scene).has(h) || h === start)))
        expect(shortestPath(board, start, goals, blocked)).toEqual(slowBest(slow))
      }),
      { numRuns: 1500 }
    )
  })

  it('finds its way through a long maze', () => {
    const rows = boardOf(rectangle({ west: 0, east: 30, north: 0, south: 60 }).filter((h) => Math.abs(h & 127) < 96))
    const walls = rows.hexes.filter((h) => {
      const column = (h >> 7) - 64
      if (column % 2 === 0) return false
      const inColumn = rows.hexes.filter((other) => other >> 7 === h >> 7)
      return column % 4 === 1 ? h !== inColumn[0] : h !== inColumn.at(-1)
    })
    const path = shortestPath(rows, hex(0, 0), hexes([30, -15]), maskOf(rows, walls))
    expect(path!.length).toBeGreaterThan(300)
  })
})

describe('reach', () => {
  it('OW-TILE-02 costs what plain Dijkstra says, extra hexes included', () => {
    fc.assert(
      fc.property(
        anyScene,
        fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 3 })), { maxLength: 20 }),
        fc.nat(12),
        (scene, costly, budget) => {
          const { board, blocked, start } = scene
          const extra = board.nothing.slice()
          for (const [n, more] of costly) extra[n % board.size] = more
          const slow = slowCosts(open(scene), start, (h) => 1 + extra[board.hexes.indexOf(h)]!)
          const found = reach(board, start, budget, { blocked, extra })
          for (const h of board.hexes) {
            const cost = slow.get(h) ?? Infinity
            expect(costOf(found, h)).toBe(cost <= budget ? cost : UNREACHED)
          }
          expect(hexesReached(found)).toEqual(board.hexes.filter((h) => (slow.get(h) ?? Infinity) <= budget))
        }
      ),
      { numRuns: 1000 }
    )
  })

  it('OW-MOVE-02 without extras is the same, and unlimited unless a budget is given', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const { board, blocked, start } = scene
        const slow = slowCosts(open(scene), start, () => 1)
        const found = reach(board, start, undefined, { blocked })
        for (const h of board.hexes) expect(costOf(found, h)).toBe(slow.get(h) ?? UNREACHED)
        const near = stepsToNearest(
          board,
          [start],
          maskOf(
            board,
            hexesIn(board, blocked).filter((h) => h !== start)
          )
        )
        for (const h of board.hexes)
          if (open(scene).has(h)) expect(stepsAt(board, near, h)).toBe(slow.get(h) ?? UNREACHED)
      }),
      { numRuns: 1000 }
    )
  })

  it('shows a way that costs just that', () => {
    fc.assert(
      fc.property(anyScene, fc.array(fc.nat(200), { maxLength: 20 }), (scene, costly) => {
        const { board, blocked, start, other } = scene
        const extra = maskOf(
          board,
          costly.map((n) => board.hexes[n % board.size]!)
        )
        const found = reach(board, start, undefined, { blocked, extra })
        const way = wayTo(found, other)
        expect(way === null).toBe(costOf(found, other) === UNREACHED)
        if (way === null) return
        expect(way.reduce((sum, h) => sum + 1 + (isMarked(board, extra, h) ? 1 : 0), 0)).toBe(costOf(found, other))
        expect([start, ...way].every((h, k, all) => k === 0 || slowDistance(all[k - 1]!, h) === 1)).toBe(true)
        expect(way.at(-1) ?? start).toBe(other)
      }),
      { numRuns: 1000 }
    )
  })

  it('from off the board reaches nothing', () => {
    expect(hexesReached(reach(boardF, hex(9, 9)))).toEqual([])
    expect(costOf(reach(boardF, hex(0, 0)), hex(9, 9))).toBe(UNREACHED)
  })

  it('counts on the printed board, step by step from the middle, a corner and around a wall', () => {
    const perStep = (start: Hex, ...obstacles: Pair[]): number[] => {
      const found = reach(board161, start, undefined, { blocked: maskOf(board161, hexes(...obstacles)) })
      const counts: number[] = []
      for (const h of hexesReached(found)) counts[costOf(found, h)] = (counts[costOf(found, h)] ?? 0) + 1
      return counts
    }
    expect(perStep(hex(0, 0))).toEqual([1, 6, 12, 18, 24, 28, 26, 24, 22])
    expect(perStep(hex(-8, 0))).toEqual([1, 3, 4, 6, 7, 9, 10, 12, 13, 14, 13, 13, 12, 12, 11, 11, 10])
    expect(perStep(hex(0, 0), [0, -1], [1, -1], [1, 0], [-1, 1], [0, 1])).toEqual([
      1, 1, 3, 7, 13, 19, 24, 26, 24, 13, 11, 10, 3, 1
    ])
  })
})
