import { rule, type RuleId } from '../../../../kernel/ids'
import type { CardId, SeatId } from '../state/ids'
import type { CardPlace, Encounter, Position } from '../state/state'
import type { Tab } from '../table/tab'

/** The cards of a seat that lie in a place, in the order of the seat's cards. */
export function cardsAt(s: Encounter, seat: SeatId, place: CardPlace): CardId[] {
  const { cards } = s.seats[seat]
  const found: CardId[] = []
  for (const card in cards) if (cards[card as CardId]?.at === place) found.push(card as CardId)
  return found
}

/** Does any card of a seat lie there? */
export function isFilled(s: Encounter, seat: SeatId, position: Position): boolean {
  const { cards } = s.seats[seat]
  for (const card in cards) if (cards[card as CardId]?.at === position) return true
  return false
}

/** OW-CARD-06: the card goes to its place and stays (OW-FLOW-08); every other card there moves one lower (OW-FLOW-01). */
export function coolDown(t: Tab, seat: SeatId, card: CardId, position: Position, flows: boolean): void {
  const others = cardsAt(t.see, seat, position)
  t.happen({ kind: 'cardPut', seat, card, at: position, rule: rule('OW-CARD-06') })
  // OW-FLOW-05: items and injuries cause no battleflow.
  if (flows) flow(t, seat, position, others, rule('OW-FLOW-01'))
}

/** OW-FLOW-09: no card has just arrived, so all cards of the position move. */
export const battleflow = (t: Tab, seat: SeatId, position: Position): void =>
  flow(t, seat, position, cardsAt(t.see, seat, position), rule('OW-FLOW-09'))

/** Out of position 0 to hand (OW-FLOW-02); where they arrive nothing moves on (OW-FLOW-03); elsewhere cards stay (OW-FLOW-04). */
function flow(t: Tab, seat: SeatId, position: Position, cards: readonly CardId[], why: RuleId): void {
  if (cards.length > 0) t.happen({ kind: 'cardsFlowed', seat, position, cards, rule: why })
}
