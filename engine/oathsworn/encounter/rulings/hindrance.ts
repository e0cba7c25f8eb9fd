import { isOnBoard, type Hex } from '../../../kernel/hex'
import { nameOf } from '../asking'
import type { Book } from '../book'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'
import { boardOf, figuresOnBoard, hexesOf, pieceAt } from '../world'
import { refuse, type Said } from './say'

/** Why a figure cannot stand on these hexes: one figure a hex, and on the board. */
export function hindrance(book: Book, s: Encounter, who: FigureId | null, hexes: readonly Hex[]): Said | null {
  const board = boardOf(book, s)
  if (!hexes.every((h) => isOnBoard(board, h))) return refuse('offBoard')
  if (hexes.some((h) => pieceAt(s, h))) return refuse('obstacleThere')
  const other = figuresOnBoard(s).find((one) => one.id !== who && hexesOf(book, one).some((h) => hexes.includes(h)))
  return other ? refuse('figureThere', { name: nameOf(s, other.id) }) : null
}
