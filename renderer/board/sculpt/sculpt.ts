// Builds faceted solids as plain arrays: three corners a facet, one normal, one colour, no renderer in sight.
import type { Rgb } from '../theme'

export type Vec = readonly [number, number, number]

export interface Solid {
  readonly positions: number[]
  readonly normals: number[]
  readonly colours: number[]
  /** Per corner: 0 is lit by the lamp, 1 shines by itself. */
  readonly glows: number[]
}

export const emptySolid = (): Solid => ({ positions: [], normals: [], colours: [], glows: [] })
export const facetsOf = (solid: Solid): number => solid.positions.length / 9

export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0]
]
export const lengthOf = (a: Vec): number => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Vec): Vec => times(a, 1 / (lengthOf(a) || 1))
export const between = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t
]

/** One facet, its corners counter-clockwise seen from outside. */
export function facet(solid: Solid, a: Vec, b: Vec, c: Vec, colour: Rgb, glow = 0): void {
  const normal = unit(cross(sub(b, a), sub(c, a)))
  for (const p of [a, b, c]) {
    solid.positions.push(...p)
    solid.normals.push(...normal)
    solid.colours.push(...colour)
    solid.glows.push(glow)
  }
}

export function quad(solid: Solid, a: Vec, b: Vec, c: Vec, d: Vec, colour: Rgb, glow = 0): void {
  facet(solid, a, b, c, colour, glow)
  facet(solid, a, c, d, colour, glow)
}

/** Joins two rings of equally many points, the lower first; both run counter-clockwise seen from above. */
export function band(solid: Solid, low: readonly Vec[], high: readonly Vec[], colour: Rgb): void {
  low.forEach((a, k) => {
    const next = (k + 1) % low.length
    const b = low[next]
    const c = high[next]
    const d = high[k]
    if (b && c && d) quad(solid, a, b, c, d, colour)
  })
}

/** Closes a ring with a fan from its middle, looking up; `isUnder` turns it over. */
export function cap(solid: Solid, ring: readonly Vec[], colour: Rgb, isUnder = false): void {
  const middle = times(ring.reduce(add, [0, 0, 0]), 1 / Math.max(1, ring.length))
  ring.forEach((a, k) => {
    const b = ring[(k + 1) % ring.length]
    if (!b) return
    if (isUnder) facet(solid, middle, b, a, colour)
    else facet(solid, middle, a, b, colour)
  })
}

/** A level ring of points, counter-clockwise seen from above. */
export const ring = (sides: number, radius: number, y: number, turn = 0, at: Vec = [0, 0, 0]): Vec[] =>
  Array.from({ length: sides }, (_, k): Vec => {
    const angle = turn - (k / sides) * 2 * Math.PI
    return [at[0] + radius * Math.cos(angle), at[1] + y, at[2] + radius * Math.sin(angle)]
  })

/** Adds a solid, every point moved by `place` (rotations and shifts; normals are reckoned anew). */
export function join(into: Solid, from: Solid, place: (p: Vec) => Vec, paint: (c: Rgb) => Rgb = (c) => c): void {
  const { positions, colours, glows } = from
  const at = (k: number): Vec => place([positions[k] ?? 0, positions[k + 1] ?? 0, positions[k + 2] ?? 0])
  for (let k = 0; k < positions.length; k += 9) {
    const colour = paint([colours[k] ?? 0, colours[k + 1] ?? 0, colours[k + 2] ?? 0])
    facet(into, at(k), at(k + 3), at(k + 6), colour, glows[k / 3] ?? 0)
  }
}

/** Darker towards the table, from a corner on: less light comes down there. `high` is where all of it comes. */
export function deepen({ positions, colours }: Solid, high: number, from = 0): void {
  for (let k = from * 3; k < positions.length; k += 3) {
    const light = 0.62 + 0.46 * Math.min(1, Math.max(0, (positions[k + 1] ?? 0) / high))
    for (let c = k; c < k + 3; c++) colours[c] = (colours[c] ?? 0) * light
  }
}

/** A repeatable unevenness from 0 to 1: the same thing always looks the same. */
export function unevenness(seed: number): number {
  let n = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

export const seedOf = (text: string): number => {
  let seed = 2166136261
  for (let k = 0; k < text.length; k++) seed = Math.imul(seed ^ text.charCodeAt(k), 16777619)
  return seed >>> 0
}
