import type { FigureGroup, Who } from '../../content'
import { indexOf } from '../../../../hex'
import type { Book } from '../table/book'
import { clockwiseFrom, SEATS, type FigureId, type SeatId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { boardOf, figuresOnBoard, hexesOf, isFriendly } from '../board/figures'
import { passes } from './filter'
import { referred } from './reference'
import type { Scope } from '../table/scope'

/** Does a character fit a description? Somebody off the board fits only one that speaks of the consumed. */
export function fitsGroup(book: Book, s: Encounter, scope: Scope, group: FigureGroup, figure: Figure): boolean {
  return (
    group.kinds.includes(figure.kind) &&
    (figure.at !== null || (figure.gone === 'consumed' && speaksOfConsumed(group))) &&
    group.where.every((filter) => passes(book, s, scope, filter, figure)) &&
    !group.except.some((filter) => passes(book, s, scope, filter, figure))
  )
}

const speaksOfConsumed = (group: FigureGroup): boolean => group.where.some(({ is }) => is === 'consumed')

/** All characters who fit a description: friends in seat order, then enemies north then west. */
export function inGroup(book: Book, s: Encounter, scope: Scope, group: FigureGroup): Figure[] {
  const all = speaksOfConsumed(group) ? Object.values(s.figures) : figuresOnBoard(s)
  return inOrder(
    book,
    s,
    all.filter((figure) => fitsGroup(book, s, scope, group, figure))
  )
}

/** Is this the one meant, or one of those meant? */
export function isMeant(book: Book, s: Encounter, scope: Scope, who: Who, figure: Figure): boolean {
  return typeof who === 'string' ? referred(s, scope, who) === figure.id : fitsGroup(book, s, scope, who, figure)
}

/** The order in which several are dealt with: friends by their seats, the others north then west. OW-GEN-02 */
export function inOrder(book: Book, s: Encounter, figures: readonly Figure[]): Figure[] {
  return [...figures].sort((a, b) => rank(s, a) - rank(s, b) || northing(book, s, a) - northing(book, s, b))
}

const rank = (s: Encounter, figure: Figure): number => {
  if (!isFriendly(figure)) return SEATS.length + 1
  return figure.seat ? turnOrder(s).indexOf(figure.seat) : SEATS.length
}

/** Seats in the order of their turns, from the lead clockwise. OW-TURN-02 */
export const turnOrder = (s: Encounter): readonly SeatId[] => clockwiseFrom[s.clock.lead]

/** Comparing two of these is comparing the figures north then west; a large one by its best hex. OW-GEN-02 */
export function northing(book: Book, s: Encounter, figure: Figure): number {
  const board = boardOf(book, s)
  let key = board.size
  for (const h of hexesOf(book, figure)) key = Math.min(key, indexOf(board, h))
  return key
}

export const idsOf = (figures: readonly Figure[]): FigureId[] => figures.map(({ id }) => id)
