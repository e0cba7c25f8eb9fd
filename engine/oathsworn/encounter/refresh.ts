import { rule } from '../../kernel/ids'
import { cardsAt } from './flow'
import { sumOf } from './modifiers'
import { SEATS, type SeatId } from './state/ids'
import type { Tab } from './tab'
import { playedBy } from './world'

/** The refresh phase: everybody together, in three steps; no order between seats matters. OW-REFR-02, OW-REFR-05 */
export function refresh(t: Tab): void {
  const seats = SEATS.filter((seat) => isRefreshed(t, seat))
  for (const seat of seats) regenerate(t, seat)
  for (const seat of seats) cardsReturn(t, seat)
  for (const seat of seats)
    if (t.see.seats[seat].archetype) t.happen({ kind: 'archetypeReady', seat, rule: rule('OW-REFR-04') })
}

/** OW-REFR-06: the caged and the consumed refresh, the unconscious do not; an ally in their stead does. */
const isRefreshed = (t: Tab, seat: SeatId): boolean => playedBy(t.see, seat) !== null

/** OW-REFR-02: never more than the reserve holds. */
function regenerate(t: Tab, seat: SeatId): void {
  const { regen, animus } = t.see.seats[seat]
  const figure = playedBy(t.see, seat)
  // OW-COMP-03, OW-ALLY-04: what the card says; for companions and allies usually 2.
  const own = figure?.kind === 'ally' ? t.book.get('ally', figure.def).regen : regen
  const more = figure ? sumOf(t.book, t.see, figure.id, 'regen') : 0
  const count = Math.min(Math.max(0, own + more), animus.reserve)
  if (count > 0) t.happen({ kind: 'animusGained', seat, count, rule: rule('OW-REFR-02') })
}

/** OW-REFR-03: ability cards alone; items and injuries wait for a battleflow. */
function cardsReturn(t: Tab, seat: SeatId): void {
  for (const card of cardsAt(t.see, seat, 0))
    if (t.see.seats[seat].cards[card]?.kind === 'ability')
      t.happen({ kind: 'cardPut', seat, card, at: 'hand', rule: rule('OW-REFR-03') })
}
