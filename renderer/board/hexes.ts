// Where a hex lies on the table: flat-top hexes with corners one unit from the middle, x to the east, z to the south.
import {
  DIRECTIONS,
  hex,
  moved,
  qOf,
  rOf,
  rotated,
  step,
  turned,
  turnsOf,
  type Dir,
  type Hex,
  type Offset
} from '../../engine/hex/hex'
import { middleOf, type Point } from '../../engine/hex/points'

export { DIRECTIONS, step, turned, turnsOf, type Dir, type Hex, type Offset, type Point }

/** A point on the table top. */
export interface TableSpot {
  readonly x: number
  readonly z: number
}

const ROOT3 = Math.sqrt(3)
/** From the middle of a hex to the middle of a side. */
export const APOTHEM = ROOT3 / 2

/** A point of the exact grid (OW-GEO-10) on the table. */
export const spotOfPoint = (point: Point): TableSpot => ({ x: point.x / 2, z: point.y * APOTHEM })
export const spotOf = (h: Hex): TableSpot => spotOfPoint(middleOf(h))

/** The middle of every board and of every model. */
export const ORIGIN: Hex = hex(0, 0)
export const spotOfOffset = (by: Offset): TableSpot => spotOf(moved(ORIGIN, by))

/** Clockwise seen from above, zero at north. */
export const headingOf = (facing: Dir): number => (turnsOf(facing) * Math.PI) / 3

/** Where a hex of the footprint lies once the monster has turned from north to `facing`. */
export const placed = (core: Hex, by: Offset, facing: Dir): Hex => moved(core, rotated(by, turnsOf(facing)))

/** A point of a thing that faces north, as it lies at a heading. */
export const turnedSpot = ({ x, z }: TableSpot, heading: number): TableSpot => ({
  x: x * Math.cos(heading) - z * Math.sin(heading),
  z: x * Math.sin(heading) + z * Math.cos(heading)
})

/** Farther out a packed hex would wrap. */
const FARTHEST = 62

/** The hex nearest to a point of the table: plain rounding with the worst coordinate put right. */
export function hexUnder({ x, z }: TableSpot): Hex | null {
  const q = x / 1.5
  const r = z / ROOT3 - q / 2
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(-q - r)
  const dq = Math.abs(rq - q)
  const dr = Math.abs(rr - r)
  const ds = Math.abs(rs + q + r)
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return Math.abs(rq) > FARTHEST || Math.abs(rr) > FARTHEST ? null : hex(rq, rr)
}

/** Corner k of a hex of a given size; corner 0 lies to the east, then clockwise. */
export const cornerOf = (centre: TableSpot, k: number, size = 1): TableSpot => ({
  x: centre.x + size * Math.cos((k * Math.PI) / 3),
  z: centre.z + size * Math.sin((k * Math.PI) / 3)
})

/** The direction across the side from corner k to the next. */
export const SIDES: readonly Dir[] = ['SE', 'S', 'SW', 'NW', 'N', 'NE']

/** The middle of a group of hexes. */
export function middleOfSpots(spots: readonly TableSpot[]): TableSpot {
  const sum = spots.reduce((a, b) => ({ x: a.x + b.x, z: a.z + b.z }), { x: 0, z: 0 })
  const n = Math.max(1, spots.length)
  return { x: sum.x / n, z: sum.z / n }
}

export { qOf, rOf }
