import { rule } from '../../../../kernel/ids'
import type { Book } from '../table/book'
import { cardsAt } from '../cardFacts/flow'
import { sumOf } from '../table/modifiers'
import { SEATS, type SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { playedBy } from '../board/figures'

/** The refresh phase: everybody together, in three steps; no order between seats matters. OW-REFR-02, OW-REFR-05 */
export function refresh(t: Tab): void {
  const seats = SEATS.filter((seat) => isRefreshed(t, seat))
  for (const seat of seats) regenerate(t, seat)
  const own = seats.filter((seat) => playedBy(t.see, seat)?.kind === 'oathsworn')
  for (const seat of own) cardsReturn(t, seat)
  for (const seat of own)
    if (t.see.seats[seat].archetype) t.happen({ kind: 'archetypeReady', seat, rule: rule('OW-REFR-04') })
}

/** OW-REFR-06: the caged and the consumed refresh, the unconscious do not; an ally in their stead does, with its animus. */
const isRefreshed = (t: Tab, seat: SeatId): boolean => playedBy(t.see, seat) !== null

/** OW-REFR-02: never more than the reserve holds. */
function regenerate(t: Tab, seat: SeatId): void {
  const count = Math.min(regenOf(t.book, t.see, seat), t.see.seats[seat].animus.reserve)
  if (count > 0) t.happen({ kind: 'animusGained', seat, count, rule: rule('OW-REFR-02') })
}

/** OW-COMP-03, OW-ALLY-04: what the sheet or the card of whoever plays says; for companions and allies usually 2. */
export function regenOf(book: Book, s: Encounter, seat: SeatId): number {
  const figure = playedBy(s, seat)
  const own = figure?.kind === 'ally' ? book.get('ally', figure.def).regen : s.seats[seat].regen
  return Math.max(0, own + (figure ? sumOf(book, s, figure.id, 'regen') : 0))
}

/** OW-REFR-03: ability cards alone; items and injuries wait for a battleflow. */
function cardsReturn(t: Tab, seat: SeatId): void {
  for (const card of cardsAt(t.see, seat, 0))
    if (t.see.seats[seat].cards[card]?.kind === 'ability')
      t.happen({ kind: 'cardPut', seat, card, at: 'hand', rule: rule('OW-REFR-03') })
}
