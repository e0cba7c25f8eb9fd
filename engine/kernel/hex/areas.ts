import { hexesIn, isOnBoard, maskOf, type Board } from './board'
import { placed, type Body } from './body'
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

/** The hexes up to so many ranks away in the 120° ahead of a hex, both borders included. OW-CONE-04 */
export function cone(board: Board, front: Hex, facing: Dir, ranks = Infinity): Hex[] {
  return board.hexes.filter((h) => {
    const { q, r } = ahead(front, facing, h)
    return h !== front && r <= 0 && q + r <= 0 && distance(front, h) <= ranks
  })
}

/** Three lines side by side from the neighbours ahead of a hex to the edge of the board, less a body. OW-WAVE-05 */
export function wave(board: Board, source: Hex, dir: Dir, body: readonly Hex[] = []): Hex[] {
  return board.hexes.filter((h) => {
    const { q, r } = ahead(source, dir, h)
    return Math.abs(q) <= 1 && q + 2 * r < 0 && !body.includes(h)
  })
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
  const mask = maskOf(
    board,
    way.flatMap((at) => placed(body, at, facing))
  )
  const start = placed(body, core, facing)
  return hexesIn(board, mask).filter((h) => !start.includes(h))
}

/** Where a hex lies for one who looks north from another: q to the right, r to the back. */
function ahead(from: Hex, facing: Dir, h: Hex): { q: number; r: number } {
  const way = rotated(offsetBetween(from, h), -turnsOf(facing))
  return { q: offsetQ(way), r: offsetR(way) }
}
