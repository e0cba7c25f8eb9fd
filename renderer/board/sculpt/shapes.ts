// The primitive bodies everything on the table is made of, faceted and a little uneven.
import { scaled, type Rgb } from '../theme'
import { add, band, cap, cross, facet, ring, sub, times, unevenness, unit, type Solid, type Vec } from './sculpt'

const GOLDEN = (1 + Math.sqrt(5)) / 2
const ICO_POINTS: readonly Vec[] = [
  [-1, GOLDEN, 0],
  [1, GOLDEN, 0],
  [-1, -GOLDEN, 0],
  [1, -GOLDEN, 0],
  [0, -1, GOLDEN],
  [0, 1, GOLDEN],
  [0, -1, -GOLDEN],
  [0, 1, -GOLDEN],
  [GOLDEN, 0, -1],
  [GOLDEN, 0, 1],
  [-GOLDEN, 0, -1],
  [-GOLDEN, 0, 1]
]
// prettier-ignore
const ICO_FACES: readonly (readonly [number, number, number])[] = [
  [0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11], [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8],
  [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9], [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1]
]

export interface BallOptions {
  readonly seed: number
  /** How uneven, as a part of the radius. */
  readonly rough?: number
  /** Facets: 0 gives 20, 1 gives 80. */
  readonly detail?: 0 | 1
}

/** An uneven ellipsoid. */
export function ball(solid: Solid, at: Vec, radii: Vec, colour: Rgb, { seed, rough = 0.12, detail = 1 }: BallOptions) {
  const faces = detail === 0 ? ICO_FACES.map((f) => f.map(cornerPoint) as [Vec, Vec, Vec]) : ICO_FACES.flatMap(split)
  for (const face of faces) {
    const [a, b, c] = face.map((p) => bumped(p, at, radii, seed, rough)) as [Vec, Vec, Vec]
    const shade = 0.92 + 0.16 * unevenness(seed + hashOf(face[0]) + hashOf(face[1]))
    facet(solid, a, b, c, scaled(colour, shade))
  }
}

const cornerPoint = (k: number): Vec => unit(ICO_POINTS[k] ?? [0, 1, 0])

function split(face: readonly [number, number, number]): [Vec, Vec, Vec][] {
  const [a, b, c] = face.map(cornerPoint) as [Vec, Vec, Vec]
  const [ab, bc, ca] = [unit(add(a, b)), unit(add(b, c)), unit(add(c, a))]
  return [
    [a, ab, ca],
    [ab, b, bc],
    [ca, bc, c],
    [ab, bc, ca]
  ]
}

const hashOf = (p: Vec): number => Math.round((p[0] * 31 + p[1] * 57 + p[2] * 91) * 100)

function bumped(p: Vec, at: Vec, radii: Vec, seed: number, rough: number): Vec {
  const by = 1 - rough / 2 + rough * unevenness(seed + hashOf(p))
  return [at[0] + p[0] * radii[0] * by, at[1] + p[1] * radii[1] * by, at[2] + p[2] * radii[2] * by]
}

/** A tapered prism from one point to another: limbs, trunks, horns. A zero end is a point. */
export function limb(solid: Solid, from: Vec, to: Vec, thick: number, thin: number, colour: Rgb, sides = 6): void {
  const axis = unit(sub(to, from))
  const side = unit(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const other = cross(axis, side)
  const around = (at: Vec, radius: number): Vec[] =>
    Array.from({ length: sides }, (_, k): Vec => {
      const angle = (k / sides) * 2 * Math.PI
      return add(at, add(times(side, radius * Math.cos(angle)), times(other, radius * Math.sin(angle))))
    })
  const low = around(from, thick)
  if (thin <= 0.001) {
    low.forEach((a, k) => facet(solid, a, low[(k + 1) % sides] ?? a, to, colour))
  } else {
    const high = around(to, thin)
    band(solid, low, high, colour)
    cap(solid, high, scaled(colour, 1.08))
  }
  cap(solid, low, scaled(colour, 0.8), true)
}

/** A limb through several points, getting thinner. */
export function chain(solid: Solid, points: readonly Vec[], thick: number, thin: number, colour: Rgb): void {
  const bits = points.length - 1
  points.slice(1).forEach((to, k) => {
    const from = points[k]
    if (!from) return
    const at = (t: number): number => thick + (thin - thick) * t
    limb(solid, from, to, at(k / bits), at((k + 1) / bits), scaled(colour, k % 2 ? 0.94 : 1.04))
  })
}

/** An upright block turned by an angle. */
export function block(solid: Solid, at: Vec, size: Vec, colour: Rgb, turn = 0, taper = 1): void {
  const [w, h, d] = size
  const corner = (k: number, y: number, by: number): Vec => {
    const x = (k === 0 || k === 3 ? w / 2 : -w / 2) * by
    const z = (k < 2 ? -d / 2 : d / 2) * by
    return [at[0] + x * Math.cos(turn) - z * Math.sin(turn), at[1] + y, at[2] + x * Math.sin(turn) + z * Math.cos(turn)]
  }
  const low = [0, 1, 2, 3].map((k) => corner(k, 0, 1))
  const high = [0, 1, 2, 3].map((k) => corner(k, h, taper))
  band(solid, low, high, colour)
  cap(solid, high, scaled(colour, 1.12))
}

/** A pointed cone of a few sides, standing. */
export function spire(solid: Solid, at: Vec, radius: number, height: number, colour: Rgb, sides = 6, turn = 0): void {
  const tip: Vec = [at[0], at[1] + height, at[2]]
  const low = ring(sides, radius, 0, turn, at)
  low.forEach((a, k) => facet(solid, a, low[(k + 1) % sides] ?? a, tip, scaled(colour, 0.92 + 0.14 * (k % 2))))
  cap(solid, low, scaled(colour, 0.6), true)
}
