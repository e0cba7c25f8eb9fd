import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as grid from '../../../engine/hex'
import { DIRECTIONS, distance, hex, neighbours, NORTH_THEN_WEST, qOf, rOf, step, turned } from '../../../engine/hex'
import { anyHex, hexes } from './fixtures'
import { SLOW_STEPS, slowDistance, slowIsStraight, slowOrder } from './slow'

describe('a hex', () => {
  it('OW-GEO-01 keeps its coordinates and is plain JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -64, max: 63 }), fc.integer({ min: -64, max: 63 }), (q, r) => {
        const h = JSON.parse(JSON.stringify(hex(q, r)))
        expect([qOf(h), rOf(h)]).toEqual([q, r])
      })
    )
  })

  it.each(Object.entries(SLOW_STEPS))('OW-GEO-01 a step %s adds %j', (dir, [q, r]) => {
    expect(step(hex(2, 3), dir as grid.Dir)).toBe(hex(2 + q, 3 + r))
    expect(step(hex(2, 3), dir as grid.Dir, 3)).toBe(hex(2 + 3 * q, 3 + 3 * r))
  })

  it('OW-GEO-03 EX-001 lists its neighbours north then west', () => {
    expect(neighbours(hex(0, 0))).toEqual(hexes([0, -1], [-1, 0], [1, -1], [-1, 1], [1, 0], [0, 1]))
  })

  it('OW-GEN-02 sorts north then west like the rule says it', () => {
    fc.assert(
      fc.property(fc.array(anyHex(20)), (list) => {
        expect([...list].sort(grid.byNorthThenWest)).toEqual([...list].sort(slowOrder))
        expect(grid.northThenWest(list)).toBe([...list].sort(slowOrder)[0])
      })
    )
  })
})

describe('distance', () => {
  it('OW-GEO-02 EX-002 counts hexes along the most direct route', () => {
    expect(distance(hex(0, 0), hex(2, -4))).toBe(4)
    expect(distance(hex(0, 0), hex(3, -1))).toBe(3)
  })

  it('OW-GEO-02 is the number of steps, both ways', () => {
    fc.assert(
      fc.property(anyHex(20), anyHex(20), (a, b) => {
        expect(distance(a, b)).toBe(slowDistance(a, b))
        expect(distance(b, a)).toBe(distance(a, b))
      })
    )
  })

  it('OW-GEO-05 between groups is the smallest one', () => {
    expect(grid.distanceApart(hexes([0, 0], [3, 0]), hexes([5, 0], [9, 0]))).toBe(2)
    expect(grid.nearest(hexes([0, 1], [0, -1], [1, -1]), hex(3, -5))).toEqual(hexes([0, -1], [1, -1]))
  })
})

describe('directions', () => {
  it('OW-GEO-04 a straight line has a direction, anything else none', () => {
    fc.assert(
      fc.property(anyHex(20), anyHex(20), (a, b) => {
        const dir = grid.directionTo(a, b)
        expect(dir !== undefined).toBe(a !== b && slowIsStraight(a, b))
        if (dir) expect(step(a, dir, distance(a, b))).toBe(b)
      })
    )
  })

  it('turn clockwise in sixths', () => {
    expect(DIRECTIONS.map((dir) => turned(dir, 1))).toEqual(['NE', 'SE', 'S', 'SW', 'NW', 'N'])
    expect(DIRECTIONS.map((dir) => turned(dir, -7))).toEqual(['NW', 'N', 'NE', 'SE', 'S', 'SW'])
    expect(DIRECTIONS.map(grid.opposite)).toEqual(['S', 'SW', 'NW', 'N', 'NE', 'SE'])
    expect(DIRECTIONS.map((dir) => grid.turnsBetween('NE', dir))).toEqual([1, 0, 1, 2, 3, 2])
  })

  it('OW-EMOVE-14 mirror at the two kinds of edges', () => {
    expect(NORTH_THEN_WEST.map(grid.mirroredNorthSouth)).toEqual(['S', 'SW', 'SE', 'NW', 'NE', 'N'])
    expect(NORTH_THEN_WEST.map(grid.mirroredEastWest)).toEqual(['N', 'NE', 'NW', 'SE', 'SW', 'S'])
  })

  it('turning an offset turns its direction and keeps its length', () => {
    fc.assert(
      fc.property(anyHex(10), fc.integer({ min: -12, max: 12 }), (h, sixths) => {
        const middle = hex(0, 0)
        const to = grid.moved(middle, grid.rotated(grid.offsetBetween(middle, h), sixths))
        const dir = grid.directionTo(middle, h)
        expect(distance(middle, to)).toBe(distance(middle, h))
        expect(grid.directionTo(middle, to)).toBe(dir && turned(dir, sixths))
      })
    )
  })

  it('an offset knows its coordinates', () => {
    fc.assert(
      fc.property(anyHex(31), anyHex(31), (a, b) => {
        const by = grid.offsetBetween(a, b)
        expect([grid.offsetQ(by), grid.offsetR(by)]).toEqual([qOf(b) - qOf(a), rOf(b) - rOf(a)])
        expect(grid.moved(a, by)).toBe(b)
      })
    )
  })
})

describe('points', () => {
  it('OW-GEO-10 neighbours share two corners, and corners lie one side from the middle', () => {
    const key = ({ x, y }: grid.Point): string => `${x},${y}`
    const own = new Set(grid.cornersOf(hex(1, -2)).map(key))
    expect(own.size).toBe(6)
    for (const near of neighbours(hex(1, -2))) {
      expect(grid.cornersOf(near).filter((corner) => own.has(key(corner)))).toHaveLength(2)
    }
    for (const corner of grid.cornersOf(hex(1, -2))) {
      expect(grid.squaredDistance(corner, grid.middleOf(hex(1, -2)))).toBe(4)
    }
  })

  it('OW-GEO-10 the worked corner pair of EX-005', () => {
    expect(grid.sightEnds(hex(0, 0), hex(2, -1))).toEqual([
      { x: 2, y: 0 },
      { x: 4, y: 0 }
    ])
  })
})
