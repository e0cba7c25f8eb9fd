import { isOnBoard, labelOf, type Board, type Hex } from '../../../../hex'
import { nameOf } from '../board/asking'
import type { Book } from '../table/book'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'
import { boardOf, figuresOnBoard, hexesOf, pieceAt } from '../board/figures'
import { refuse, type Said } from './say'

/** Why a figure cannot stand on these hexes: one figure a hex, and on the board. */
export function hindrance(book: Book, s: Encounter, who: FigureId | null, hexes: readonly Hex[]): Said | null {
  const board = boardOf(book, s)
  const label = (h: Hex): string => labelOf(board, h) ?? '?'
  if (!hexes.every((h) => isOnBoard(board, h))) return refuse('offBoard', { part: isPartly(board, hexes) })
  const under = hexes.find((h) => pieceAt(s, h))
  if (under !== undefined) return refuse('obstacleThere', { hex: label(under) })
  for (const other of figuresOnBoard(s)) {
    const shared = other.id === who ? undefined : hexesOf(book, other).find((h) => hexes.includes(h))
    if (shared !== undefined) return refuse('figureThere', { name: nameOf(s, other.id), hex: label(shared) })
  }
  return null
}

/** A large body can stand half over the edge. OW-LARGE-11 */
const isPartly = (board: Board, hexes: readonly Hex[]): string =>
  hexes.some((h) => isOnBoard(board, h)) ? 'yes' : 'no'
