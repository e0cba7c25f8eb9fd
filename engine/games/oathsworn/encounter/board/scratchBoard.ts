import { distance, indexOf, isOnBoard, placed, type Board, type Hex } from '../../../../hex'
import { standOf, type Layout, type Stand } from './layout'
import type { FigureId, PieceId } from '../state/ids'
import type { Piece } from '../state/state'

/** A layout to work a displacement out on: figures move and obstacles go, and the table knows nothing of it yet. */
export interface ScratchBoard {
  readonly board: Board
  readonly stands: Stand[]
  readonly pieces: Piece[]
  /** By hex: how many figures and obstacles lie on it. */
  readonly taken: number[]
}

export function scratchBoardOf({ board, stands, pieces }: Layout): ScratchBoard {
  const sketch = { board, stands: stands.slice(), pieces: pieces.slice(), taken: board.nothing.slice() }
  for (let i = 0; i < stands.length; i++) count(sketch, (stands[i] as Stand).hexes, 1)
  for (let i = 0; i < pieces.length; i++) count(sketch, (pieces[i] as Piece).hexes, 1)
  return sketch
}

function count({ board, taken }: Pick<ScratchBoard, 'board' | 'taken'>, hexes: readonly Hex[], by: 1 | -1): void {
  for (let i = 0; i < hexes.length; i++) {
    const at = indexOf(board, hexes[i] as Hex)
    if (at < board.size) taken[at] = (taken[at] as number) + by
  }
}

export function standOn({ stands }: ScratchBoard, id: FigureId): Stand {
  for (const stand of stands) if (stand.id === id) return stand
  throw new Error(`${id} is not on the board`)
}

/** Puts a figure somewhere else, facing as before. OW-KB-17 */
export function put(sketch: ScratchBoard, id: FigureId, core: Hex): void {
  const before = standOn(sketch, id)
  const after = standOf(id, before.body, core, before.facing)
  count(sketch, before.hexes, -1)
  count(sketch, after.hexes, 1)
  sketch.stands[sketch.stands.indexOf(before)] = after
}

/** Takes an obstacle away; false when it has gone already. */
export function takeAway(sketch: ScratchBoard, id: PieceId): boolean {
  const at = sketch.pieces.findIndex((piece) => piece.id === id)
  if (at < 0) return false
  for (const piece of sketch.pieces.splice(at, 1)) count(sketch, piece.hexes, -1)
  return true
}

export const hexesAt = ({ body, facing }: Stand, core: Hex): readonly Hex[] => placed(body, core, facing)

export const isOnScratchBoard = (sketch: ScratchBoard, hexes: readonly Hex[]): boolean =>
  hexes.every((h) => isOnBoard(sketch.board, h))

function touches(some: readonly Hex[], others: readonly Hex[]): boolean {
  for (let i = 0; i < some.length; i++) if (others.includes(some[i] as Hex)) return true
  return false
}

/** The figures on some hexes, but for one. */
export function standsAmong(sketch: ScratchBoard, hexes: readonly Hex[], but?: FigureId): Stand[] {
  const found: Stand[] = []
  for (const stand of sketch.stands) if (stand.id !== but && touches(stand.hexes, hexes)) found.push(stand)
  return found
}

export function piecesAmong(sketch: ScratchBoard, hexes: readonly Hex[]): Piece[] {
  const found: Piece[] = []
  for (const piece of sketch.pieces) if (touches(piece.hexes, hexes)) found.push(piece)
  return found
}

/** On the board, and neither a figure nor an obstacle there, but for one figure that does not count. */
export function isVacant(sketch: ScratchBoard, h: Hex, but?: FigureId): boolean {
  const taken = sketch.taken[indexOf(sketch.board, h)]
  if (taken === undefined || taken > 1) return false
  return taken === 0 || (but !== undefined && standOn(sketch, but).hexes.includes(h))
}

/** The closest vacant hexes to a hex, all equally close, north then west first. */
export function closestVacant(sketch: ScratchBoard, to: Hex, refused: readonly Hex[] = [], but?: FigureId): Hex[] {
  let least = Infinity
  let ring: Hex[] = []
  for (const h of sketch.board.hexes) {
    const away = distance(h, to)
    if (away > least || refused.includes(h) || !isVacant(sketch, h, but)) continue
    if (away < least) ring = []
    least = away
    ring.push(h)
  }
  // The hexes of a board come north then west first.
  return ring
}
