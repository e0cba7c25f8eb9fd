import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex } from '../../../../engine/hex/hex'
import { DIRECTIONS, MODEL_GRID, step, type Hex, type TableSpot } from '../../../../renderer/board/hexes'
import { cutOut } from '../../../../renderer/board/overlay/regions'

const area = (points: readonly TableSpot[]): number =>
  Math.abs(
    points.reduce((sum, a, k) => {
      const b = points[(k + 1) % points.length] as TableSpot
      return sum + a.x * b.z - b.x * a.z
    }, 0) / 2
  )

const group = fc
  .array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })), { minLength: 1, maxLength: 12 })
  .map((pairs) => [...new Set(pairs.map(([q, r]) => hex(q, r)))])

const openSides = (hexes: readonly Hex[]): number =>
  hexes.flatMap((h) => DIRECTIONS.filter((dir) => !hexes.includes(step(h, dir)))).length

describe('areas over the board', () => {
  it('are outlined exactly where they end', () => {
    fc.assert(
      fc.property(group, (hexes) => {
        const cuts = cutOut(hexes, 0.05, 0.05, MODEL_GRID)
        expect(cuts).toHaveLength(hexes.length)
        expect(cuts.flatMap((cut) => cut.ribbons)).toHaveLength(openSides(hexes))
      })
    )
  })

  it('stay inside their own hexes', () => {
    fc.assert(
      fc.property(group, (hexes) => {
        cutOut(hexes, 0.05, 0.05, MODEL_GRID).forEach((cut) => {
          const middle = cut.polygon.reduce((a, b) => ({ x: a.x + b.x / 6, z: a.z + b.z / 6 }), { x: 0, z: 0 })
          expect(hexes).toContain(MODEL_GRID.hexUnder(middle))
          expect(area(cut.polygon)).toBeLessThanOrEqual((3 * Math.sqrt(3)) / 2 + 1e-9)
        })
      })
    )
  })

  it('fill a hex whole whose six neighbours belong to the area too', () => {
    const middle = hex(0, 0)
    const cut = cutOut([middle, ...DIRECTIONS.map((dir) => step(middle, dir))], 0.1, 0.05, MODEL_GRID)[0]
    expect(cut?.ribbons).toHaveLength(0)
    expect(area(cut?.polygon ?? [])).toBeCloseTo((3 * Math.sqrt(3)) / 2)
  })

  it('outlines of neighbouring hexes meet without a gap', () => {
    const [a, b] = cutOut([hex(0, 0), hex(0, 1)], 0.08, 0.05, MODEL_GRID)
    const points = (b?.ribbons ?? []).flat()
    const shared = (a?.ribbons ?? []).flat().filter((p) => points.some((q) => Math.hypot(p.x - q.x, p.z - q.z) < 1e-9))
    expect(shared).toHaveLength(4)
  })
})
