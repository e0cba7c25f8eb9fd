import type { Book } from '../table/book'
import { itemFacts } from './facts'
import type { SeatId } from '../state/ids'
import type { Encounter, SeatState } from '../state/state'

export const isUnarmed = (book: Book, s: Encounter, seat: SeatId): boolean => hasThrownWeapon(book, s.seats[seat].cards)

/** OW-THROWN-03: one weapon thrown, all count as thrown: unarmed until it is picked up. */
export const hasThrownWeapon = (book: Book, cards: SeatState['cards']): boolean =>
  Object.values(cards).some(
    (card) =>
      card.kind === 'item' &&
      card.at !== 'out' &&
      card.thrownTo !== undefined &&
      itemFacts(book, card).slot === 'weapon'
  )
