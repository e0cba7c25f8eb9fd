import { canSee, distanceApart, indexOf, isOnBoard, maskOf, type Board, type Hex, type Mask } from '../../../../hex'
import type { Book } from '../table/book'
import { lyingOn } from './pieces'
import { bodyOf, standingOf } from './stand'
import type { FigureId, SeatId, SlotId } from '../state/ids'
import type { Encounter, Figure, Piece } from '../state/state'

/** Questions about who and what stands where. */

export const boardOf = (book: Book, s: Encounter): Board => book.boardOf(s.is.encounter)

export { bodyOf } from './stand'

export function figureOf(s: Encounter, id: FigureId): Figure {
  const figure = s.figures[id]
  if (!figure) throw new Error(`no figure ${id}`)
  return figure
}

const NOWHERE: readonly Hex[] = []

/** All hexes a figure covers; none when it is off the board. */
export const hexesOf = (book: Book, figure: Figure): readonly Hex[] =>
  figure.at === null ? NOWHERE : standingOf(book, figure).hexes

export function figuresOnBoard(s: Encounter): readonly Figure[] {
  const found: Figure[] = []
  for (const id in s.figures) {
    const figure = s.figures[id as FigureId] as Figure
    if (figure.at !== null) found.push(figure)
  }
  return found
}

/** Hexes with a character on them. */
export function occupied(book: Book, s: Encounter): Mask {
  const board = boardOf(book, s)
  const mask = board.nothing.slice()
  for (const figure of figuresOnBoard(s))
    for (const h of hexesOf(book, figure)) if (isOnBoard(board, h)) mask[indexOf(board, h)] = 1
  return mask
}

/** Hexes with an obstacle on them. */
export const obstacles = (book: Book, s: Encounter): Mask => lyingOn(boardOf(book, s), s.pieces).what

/** Hexes nobody of normal size can enter. OW-MOVE-02, OW-EMOVE-08 */
export function blocked(book: Book, s: Encounter, besides?: FigureId): Mask {
  const mask = occupied(book, s).slice()
  const solid = obstacles(book, s)
  for (let i = 0; i < mask.length; i++) if (solid[i]) mask[i] = 1
  const self = besides === undefined ? undefined : s.figures[besides]
  const board = boardOf(book, s)
  if (self) for (const h of hexesOf(book, self)) if (!solid[indexOf(board, h)]) mask[indexOf(board, h)] = 0
  return mask
}

export function isFree(book: Book, s: Encounter, h: Hex): boolean {
  const at = indexOf(boardOf(book, s), h)
  return at < boardOf(book, s).size && !occupied(book, s)[at] && !obstacles(book, s)[at]
}

export const figureAt = (book: Book, s: Encounter, h: Hex): Figure | undefined =>
  figuresOnBoard(s).find((figure) => hexesOf(book, figure).includes(h))

export const pieceAt = (s: Encounter, h: Hex): Piece | undefined =>
  Object.values(s.pieces).find((piece) => piece.hexes.includes(h))

/** What lines of sight cannot pass: obstacles, and tiles whose data says so. OW-LOS-08 */
export function opaque(book: Book, s: Encounter): Mask {
  const solid = obstacles(book, s)
  const murky = s.tiles.filter((tile) => book.find('tile', tile.def)?.blocksSight)
  if (murky.length === 0) return solid
  const tiles = maskOf(
    boardOf(book, s),
    murky.flatMap((tile) => tile.hexes)
  )
  return tiles.map((marked, i) => marked || (solid[i] ?? 0))
}

/** OW-LOS-01..04: one hex to another; characters never block. */
export const sees = (book: Book, s: Encounter, from: Hex, to: Hex): boolean =>
  canSee(boardOf(book, s), from, to, s.tiles.length === 0 ? obstacles(book, s) : opaque(book, s))

/** OW-GEO-05 */
export const apart = (book: Book, a: Figure, b: Figure): number => distanceApart(hexesOf(book, a), hexesOf(book, b))

export const isAdjacent = (book: Book, a: Figure, b: Figure): boolean =>
  a.at !== null && b.at !== null && apart(book, a, b) === 1

export const isEnemy = ({ kind }: Figure): boolean => kind === 'boss' || kind === 'minion' // OW-GEN-01
export const isFriendly = (figure: Figure): boolean => !isEnemy(figure)
export const isLarge = (book: Book, figure: Figure): boolean => bodyOf(book, figure).size > 1 // OW-GEN-08

/** The figure a seat plays with now: its Oathsworn, or the ally that stands in for it. */
export function playedBy(s: Encounter, seat: SeatId): Figure | null {
  const { figure, ally } = s.seats[seat]
  const own = s.figures[figure]
  if (own && own.gone !== 'unconscious' && own.gone !== 'killed') return own
  return ally ? (s.figures[ally] ?? null) : null
}

/** A boss with all its HP dice gone has none left; others count their HP. */
export const hpLeft = (figure: Figure): number => (figure.kind === 'boss' ? diceLeft(figure) : figure.hp)

function diceLeft({ slots }: Figure): number {
  let sum = 0
  for (const id in slots) for (const hp of slots[id as SlotId]?.dice ?? []) sum += hp
  return sum
}

export const isEnemyNamed = (s: Encounter, id: FigureId): boolean => {
  const figure = s.figures[id]
  return figure !== undefined && isEnemy(figure)
}
