import { hexesIn, indexOf, isOnBoard, maskOf, type Board } from './board'
import type { Body } from './body'
import { distance, moved, offsetBetween, offsetQ, offsetR, rotated, step, turnsOf } from './hex'
import type { Dir, Hex, Offset } from './hex'

/** The hexes of the board at exactly a distance, north then west first. */
export const ring = (board: Board, middle: Hex, radius: number): Hex[] =>
  board.hexes.filter((h) => distance(middle, h) === radius)

/** The hexes of the board up to a distance, the middle included, north then west first. */
export const disc = (board: Board, middle: Hex, radius: number): Hex[] =>
  board.hexes.filter((h) => distance(middle, h) <= radius)

/** The straight line of hexes from a hex, itself left out, to the edge of the board or so far. OW-EMOVE-11 */
export function line(board: Board, from: Hex, dir: Dir, length = Infinity): Hex[] {
  const hexes: Hex[] = []
  for (let h = step(from, dir); hexes.length < length && isOnBoard(board, h); h = step(h, dir)) hexes.push(h)
  return hexes
}

/**
 * The hexes up to so many ranks away in the 120° ahead of a hex, both borders included. Every hex is looked at as one
 * who looks north would see it: q to the right, r to the back. OW-CONE-04
 */
export function cone(board: Board, front: Hex, facing: Dir, ranks = Infinity): Hex[] {
  const back = -turnsOf(facing)
  const found: Hex[] = []
  for (const h of board.hexes) {
    const way = rotated(offsetBetween(front, h), back)
    const r = offsetR(way)
    if (r <= 0 && offsetQ(way) + r <= 0 && h !== front && distance(front, h) <= ranks) found.push(h)
  }
  return found
}

/** Three lines side by side from the neighbours ahead of a hex to the edge of the board, less a body. OW-WAVE-05 */
export function wave(board: Board, source: Hex, dir: Dir, body: readonly Hex[] = []): Hex[] {
  const back = -turnsOf(dir)
  const found: Hex[] = []
  for (const h of board.hexes) {
    const way = rotated(offsetBetween(source, h), back)
    const q = offsetQ(way)
    if (q <= 1 && q >= -1 && q + 2 * offsetR(way) < 0 && !body.includes(h)) found.push(h)
  }
  return found
}

/** A template drawn facing north, laid at a hex in another facing; what hangs over the edge is left out. OW-AOE-09 */
export function template(board: Board, shape: readonly Offset[], at: Hex, facing: Dir): Hex[] {
  return hexesIn(
    board,
    maskOf(
      board,
      shape.map((by) => moved(at, rotated(by, turnsOf(facing))))
    )
  )
}

/** The hexes a body enters on its way over some cores, less those it started on, north then west first. OW-CHARGE-08 */
export function swept(board: Board, body: Body, core: Hex, facing: Dir, way: readonly Hex[]): Hex[] {
  const mask = board.nothing.slice()
  const { offsets } = body.facings[facing]
  const mark = (at: Hex, as: number): void => {
    for (const by of offsets) if (isOnBoard(board, moved(at, by))) mask[indexOf(board, moved(at, by))] = as
  }
  for (const at of way) mark(at, 1)
  mark(core, 0)
  return hexesIn(board, mask)
}
