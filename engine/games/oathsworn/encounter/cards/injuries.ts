import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { Book } from '../table/book'
import { sourceOfCard } from '../table/scope'
import { neverOffered, refusesUse, useEntry, type Usable } from './entries'
import { injuryFacts } from '../cardFacts/facts'
import { coolDown } from '../cardFacts/flow'
import { occur } from '../scope/interrupts'
import { labelOfUse } from './offering'
import type { CardId, DefId, SeatId } from '../state/ids'
import type { Encounter, SeatCard, SeatState } from '../state/state'
import type { Tab } from '../table/tab'

/** Where a card notes them. */
export const owedFlag = (seat: SeatId): string => `injuries.${seat}`

/** Injuries that cards of this encounter left to be drawn at its end. OW-TALLY-10 */
export function owedInjuries(s: Encounter, seat: SeatId): number {
  const owed = s.flags[owedFlag(seat)]
  return typeof owed === 'number' ? owed : 0
}

/** Injuries that cards of this encounter have archived. OW-GEN-07, OW-HARD-02 */
export const healedInjuries = (s: Encounter, seat: SeatId): readonly DefId[] =>
  Object.values(s.seats[seat].cards).flatMap(({ kind, def, at }) => (kind === 'injury' && at === 'out' ? [def] : []))

export const oweInjuries = (t: Tab, seat: SeatId, count: number): void =>
  t.happen({
    kind: 'flagSet',
    flag: owedFlag(seat),
    value: owedInjuries(t.see, seat) + count,
    rule: rule('OW-TALLY-10')
  })

/** Injuries in hand that must be played before a move or a card. OW-TURN-07; companions ignore theirs: OW-COMP-16 */
export function injuriesInHand(s: Encounter, seat: SeatId): readonly CardId[] {
  const { mode, cards, ally } = s.seats[seat]
  if (mode === 'companion' || ally !== null) return []
  const held = injuriesHeld(cards)
  return held.length === 0 ? held : held.filter((id) => cards[id]?.at === 'hand')
}

const injuriesHeld = (cards: SeatState['cards']): readonly CardId[] =>
  (Object.keys(cards) as CardId[]).filter((id) => cards[id]?.kind === 'injury')

/** Do any lie on cooldown, from where they may come back? */
export function hasInjuriesAway(s: Encounter, seat: SeatId): boolean {
  const { cards } = s.seats[seat]
  return injuriesHeld(cards).some((id) => typeof cards[id]?.at === 'number')
}

/** What the duty forbids until it is done; null when there is none. */
export const injuryDuty = (s: Encounter, seat: SeatId): Words | null =>
  s.seats[seat].injuriesDue && injuriesInHand(s, seat).length > 0 ? words('refused.injuriesFirst') : null

export function injuryOptions(s: Encounter, book: Book, seat: SeatId, duty: Words | null): Option[] {
  return injuriesInHand(s, seat).map((card) => ({
    id: `injury:${card}`,
    label: labelOfUse(s, injuryUse(book, s, seat, card)),
    at: { card },
    ...(duty ? {} : { refused: words('refused.injuryWaits') })
  }))
}

function injuryUse(book: Book, s: Encounter, seat: SeatId, card: CardId): Usable {
  const { figure, cards } = s.seats[seat]
  const held = cards[card] as SeatCard
  const { entry } = injuryFacts(book, held)
  const key = `${seat}.card.${card}.${entry.id}`
  const source = sourceOfCard(seat, card, held)
  return { seat, figure, entry, source, key, card, of: 'item', free: false, offering: neverOffered() }
}

/** OW-TURN-07, OW-TURN-08: what cannot be paid is resolved as far as possible; OW-FLOW-05, OW-FLOW-10. */
export function playInjury(t: Tab, seat: SeatId, card: CardId): void {
  const use = injuryUse(t.book, t.see, seat, card)
  const { cooldown } = injuryFacts(t.book, t.see.seats[seat].cards[card] as SeatCard)
  t.happen({ kind: 'cardPlayed', seat, card, effect: 0, rule: rule('OW-TURN-07') })
  const isPayable = refusesUse(t.book, t.see, use) === null
  useEntry(t, isPayable ? use : { ...use, entry: { ...use.entry, costs: [] } })
  coolDown(t, seat, card, cooldown, false)
  if (injuriesInHand(t.see, seat).length === 0)
    t.happen({ kind: 'injuriesDue', seat, due: false, rule: rule('OW-TURN-07') })
  occur(t, { on: 'played', played: 'injury', who: [use.figure] })
}
