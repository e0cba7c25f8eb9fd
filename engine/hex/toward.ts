import { isOnBoard, type Board } from './board'
import {
  byNorthThenWest,
  directionTo,
  distance,
  hex,
  moved,
  NORTH_THEN_WEST,
  offsetBetween,
  step,
  type Dir,
  type Hex,
  type Offset
} from './hex'
import { rememberedFor } from '../remembered/remembered'
import { dot, middleOf, squaredLength, type Point } from './points'

const VECTORS: { readonly [D in Dir]: Point } = {
  N: { x: 0, y: -2 },
  NE: { x: 3, y: -1 },
  SE: { x: 3, y: 1 },
  S: { x: 0, y: 2 },
  SW: { x: -3, y: 1 },
  NW: { x: -3, y: -1 }
}

const between = (from: Hex, to: Hex): Point => {
  const a = middleOf(from)
  const b = middleOf(to)
  return { x: b.x - a.x, y: b.y - a.y }
}

const ORIGIN = hex(0, 0)

/** The directions with the smallest angle to the way from one hex to another, mostly one, in the order of preference. */
export const directionsToward = (from: Hex, to: Hex): readonly Dir[] => nearestTo(offsetBetween(from, to))

/** Directions depend only on the offset between two hexes, so they are found once for each. */
const nearestTo = rememberedFor((by: Offset): readonly Dir[] => {
  const way = between(ORIGIN, moved(ORIGIN, by))
  const products = NORTH_THEN_WEST.map((dir) => dot(way, VECTORS[dir]))
  const most = Math.max(...products)
  return NORTH_THEN_WEST.filter((_, i) => products[i] === most)
})

/**
 * The direction with the smallest angle to the way from one hex to another; of several equally good ones that whose front
 * hex wins a tie. The front hex is the neighbour unless a large body says otherwise. OW-GEO-06
 */
export function toward(from: Hex, to: Hex, frontHex: (dir: Dir) => Hex = (dir) => step(from, dir)): Dir {
  const [first = 'N', ...others] = directionsToward(from, to)
  let best: Dir = first
  for (const dir of others) if (byNorthThenWest(frontHex(dir), frontHex(best)) < 0) best = dir
  return best
}

/**
 * The direction directly away from a source: on along their straight line, else to the neighbour that is farther away
 * and wins a tie. Neighbours off the board drop out unless that leaves none. OW-GEO-07; from the very hex it stands on
 * every neighbour is farther away. OW-KB-19
 */
export function awayFrom(source: Hex, mover: Hex, board: Board): Dir {
  const straight = directionTo(source, mover)
  if (straight) return straight
  const now = distance(source, mover)
  const farther = NORTH_THEN_WEST.filter((dir) => distance(source, step(mover, dir)) > now)
  return farther.find((dir) => isOnBoard(board, step(mover, dir))) ?? farther[0] ?? 'N'
}

/** Negative if the way to `a` is closer in angle to the direction than the way to `b`, 0 if equally close. OW-PUSH-06 */
export function compareAngles(from: Hex, dir: Dir, a: Hex, b: Hex): number {
  return signedSquareOfCosine(from, dir, b, a) - signedSquareOfCosine(from, dir, a, b)
}

/** cos·|cos| of the angle to `to`, brought to a common denominator with that to `other`. */
function signedSquareOfCosine(from: Hex, dir: Dir, to: Hex, other: Hex): number {
  const product = dot(between(from, to), VECTORS[dir])
  const rest = between(from, other)
  return product * Math.abs(product) * squaredLength(rest.x, rest.y)
}
