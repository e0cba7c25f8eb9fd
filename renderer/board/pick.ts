// Pointing by arithmetic: a ray, a plane and a few round bodies. No mesh is ever searched.
import type { Grid, Hex, TableSpot } from './hexes'
import type { ScenePlace } from './scene'
import { add, lengthOf, sub, times, unit, type Vec } from './sculpt/sculpt'

export interface Ray {
  readonly from: Vec
  readonly way: Vec
}

/** A camera reduced to what pointing needs. */
export interface Eye {
  readonly at: Vec
  readonly right: Vec
  readonly up: Vec
  readonly ahead: Vec
  /** Tangents of half the angle of view. */
  readonly tanX: number
  readonly tanY: number
}

/** Something that can be pointed at: an upright rod with rounded ends. */
export interface PickBody {
  readonly place: ScenePlace
  readonly foot: Vec
  readonly head: Vec
  readonly radius: number
}

/** The ray through a point of the picture; both coordinates run from −1 to 1, up and to the right. */
export function rayThrough({ at, right, up, ahead, tanX, tanY }: Eye, x: number, y: number): Ray {
  return { from: at, way: unit(add(ahead, add(times(right, x * tanX), times(up, y * tanY)))) }
}

/** Where a ray meets the table top, or null if it looks past it. */
export function spotUnder({ from, way }: Ray, height = 0): TableSpot | null {
  if (way[1] > -1e-6) return null
  const t = (height - from[1]) / way[1]
  return t > 0 ? { x: from[0] + way[0] * t, z: from[2] + way[2] * t } : null
}

export function hexAlong(ray: Ray, grid: Grid): Hex | null {
  const spot = spotUnder(ray)
  return spot && grid.hexUnder(spot)
}

/** The body a ray meets first. */
export function bodyAlong(ray: Ray, bodies: readonly PickBody[]): PickBody | null {
  let best: PickBody | null = null
  let nearest = Infinity
  for (const body of bodies) {
    const far = meets(ray, body)
    if (far !== null && far < nearest) {
      nearest = far
      best = body
    }
  }
  return best
}

/** How far along the ray it comes closest to the body's rod, if that is within the radius. */
function meets({ from, way }: Ray, { foot, head, radius }: PickBody): number | null {
  const rod = sub(head, foot)
  const gap = sub(from, foot)
  const b = dot(way, rod)
  const c = dot(rod, rod)
  const d = dot(way, gap)
  const e = dot(rod, gap)
  const slant = c - b * b
  const s = c === 0 ? 0 : clamp(slant < 1e-9 ? 0 : (e - b * d) / slant)
  const on = add(foot, times(rod, s))
  const t = dot(way, sub(on, from))
  return t > 0 && lengthOf(sub(add(from, times(way, t)), on)) <= radius ? t : null
}

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const clamp = (t: number): number => Math.min(1, Math.max(0, t))

/**
 * What a person means: an offered body in front, else an offered hex under the pointer, else whatever is in front.
 * A figure that cannot be chosen never hides a hex that can.
 */
export function pointedAt(
  ray: Ray,
  bodies: readonly PickBody[],
  isOffered: (place: ScenePlace) => boolean,
  grid: Grid,
  groundAt: (hex: Hex) => ScenePlace = (hex) => ({ kind: 'hex', hex })
): ScenePlace | null {
  const offered = bodyAlong(
    ray,
    bodies.filter((body) => isOffered(body.place))
  )
  if (offered) return offered.place
  const hex = hexAlong(ray, grid)
  const ground = hex === null ? null : groundAt(hex)
  if (ground && isOffered(ground)) return ground
  return bodyAlong(ray, bodies)?.place ?? ground
}
