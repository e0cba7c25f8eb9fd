import type { Book } from '../state/book'
import { itemFacts } from './facts'
import { ofHolding } from '../state/holding'
import type { SeatId } from '../state/ids'
import type { Encounter, SeatState } from '../state/state'

const known = ofHolding<boolean>()

export const isUnarmed = (book: Book, s: Encounter, seat: SeatId): boolean => hasThrownWeapon(book, s.seats[seat].cards)

/** OW-THROWN-03: one weapon thrown, all count as thrown: unarmed until it is picked up. */
export function hasThrownWeapon(book: Book, cards: SeatState['cards']): boolean {
  let unarmed = known.get(cards)
  if (unarmed === undefined) {
    unarmed = Object.values(cards).some(
      (card) =>
        card.kind === 'item' &&
        card.at !== 'out' &&
        card.thrownTo !== undefined &&
        itemFacts(book, card).slot === 'weapon'
    )
    known.set(cards, unarmed)
  }
  return unarmed
}
