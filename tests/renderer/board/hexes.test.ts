import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex, offset, step, turned } from '../../../engine/hex/hex'
import {
  APOTHEM,
  compassOf,
  DIRECTIONS,
  gridOf,
  ORIENTATIONS,
  placed,
  SIDES,
  spotOfOffset,
  turnedSpot
} from '../../../renderer/board/hexes'

const anyHex = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })).map(([q, r]) => hex(q, r))

describe('a grid', () => {
  it('OW-GEO-01 that lies flat has north up the table', () => {
    expect(gridOf({}).spotOf(step(hex(0, 0), 'N'))).toEqual({ x: 0, z: -2 * APOTHEM })
  })

  it('that is pointy has rows from west to east, and directions are called as they lie', () => {
    const { half, headingOf, spotOf } = gridOf({ orientation: 'pointy' })
    const east = spotOf(step(hex(0, 0), 'SE'))
    expect([east.x, east.z]).toEqual([expect.closeTo(2 * APOTHEM), expect.closeTo(0)])
    expect(half).toEqual({ x: APOTHEM, z: 1 })
    const said = { N: 0, NE: 30, E: 90, SE: 150, S: 180, SW: 210, W: 270, NW: 330 }
    for (const dir of DIRECTIONS) {
      const degrees = (((headingOf(dir) * 180) / Math.PI + 360) % 360).toFixed()
      expect(said[compassOf(dir, gridOf({ orientation: 'pointy' }))]).toBe(Number(degrees))
    }
  })
})

describe.each(ORIENTATIONS)('hexes on the table, %s', (orientation) => {
  const { cornerOf, headingOf, hexUnder, spotOf } = gridOf({ orientation })

  it('neighbours lie two apothems apart, in the direction they are named for', () => {
    for (const dir of DIRECTIONS) {
      const { x, z } = spotOf(step(hex(0, 0), dir))
      expect(Math.hypot(x, z)).toBeCloseTo(2 * APOTHEM)
      expect(Math.atan2(x, -z)).toBeCloseTo(headingOf(dir) > 3.2 ? headingOf(dir) - 2 * Math.PI : headingOf(dir))
    }
  })

  it('every point inside a hex is under that hex', () => {
    fc.assert(
      fc.property(
        anyHex,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.nat(5),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (h, far, k, t) => {
          const centre = spotOf(h)
          const a = cornerOf(centre, k, far)
          const b = cornerOf(centre, k + 1, far)
          expect(hexUnder({ x: a.x + (b.x - a.x) * t, z: a.z + (b.z - a.z) * t })).toBe(h)
        }
      )
    )
  })

  it('says nothing about points so far out that a packed hex would wrap', () => {
    expect(hexUnder({ x: 500, z: 0 })).toBeNull()
    expect(hexUnder({ x: 0, z: -500 })).toBeNull()
  })

  it('the side from a corner to the next faces the neighbour named for it', () => {
    SIDES.forEach((dir, k) => {
      const centre = spotOf(hex(0, 0))
      const [a, b, far] = [cornerOf(centre, k), cornerOf(centre, k + 1), spotOf(step(hex(0, 0), dir))]
      expect((a.x + b.x) / 2).toBeCloseTo(far.x / 2)
      expect((a.z + b.z) / 2).toBeCloseTo(far.z / 2)
    })
  })

  it('a turned model covers the hexes the kernel turns it to', () => {
    fc.assert(
      fc.property(
        anyHex,
        fc.integer({ min: -2, max: 2 }),
        fc.integer({ min: -2, max: 2 }),
        fc.constantFrom(...DIRECTIONS),
        (core, q, r, dir) => {
          const by = offset(q, r)
          const on = spotOf(placed(core, by, dir))
          const model = turnedSpot(spotOfOffset(by), headingOf(dir))
          const at = spotOf(core)
          expect(at.x + model.x).toBeCloseTo(on.x)
          expect(at.z + model.z).toBeCloseTo(on.z)
        }
      )
    )
    expect(turned('NW', 1)).toBe('N')
  })
})
