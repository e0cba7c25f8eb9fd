import type { Book } from './book'
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
      ({ kind, def, at, thrownTo }) =>
        kind === 'item' && at !== 'out' && thrownTo !== undefined && book.find('item', def)?.slot === 'weapon'
    )
    known.set(cards, unarmed)
  }
  return unarmed
}
