import type { Book } from './book'
import { itemFacts } from './facts'
import { ofHolding } from './holding'
import type { SeatId } from './state/ids'
import type { Encounter } from './state/state'

const known = ofHolding<boolean>()

/** OW-THROWN-03: one weapon thrown, all count as thrown: unarmed until it is picked up. */
export function isUnarmed(book: Book, s: Encounter, seat: SeatId): boolean {
  const { cards } = s.seats[seat]
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
