import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex, offset, step, turned } from '../../../engine/hex/hex'
import {
  APOTHEM,
  cornerOf,
  DIRECTIONS,
  headingOf,
  hexUnder,
  placed,
  SIDES,
  spotOf,
  spotOfOffset,
  turnedSpot
} from '../../../renderer/board/hexes'

const anyHex = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })).map(([q, r]) => hex(q, r))

describe('hexes on the table', () => {
  it('OW-GEO-01 north is up the table and neighbours lie two apothems apart', () => {
    expect(spotOf(step(hex(0, 0), 'N'))).toEqual({ x: 0, z: -2 * APOTHEM })
    for (const dir of DIRECTIONS) {
      const { x, z } = spotOf(step(hex(0, 0), dir))
      expect(Math.hypot(x, z)).toBeCloseTo(2 * APOTHEM)
      expect(Math.atan2(x, -z)).toBeCloseTo(headingOf(dir) > Math.PI ? headingOf(dir) - 2 * Math.PI : headingOf(dir))
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
