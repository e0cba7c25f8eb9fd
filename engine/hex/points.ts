import { qOf, rOf, type Hex } from './hex'

/**
 * A point of the plane in exact integers: a unit of x is half a hex side, a unit of y is half a hex height, so squared
 * lengths are Δx² + 3Δy² (in quarters of a squared side). OW-GEO-10
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The corners of a hex around its middle, clockwise from the north-west one. */
export const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 }
]

export const middleOf = (h: Hex): Point => ({ x: 3 * qOf(h), y: qOf(h) + 2 * rOf(h) })

export function cornersOf(h: Hex): Point[] {
  const middle = middleOf(h)
  return CORNERS.map((corner) => ({ x: middle.x + corner.x, y: middle.y + corner.y }))
}

export const squaredLength = (x: number, y: number): number => x * x + 3 * y * y
export const squaredDistance = (a: Point, b: Point): number => squaredLength(b.x - a.x, b.y - a.y)

/** The scalar product that belongs to that length; its sign and size order angles without a root. */
export const dot = (a: Point, b: Point): number => a.x * b.x + 3 * a.y * b.y
