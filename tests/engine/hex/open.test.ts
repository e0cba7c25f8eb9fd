import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  directionsToward,
  hex,
  moved,
  neighbours,
  offsetBetween,
  openWay,
  shortestPath,
  stepsAlong,
  toward
} from '../../../engine/hex'
import { walked } from '../../../engine/games/oathsworn/encounter/board/ways'
import { anyScene, boardF } from './fixtures'

describe('a way on which nothing lies', () => {
  it('OW-LARGE-03 OW-EMOVE-02 is the shortest path of an empty board, every tie north then west', () => {
    fc.assert(
      fc.property(anyScene, fc.boolean(), ({ board, start, other }, adjacent) => {
        const goals = adjacent ? neighbours(other) : [other]
        const way = openWay(board, start, goals)
        expect(way && walked(way).path).toEqual(shortestPath(board, start, goals))
      })
    )
  })

  it('OW-TGT-08 ends, after so many steps, where the path itself is by then', () => {
    fc.assert(
      fc.property(anyScene, fc.nat(12), ({ board, start, other }, steps) => {
        const way = openWay(board, start, [other])
        if (!way) return
        const path = [start, ...walked(way).path]
        const taken = Math.min(steps, path.length - 1)
        expect(stepsAlong(way, steps)).toEqual({ at: path[taken], from: path[Math.max(0, taken - 1)] })
      })
    )
  })

  it('OW-LARGE-02 leads to where each goal lies as far away as it is told', () => {
    const goal = hex(0, -3)
    const by = offsetBetween(hex(0, 0), hex(1, 0))
    expect(openWay(boardF, hex(0, 0), [goal], by)).toEqual(openWay(boardF, hex(0, 0), [moved(goal, by)]))
  })

  it('is none from or to where there is no board', () => {
    expect(openWay(boardF, hex(0, -20), [hex(0, 0)])).toBeNull()
    expect(openWay(boardF, hex(0, 0), [hex(0, -20)])).toBeNull()
    expect(openWay(boardF, hex(0, 0), [])).toBeNull()
  })
})

describe('the directions toward a hex', () => {
  it('OW-GEO-06 are the one taken, or those that are as near', () => {
    expect(directionsToward(hex(0, 0), hex(0, -4))).toEqual(['N'])
    expect(directionsToward(hex(0, 0), hex(1, -2))).toEqual(['N', 'NE'])
    expect(directionsToward(hex(3, 1), hex(4, -1))).toEqual(['N', 'NE'])
    expect(toward(hex(0, 0), hex(1, -2), (dir) => (dir === 'N' ? hex(0, 1) : hex(0, 0)))).toBe('NE')
  })
})
