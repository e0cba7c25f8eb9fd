import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import { entryChoice } from '../board/asking'
import { cannotAct } from '../aim/possible'
import type { Book } from '../table/book'
import { sourceOfCard, type Roles } from '../table/scope'
import { neverOffered, priceOf, refusesUse, rolesOf, useEntry, type ByWhat, type Usable } from '../cards/entries'
import { abilityFacts } from '../cardFacts/facts'
import { coolDown } from '../cardFacts/flow'
import { occur } from '../scope/interrupts'
import { isForbidden } from '../table/modifiers'
import { offered, type OfCard } from '../cards/offering'
import { takeOwnCard } from '../cards/ownCards'
import { ofHolding } from '../table/derived'
import type { CardId, SeatId } from '../state/ids'
import type { Encounter, Position, SeatCard } from '../state/state'
import type { Tab } from '../table/tab'

/** OW-CARD-01: the entries of an ability card that can be chosen; a card divided by a line has two. */
export function usableCard(book: Book, s: Encounter, seat: SeatId, id: CardId, index: number): Usable | null {
  const card = s.seats[seat].cards[id]
  return card?.kind === 'ability' ? (cardUses(book, s, seat, id, card)[index] ?? null) : null
}

/** All that stands on a card, one after the other. */
export function cardUses(book: Book, s: Encounter, seat: SeatId, id: CardId, held: SeatCard): readonly Usable[] {
  const { entries } = abilityFacts(book, held)
  return entries.map((entry) => ({
    seat,
    figure: s.seats[seat].figure,
    entry,
    source: sourceOfCard(seat, id, held),
    key: `${seat}.card.${id}.${entry.id}`,
    card: id,
    of: 'card',
    free: false,
    divided: entries.length > 1,
    offering: neverOffered()
  }))
}

/** All actions of the ability cards in hand. */
export function cardOptions(
  book: Book,
  s: Encounter,
  seat: SeatId,
  duty: Words | null,
  farther: (price: number) => number
): Option[] {
  const { cards } = s.seats[seat]
  const options: Option[] = []
  const refused = refusesCards(book, s, seat, duty)
  // The same for all of them: they are in one hand.
  let roles: Roles | null = null
  for (const action of actionsHeld(book, s, seat)) {
    const { use } = action
    if (cards[action.card]?.at !== 'hand') continue
    const animus = priceOf(book, s, use)
    const why =
      refused ??
      refusesUse(book, s, use, animus) ??
      cannotAct(book, s, (roles ??= rolesOf(s, use)), use, farther, animus)
    options.push(offered(s, use, action.id, animus, why, action))
  }
  return options
}

/** Something a card can be played for on the own turn, and what does not change about the option. */
interface Action extends OfCard {
  readonly id: string
  readonly card: CardId
  readonly use: Usable
}
const actions = ofHolding<readonly Action[]>()

/** What the cards can be played for, wherever they lie: asked again and again, the same for as long as they are held. */
function actionsHeld(book: Book, s: Encounter, seat: SeatId): readonly Action[] {
  const { cards } = s.seats[seat]
  const known = actions.get(book, cards)
  if (known) return known
  const found = (Object.keys(cards) as CardId[]).flatMap((card) => actionsOf(book, s, seat, card))
  actions.set(book, cards, found)
  return found
}

function actionsOf(book: Book, s: Encounter, seat: SeatId, card: CardId): Action[] {
  const held = s.seats[seat].cards[card]
  if (held?.kind !== 'ability') return []
  const { cooldown } = abilityFacts(book, held)
  return cardUses(book, s, seat, card, held).flatMap((use, index) =>
    use.entry.timing.kind === 'action' ? [{ card, use, id: entryChoice(card, index), at: { card }, cooldown }] : []
  )
}

/** OW-TURN-04, OW-TURN-07 */
function refusesCards(book: Book, s: Encounter, seat: SeatId, duty: Words | null): Words | null {
  if (s.turn?.carded) return words('refused.cardPlayed')
  if (duty) return duty
  return isForbidden(book, s, s.seats[seat].figure, 'card') ? words('refused.forbidden') : null
}

/** S4: choose, pay, resolve, cooldown, battleflow. OW-CARD-11: an interrupt goes through the same five steps. */
export function playCard(t: Tab, use: Usable, ...by: ByWhat): void {
  const { seat, card } = use
  const held = card === null ? undefined : t.see.seats[seat].cards[card]
  if (card === null || !held) return
  const { cooldown, entries } = abilityFacts(t.book, held)
  t.happen({ kind: 'cardPlayed', seat, card, effect: entries.indexOf(use.entry), rule: rule('OW-CARD-01') })
  const { deed } = useEntry(t, use, ...by)
  putAway(t, seat, card, deed.cooldown ?? cooldown)
  occur(t, { on: 'played', played: 'ability', who: [use.figure] })
}

/** OW-CARD-06, OW-CARD-07 */
function putAway(t: Tab, seat: SeatId, card: CardId, to: 'hand' | Position): void {
  if (to === 'hand') t.happen({ kind: 'cardPut', seat, card, at: 'hand', rule: rule('OW-CARD-06') })
  else coolDown(t, seat, card, to, true)
}

/** The ability card of the turn. */
export function playAction(t: Tab, use: Usable): void {
  t.happen({ kind: 'turnUsed', what: 'carded', rule: rule('OW-TURN-04') })
  playCard(t, use)
}

/** A card the people hold themselves is taken in hand and, if there is one thing to do with it now, played. */
export function playOwnCard(t: Tab, seat: SeatId): void {
  const card = takeOwnCard(t, seat, { title: words('ask.ownCard') })
  const open = actionsOf(t.book, t.see, seat, card)
  const [only] = open
  if (open.length !== 1 || !only) return
  const { use } = only
  const why = refusesUse(t.book, t.see, use) ?? cannotAct(t.book, t.see, rolesOf(t.see, use), use)
  if (why === null) playAction(t, use)
}
