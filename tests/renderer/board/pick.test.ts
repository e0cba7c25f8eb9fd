import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodiesOf } from '../../../renderer/board/bodies'
import { axesOf, fitted } from '../../../renderer/board/camera/fit'
import { boardPoints } from '../../../renderer/board/camera/views'
import { MODEL_GRID, type Hex } from '../../../renderer/board/hexes'
import { posesOf } from '../../../renderer/board/motion/poses'
import { bodyAlong, hexAlong, pointedAt, rayThrough, spotUnder, type Eye } from '../../../renderer/board/pick'
import type { ScenePlace } from '../../../renderer/board/scene'
import { sub, type Vec } from '../../../renderer/board/sculpt/sculpt'
import { at, BOARD, EVENING } from '../../../renderer/gallery/battlefieldScenes'

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function eyeFrom(turn: number, tilt: number): Eye {
  const aim = { turn, tilt }
  const tanY = 0.27
  const shot = fitted(boardPoints(EVENING), aim, { tanY, aspect: 1.6, margin: 0.03 })
  return { at: shot.at, ...axesOf(aim), tanY, tanX: tanY * 1.6 }
}

/** Where a point of the table appears in the picture. */
function seen(eye: Eye, point: Vec): [number, number] {
  const way = sub(point, eye.at)
  const far = dot(way, eye.ahead)
  return [dot(way, eye.right) / far / eye.tanX, dot(way, eye.up) / far / eye.tanY]
}

const rayTo = (eye: Eye, point: Vec) => rayThrough(eye, ...seen(eye, point))
const onTable = (hex: Hex, y = 0): Vec => [MODEL_GRID.spotOf(hex).x, y, MODEL_GRID.spotOf(hex).z]
const NOTHING_OFFERED = (): boolean => false

describe('pointing', () => {
  it('finds every hex of the board from any side', () => {
    const angle = fc.double({ min: -3.1, max: 3.1, noNaN: true })
    const tilt = fc.double({ min: 0.4, max: 1.56, noNaN: true })
    fc.assert(
      fc.property(angle, tilt, fc.constantFrom(...BOARD.hexes), (turn, down, hex) => {
        expect(hexAlong(rayTo(eyeFrom(turn, down), onTable(hex)), MODEL_GRID)).toBe(hex)
      })
    )
  })

  it('finds nothing above the horizon', () => {
    expect(spotUnder({ from: [0, 5, 0], way: [0, 0.2, -1] })).toBeNull()
  })

  it('finds the piece in front of the hex it hides', () => {
    const eye = eyeFrom(0, 0.75)
    const bodies = bodiesOf(EVENING, posesOf(EVENING))
    const head = rayTo(eye, onTable(at('J8'), 1.1))
    expect(hexAlong(head, MODEL_GRID)).not.toBe(at('J8'))
    expect(bodyAlong(head, bodies)?.place).toEqual({ kind: 'figure', id: 'warden' })
  })

  it('finds every location of the monster from above', () => {
    const eye = eyeFrom(0, 1.5)
    const bodies = bodiesOf(EVENING, posesOf(EVENING))
    const found = ['I4', 'I5', 'I3', 'H4', 'H5', 'J4', 'J5'].map((label) => {
      const place = pointedAt(rayTo(eye, onTable(at(label), 0.4)), bodies, NOTHING_OFFERED, MODEL_GRID)
      return place?.kind === 'part' ? place.part : null
    })
    expect(found).toEqual(['core', 'head', 'rear', 'right', 'right', 'left', 'left'])
  })

  it('prefers what can be chosen: an offered hex wins over a figure in front of it that cannot', () => {
    const eye = eyeFrom(0, 0.75)
    const bodies = bodiesOf(EVENING, posesOf(EVENING))
    const ray = rayTo(eye, onTable(at('J8'), 1.1))
    const behind = hexAlong(ray, MODEL_GRID) as Hex
    const isOffered = (place: ScenePlace): boolean => place.kind === 'hex' && place.hex === behind
    expect(pointedAt(ray, bodies, NOTHING_OFFERED, MODEL_GRID)).toEqual({ kind: 'figure', id: 'warden' })
    expect(pointedAt(ray, bodies, isOffered, MODEL_GRID)).toEqual({ kind: 'hex', hex: behind })
  })
})
