import { labelOf, type Hex } from '../../../../hex'
import { words, type Words } from '../../../../messages/words'
import { nameOf } from '../board/asking'
import type { Book } from '../table/book'
import type { CardId, FigureId, SeatId, SlotId } from '../state/ids'
import type { Encounter } from '../state/state'
import { boardOf, playedBy } from '../board/figures'
import { nameOfCard } from '../board/asking'

/** How the report calls things. */
export interface Names {
  figure(id: FigureId): Words
  seat(id: SeatId): Words
  card(seat: SeatId, card: CardId): Words
  hex(h: Hex): string
  hexes(path: readonly Hex[]): string
  location(figure: FigureId, slot: SlotId): Words
}

export const namesIn = (book: Book, s: Encounter): Names => ({
  figure: (id) => nameOf(s, id),
  seat: (id) => nameOf(s, playedBy(s, id)?.id ?? s.seats[id].figure),
  card: (seat, card) => nameOfCard(s, seat, card),
  hex: (h) => labelOf(boardOf(book, s), h) ?? '?',
  hexes: (path) => path.map((h) => labelOf(boardOf(book, s), h) ?? '?').join(' → '),
  location: (figure, slot) => words(`enemy.${s.figures[figure]?.def ?? figure}.location.${slot}`)
})
