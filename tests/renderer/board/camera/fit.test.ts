import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axesOf, fitted, fullest, type CameraAim } from '../../../../renderer/board/camera/fit'
import { boardPoints, shotFrom, TABLE_AIMS, TOP_AIM } from '../../../../renderer/board/camera/views'
import { MODEL_GRID } from '../../../../renderer/board/hexes'
import { sub, type Vec } from '../../../../renderer/board/sculpt/sculpt'
import { at, EVENING } from '../../../../renderer/gallery/battlefieldScenes'

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const TAN = 0.268

function extremes(aim: CameraAim, aspect: number, margin: number): { x: number; y: number } {
  const points = boardPoints(EVENING)
  const { at: from } = fitted(points, aim, { tanY: TAN, aspect, margin })
  const { ahead, right, up } = axesOf(aim)
  const seen = points.map((point) => {
    const way = sub(point, from)
    const far = dot(way, ahead)
    return { x: Math.abs(dot(way, right) / far / (TAN * aspect)), y: Math.abs(dot(way, up) / far / TAN) }
  })
  return { x: Math.max(...seen.map((p) => p.x)), y: Math.max(...seen.map((p) => p.y)) }
}

describe('fitting the board into the picture', () => {
  it('shows all of it, and no smaller than needed, from any side and in any window', () => {
    const turn = fc.double({ min: -3.1, max: 3.1, noNaN: true })
    const tilt = fc.double({ min: 0.4, max: 1.56, noNaN: true })
    const aspect = fc.double({ min: 0.6, max: 2.6, noNaN: true })
    fc.assert(
      fc.property(turn, tilt, aspect, (t, d, a) => {
        const { x, y } = extremes({ turn: t, tilt: d }, a, 0.05)
        expect(Math.max(x, y)).toBeCloseTo(0.95, 5)
      })
    )
  })

  it('keeps clear of the foot of the picture, and fills the rest', () => {
    const foot = 0.2
    const points = boardPoints(EVENING)
    for (const aspect of [0.8, 1.3, 2]) {
      const aim = TABLE_AIMS[2]!
      const { at: from } = fitted(points, aim, { tanY: TAN, aspect, margin: 0, foot })
      const { ahead, right, up } = axesOf(aim)
      const seen = points.map((point) => {
        const way = sub(point, from)
        const far = dot(way, ahead)
        return { x: Math.abs(dot(way, right) / far / (TAN * aspect)), y: dot(way, up) / far / TAN }
      })
      const low = Math.min(...seen.map((p) => p.y))
      const high = Math.max(...seen.map((p) => p.y))
      expect(low).toBeGreaterThanOrEqual(-1 + 2 * foot - 1e-9)
      expect(high).toBeLessThanOrEqual(1 + 1e-9)
      const widest = Math.max(...seen.map((p) => p.x))
      expect(Math.max(widest, (high - low) / (2 - 2 * foot))).toBeCloseTo(1, 5)
    }
  })

  it('looks more from above where the picture is squarer', () => {
    const aimAt = (aspect: number) =>
      fullest(boardPoints(EVENING), TABLE_AIMS, { tanY: TAN, aspect, margin: 0.03 })!.tilt
    expect(aimAt(1.2)).toBeGreaterThan(aimAt(2.4))
  })

  it('the table and the top view look north', () => {
    for (const aim of [...TABLE_AIMS, TOP_AIM]) {
      const { ahead, right } = axesOf(aim)
      expect(right).toEqual([1, 0, 0])
      expect(ahead[2]).toBeLessThan(0)
      expect(ahead[1]).toBeLessThan(0)
    }
  })

  it('looks over the shoulder of a piece the way it faces', () => {
    const shot = shotFrom(EVENING, 'beast')
    const core = MODEL_GRID.spotOf(at('I4'))
    expect(shot?.at[2]).toBeLessThan(core.z)
    expect(shot?.target[2]).toBeGreaterThan(core.z)
    expect(shotFrom(EVENING, 'nobody')).toBeNull()
  })
})
