import { byNorthThenWest, distance, isOnBoard, placed, type Board, type Hex } from '../../kernel/hex'
import { standOf, type Layout, type Stand } from './layout'
import type { FigureId, PieceId } from './state/ids'
import type { Piece } from './state/state'

/** A layout to work a displacement out on: figures move and obstacles go, and the table knows nothing of it yet. */
export interface Sketch {
  readonly board: Board
  readonly stands: Map<FigureId, Stand>
  readonly pieces: Map<PieceId, Piece>
}

export const sketchOf = (layout: Layout): Sketch => ({
  board: layout.board,
  stands: new Map(layout.stands.map((stand) => [stand.id, stand])),
  pieces: new Map(layout.pieces.map((piece) => [piece.id, piece]))
})

export function standOn(sketch: Sketch, id: FigureId): Stand {
  const stand = sketch.stands.get(id)
  if (!stand) throw new Error(`${id} is not on the board`)
  return stand
}

/** Puts a figure somewhere else, facing as before. OW-KB-17 */
export function put(sketch: Sketch, id: FigureId, core: Hex): void {
  const { body, facing } = standOn(sketch, id)
  sketch.stands.set(id, standOf(id, body, core, facing))
}

export const hexesAt = ({ body, facing }: Stand, core: Hex): readonly Hex[] => placed(body, core, facing)

export const isOnSketch = (sketch: Sketch, hexes: readonly Hex[]): boolean =>
  hexes.every((h) => isOnBoard(sketch.board, h))

const touches = (some: readonly Hex[], others: readonly Hex[]): boolean => some.some((h) => others.includes(h))

/** The figures on some hexes, but for one. */
export const standsAmong = (sketch: Sketch, hexes: readonly Hex[], but?: FigureId): Stand[] =>
  [...sketch.stands.values()].filter((stand) => stand.id !== but && touches(stand.hexes, hexes))

export const piecesAmong = (sketch: Sketch, hexes: readonly Hex[]): Piece[] =>
  [...sketch.pieces.values()].filter((piece) => touches(piece.hexes, hexes))

/** On the board, and neither a figure nor an obstacle there, but for one figure that does not count. */
export const isVacant = (sketch: Sketch, h: Hex, but?: FigureId): boolean =>
  isOnBoard(sketch.board, h) && standsAmong(sketch, [h], but).length === 0 && piecesAmong(sketch, [h]).length === 0

/** The closest vacant hexes to a hex, all equally close, north then west first. */
export function closestVacant(sketch: Sketch, to: Hex, refused: readonly Hex[] = [], but?: FigureId): Hex[] {
  for (let away = 0; away <= 62; away++) {
    const ring = sketch.board.hexes.filter(
      (h) => distance(h, to) === away && !refused.includes(h) && isVacant(sketch, h, but)
    )
    if (ring.length > 0) return ring.sort(byNorthThenWest)
  }
  return []
}
