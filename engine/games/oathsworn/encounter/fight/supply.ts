import type { Hex } from '../../../../hex'
import type { Book } from '../table/book'
import { laid } from '../board/printedComponents'
import { defId, pieceId } from '../state/ids'
import type { Encounter, Piece, Tile } from '../state/state'

/** OW-GEN-06: what there is none left of cannot be added. */
export const mayAddTile = (book: Book, s: Encounter, def: string): boolean =>
  s.tiles.filter((tile) => tile.def === def).length < book.get('tile', def).supply

export const mayAddPiece = (book: Book, s: Encounter, def: string): boolean =>
  Object.values(s.pieces).filter((piece) => piece.def === def).length < book.get('obstacle', def).supply

export const mayAddEnemy = (book: Book, s: Encounter, def: string): boolean =>
  Object.values(s.figures).filter((figure) => figure.def === def && figure.at !== null).length <
  book.get('enemy', def).supply

/** A tile of several hexes is a large one. OW-TILE-07 */
export function layTile(book: Book, def: string, at: Hex, turns = 0): Tile {
  const { hexes } = book.get('tile', def)
  return { def: defId(def), hexes: laid(hexes, at, turns), large: hexes.length > 1 }
}

export function newPiece(s: Encounter, def: string, hexes: readonly Hex[]): Piece {
  for (let n = 1; ; n++) {
    const id = pieceId(`${def}-${n}`)
    if (!s.pieces[id]) return { id, def: defId(def), hexes }
  }
}
