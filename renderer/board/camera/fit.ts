// The nearest camera that still shows everything: exact, without trying.
import { cross, unit, type Vec } from '../sculpt/sculpt'

export interface Shot {
  readonly at: Vec
  readonly target: Vec
}

export interface CameraLens {
  /** Tangent of half the vertical angle of view. */
  readonly tanY: number
  readonly aspect: number
  /** Part of the picture kept free at the edges, 0 to 1. */
  readonly margin: number
  /** Part of the picture at its foot that belongs to somebody else, 0 to 1. */
  readonly foot?: number
}

/** Directions from the camera: `turn` clockwise from looking north, `tilt` down from level. */
export interface CameraAim {
  readonly turn: number
  readonly tilt: number
}

export function axesOf({ turn, tilt }: CameraAim): { ahead: Vec; right: Vec; up: Vec } {
  const ahead: Vec = [Math.sin(turn) * Math.cos(tilt), -Math.sin(tilt), -Math.cos(turn) * Math.cos(tilt)]
  const right: Vec = [Math.cos(turn), 0, Math.sin(turn)]
  return { ahead, right, up: unit(cross(right, ahead)) }
}

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Both sides touch the outermost points, or top and bottom do; the other pair is centred. */
export function fitted(points: readonly Vec[], aim: CameraAim, { tanY, aspect, margin, foot = 0 }: CameraLens): Shot {
  const { ahead, right, up } = axesOf(aim)
  const ty = tanY * (1 - margin)
  const tb = tanY * (1 - margin * (1 - foot) - 2 * foot)
  const tx = ty * aspect
  const seen = points.map((p) => ({ x: dot(p, right), y: dot(p, up), z: dot(p, ahead) }))
  const most = (f: (p: { x: number; y: number; z: number }) => number): number => Math.max(...seen.map(f))
  const [east, west] = [most((p) => p.x - p.z * tx), most((p) => -p.x - p.z * tx)]
  const [top, bottom] = [most((p) => p.y - p.z * ty), most((p) => -p.y - p.z * tb)]
  const z = Math.min(-(east + west) / (2 * tx), -(top + bottom) / (ty + tb))
  const [x, y] = [(east - west) / 2, (top - bottom + z * (ty - tb)) / 2]
  const at = [0, 1, 2].map((k) => x * (right[k] ?? 0) + y * (up[k] ?? 0) + z * (ahead[k] ?? 0)) as unknown as Vec
  return { at, target: onTable(at, ahead) }
}

/** Of some aims the one from which the table fills most of the picture. */
export function fullest(points: readonly Vec[], aims: readonly CameraAim[], lens: CameraLens): CameraAim | undefined {
  const sizes = aims.map((aim) => {
    const { at, target } = fitted(points, aim, lens)
    const far = Math.hypot(at[0] - target[0], at[1] - target[1], at[2] - target[2])
    return Math.sin(aim.tilt) / (far * far)
  })
  return aims[sizes.indexOf(Math.max(...sizes))]
}

/** Where the middle of the picture meets the table. */
function onTable(at: Vec, ahead: Vec): Vec {
  const t = ahead[1] < -0.05 ? -at[1] / ahead[1] : 12
  return [at[0] + ahead[0] * t, at[1] + ahead[1] * t, at[2] + ahead[2] * t]
}
