import type { Hex } from '../../../../hex'
import type { Happening } from '../../../../kernel/game'
import type { PieceId } from '../state/ids'
import type { Piece, Tile } from '../state/state'
import type { Appliers } from './appliers'
import type { Why } from '../state/why'

/** What lies on the board: obstacles and effect tiles. */
export type BoardHappening = Happening &
  (
    | { kind: 'pieceAdded'; piece: Piece; why?: Why }
    | { kind: 'pieceMoved'; piece: PieceId; hexes: readonly Hex[] }
    | { kind: 'pieceRemoved'; piece: PieceId }
    | { kind: 'tilePlaced'; tile: Tile; why?: Why }
    | { kind: 'tileRemoved'; tile: Tile }
  )

export const boardAppliers: Appliers<BoardHappening> = {
  pieceAdded: (s, h) => ({ ...s, pieces: { ...s.pieces, [h.piece.id]: h.piece } }),
  pieceMoved: (s, h) => {
    const piece = s.pieces[h.piece]
    return piece ? { ...s, pieces: { ...s.pieces, [h.piece]: { ...piece, hexes: h.hexes } } } : s
  },
  pieceRemoved: (s, h) => {
    const { [h.piece]: _gone, ...pieces } = s.pieces
    return { ...s, pieces }
  },
  // OW-TILE-06: a new single-hex tile replaces the old one. OW-TILE-07: a later large tile goes underneath.
  tilePlaced: (s, h) => ({
    ...s,
    tiles: h.tile.large
      ? [h.tile, ...s.tiles]
      : [...s.tiles.filter((tile) => tile.large || tile.hexes[0] !== h.tile.hexes[0]), h.tile]
  }),
  tileRemoved: (s, h) => ({ ...s, tiles: s.tiles.filter((tile) => !isSameTile(tile, h.tile)) })
}

const isSameTile = (a: Tile, b: Tile): boolean =>
  a.def === b.def && a.large === b.large && a.hexes.length === b.hexes.length && a.hexes[0] === b.hexes[0]
