import { isMarked, type Board, type Mask } from './board'
import { hex, isStraight, moved, offset, offsetBetween, qOf, rOf, type Hex, type Offset } from './hex'
import { rememberedFor } from '../remembered/remembered'
import { CORNERS, cornersOf, middleOf, squaredDistance, type Point } from './points'

const ORIGIN = hex(0, 0)

/** The hexes that a line of sight passes or touches, without its two ends. OW-LOS-01 to OW-LOS-03 */
export const sightLine = (from: Hex, to: Hex): Hex[] =>
  Array.from(touchedBy(offsetBetween(from, to)), (by) => moved(from, by as Offset))

/** Whether no obstacle touches the line between two hexes. The hexes themselves never block. OW-LOS-03 */
export function canSee(board: Board, from: Hex, to: Hex, obstacles: Mask): boolean {
  const touched = touchedBy(offsetBetween(from, to))
  for (let k = 0; k < touched.length; k++) {
    if (isMarked(board, obstacles, (from + (touched[k] as number)) as Hex)) return false
  }
  return true
}

/** The line from hex to hex: middles in a straight row, else the one nearest pair of corners. OW-LOS-01, OW-LOS-02 */
export function sightEnds(from: Hex, to: Hex): readonly [Point, Point] {
  if (from === to || isStraight(from, to)) return [middleOf(from), middleOf(to)]
  let ends: readonly [Point, Point] = [middleOf(from), middleOf(to)]
  let least = Infinity
  for (const start of cornersOf(from)) {
    for (const end of cornersOf(to)) {
      const length = squaredDistance(start, end)
      if (length < least) [least, ends] = [length, [start, end]]
    }
  }
  return ends
}

/** Packed offsets of the touched hexes. Lines depend only on the offset between two hexes, so they are found once for each. */
export const touchedBy = rememberedFor((way: Offset): Int16Array => {
  const to = moved(ORIGIN, way)
  const [start, end] = sightEnds(ORIGIN, to)
  const touched: number[] = []
  for (let q = Math.min(0, qOf(to)) - 1; q <= Math.max(0, qOf(to)) + 1; q++) {
    for (let r = Math.min(0, rOf(to)) - 1; r <= Math.max(0, rOf(to)) + 1; r++) {
      const h = hex(q, r)
      if (h !== ORIGIN && h !== to && touches(start, end, middleOf(h))) touched.push(offset(q, r))
    }
  }
  return Int16Array.from(touched)
})

/**
 * Whether a closed segment and a closed hex meet: no line separates them that runs along a side of the hex or along
 * the segment. Strict comparisons, so touching counts. OW-LOS-03
 */
function touches(a: Point, b: Point, middle: Point): boolean {
  const ax = a.x - middle.x
  const ay = a.y - middle.y
  const bx = b.x - middle.x
  const by = b.y - middle.y
  if (apart(ay, by, 1) || apart(ax + ay, bx + by, 2) || apart(ax - ay, bx - by, 2)) return false
  return !allOnOneSide(ax, ay, bx, by)
}

const apart = (a: number, b: number, reach: number): boolean => Math.min(a, b) > reach || Math.max(a, b) < -reach

function allOnOneSide(ax: number, ay: number, bx: number, by: number): boolean {
  let left = 0
  let right = 0
  for (const corner of CORNERS) {
    const side = (bx - ax) * (corner.y - ay) - (by - ay) * (corner.x - ax)
    if (side > 0) left++
    if (side < 0) right++
  }
  return left === CORNERS.length || right === CORNERS.length
}
