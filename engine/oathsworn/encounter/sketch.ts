import { byNorthThenWest, distance, indexOf, isOnBoard, placed, type Board, type Hex } from '../../kernel/hex'
import { standOf, type Layout, type Stand } from './layout'
import type { FigureId, PieceId } from './state/ids'
import type { Piece } from './state/state'

/** A layout to work a displacement out on: figures move and obstacles go, and the table knows nothing of it yet. */
export interface Sketch {
  readonly board: Board
  readonly stands: Map<FigureId, Stand>
  readonly pieces: Map<PieceId, Piece>
  /** By hex: how many figures and obstacles lie on it. */
  readonly taken: number[]
}

export function sketchOf(layout: Layout): Sketch {
  const sketch: Sketch = {
    board: layout.board,
    stands: new Map(),
    pieces: new Map(),
    taken: layout.board.nothing.slice()
  }
  for (const stand of layout.stands) {
    sketch.stands.set(stand.id, stand)
    count(sketch, stand.hexes, 1)
  }
  for (const piece of layout.pieces) {
    sketch.pieces.set(piece.id, piece)
    count(sketch, piece.hexes, 1)
  }
  return sketch
}

function count({ board, taken }: Sketch, hexes: readonly Hex[], by: 1 | -1): void {
  for (const h of hexes) {
    const at = indexOf(board, h)
    if (at < board.size) taken[at] = (taken[at] as number) + by
  }
}

export function standOn(sketch: Sketch, id: FigureId): Stand {
  const stand = sketch.stands.get(id)
  if (!stand) throw new Error(`${id} is not on the board`)
  return stand
}

/** Puts a figure somewhere else, facing as before. OW-KB-17 */
export function put(sketch: Sketch, id: FigureId, core: Hex): void {
  const before = standOn(sketch, id)
  const after = standOf(id, before.body, core, before.facing)
  count(sketch, before.hexes, -1)
  count(sketch, after.hexes, 1)
  sketch.stands.set(id, after)
}

/** Takes an obstacle away; false when it has gone already. */
export function takeAway(sketch: Sketch, id: PieceId): boolean {
  const piece = sketch.pieces.get(id)
  if (piece) count(sketch, piece.hexes, -1)
  return sketch.pieces.delete(id)
}

export const hexesAt = ({ body, facing }: Stand, core: Hex): readonly Hex[] => placed(body, core, facing)

export const isOnSketch = (sketch: Sketch, hexes: readonly Hex[]): boolean =>
  hexes.every((h) => isOnBoard(sketch.board, h))

const touches = (some: readonly Hex[], others: readonly Hex[]): boolean => some.some((h) => others.includes(h))

/** The figures on some hexes, but for one. */
export function standsAmong(sketch: Sketch, hexes: readonly Hex[], but?: FigureId): Stand[] {
  const found: Stand[] = []
  for (const stand of sketch.stands.values()) if (stand.id !== but && touches(stand.hexes, hexes)) found.push(stand)
  return found
}

export function piecesAmong(sketch: Sketch, hexes: readonly Hex[]): Piece[] {
  const found: Piece[] = []
  for (const piece of sketch.pieces.values()) if (touches(piece.hexes, hexes)) found.push(piece)
  return found
}

/** On the board, and neither a figure nor an obstacle there, but for one figure that does not count. */
export function isVacant(sketch: Sketch, h: Hex, but?: FigureId): boolean {
  const taken = sketch.taken[indexOf(sketch.board, h)]
  if (taken === undefined || taken > 1) return false
  return taken === 0 || (but !== undefined && standOn(sketch, but).hexes.includes(h))
}

/** The closest vacant hexes to a hex, all equally close, north then west first. */
export function closestVacant(sketch: Sketch, to: Hex, refused: readonly Hex[] = [], but?: FigureId): Hex[] {
  let least = Infinity
  let ring: Hex[] = []
  for (const h of sketch.board.hexes) {
    const away = distance(h, to)
    if (away > least || refused.includes(h) || !isVacant(sketch, h, but)) continue
    if (away < least) ring = []
    least = away
    ring.push(h)
  }
  return ring.sort(byNorthThenWest)
}
