import { ofHolding } from '../table/derived'
import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { StoryEntry } from '../../content'
import { itemChoice } from '../board/asking'
import { cannotAct } from '../aim/possible'
import type { Book } from '../table/book'
import { sourceOfCard } from '../table/scope'
import { neverOffered, priceOf, refusesUse, rolesOf, useEntry, type ByWhat, type Usable } from '../cards/entries'
import { itemFacts } from '../cardFacts/facts'
import { coolDown } from '../cardFacts/flow'
import { occur } from '../scope/interrupts'
import { isForbidden } from '../table/modifiers'
import { offered, type OfCard } from '../cards/offering'
import { SEATS, type CardId, type SeatId } from '../state/ids'
import type { Encounter, SeatCard, SeatState } from '../state/state'
import type { Tab } from '../table/tab'
import { isUnarmed } from '../cardFacts/unarmed'

/** The ability of an item, in the hands of its owner. */
export interface ItemUse extends Usable, OfCard {
  readonly card: CardId
  /** The name of the choice. */
  readonly option: string
}

const uses = ofHolding<Map<CardId, ItemUse>>()

/** The same use for as long as the item is held. */
export const itemUse = (book: Book, s: Encounter, seat: SeatId, id: CardId): ItemUse | null =>
  useHeld(book, seat, s.seats[seat], id)

function useHeld(book: Book, seat: SeatId, held: SeatState, id: CardId): ItemUse | null {
  const { mode, cards } = held
  let known = uses.get(book, cards)
  if (!known) uses.set(book, cards, (known = new Map()))
  const before = known.get(id)
  if (before && before.free === (mode === 'companion')) return before
  const use = freshUse(book, seat, held, id)
  if (use) known.set(id, use)
  return use
}

/** OW-COMP-15: a companion uses the entry marked for it, if there is one, and not the ordinary one. */
function freshUse(book: Book, seat: SeatId, { mode, figure, cards }: SeatState, id: CardId): ItemUse | null {
  const card = cards[id]
  if (card?.kind !== 'item') return null
  const item = itemFacts(book, card)
  const isCompanion = mode === 'companion'
  const entry = (isCompanion ? item.companion : undefined) ?? item.ability?.entry
  if (!entry) return null
  return {
    seat,
    figure,
    entry,
    source: sourceOfCard(seat, id, card),
    key: `${seat}.card.${id}.${entry.id}`,
    card: id,
    of: 'item',
    free: isCompanion, // OW-COMP-13: neither animus nor cooldown
    offering: neverOffered(),
    option: itemChoice(id),
    at: { card: id },
    cooldown: isCompanion ? null : (item.ability?.cooldown ?? null)
  }
}

/**
 * Why the item is not there to be used, whatever its entry says. OW-COMP-14, OW-THROWN-04. OW-TURN-06: what is no
 * interrupt waits for the own turn.
 */
export function refusesItem(book: Book, s: Encounter, use: ItemUse): Words | null {
  const { seat, card: id, figure, entry } = use
  const card = s.seats[seat].cards[id]
  if (!card || card.at !== 'hand') return words('refused.onCooldown')
  if (card.faceDown) return words('refused.faceDown')
  if (card.thrownTo !== undefined) return words('refused.thrown')
  if (isUnarmed(book, s, seat) && isWeapon(book, s, use)) return words('refused.unarmed')
  if (entry.timing.kind !== 'interrupt' && s.turn?.seat !== seat) return words('refused.ownTurn')
  return isForbidden(book, s, figure, 'item') ? words('refused.forbidden') : null
}

/** OW-THROWN-03, OW-UNARMED-02: of no use to whoever is unarmed. */
export function isWeapon(book: Book, s: Encounter, { of, seat, card: id }: Usable): boolean {
  const card = of === 'item' && id !== null ? s.seats[seat].cards[id] : undefined
  return card?.kind === 'item' && itemFacts(book, card).slot === 'weapon'
}

/** OW-TURN-05, OW-TURN-06: any number, in any order, on the own turn. */
export function itemOptions(book: Book, s: Encounter, seat: SeatId): Option[] {
  const options: Option[] = []
  const held = s.seats[seat]
  for (const [card, { kind, at }] of Object.entries(held.cards) as [CardId, SeatCard][]) {
    if (kind !== 'item' || at === 'out') continue
    const use = useHeld(book, seat, held, card)
    if (!use || !isOnTurn(use.entry)) continue
    const animus = priceOf(book, s, use)
    const why =
      refusesItem(book, s, use) ?? refusesUse(book, s, use, animus) ?? cannotAct(book, s, rolesOf(s, use), use)
    options.push(offered(s, use, use.option, animus, why, use))
  }
  return options
}

const isOnTurn = ({ timing }: StoryEntry): boolean => timing.kind === 'action' || timing.kind === 'free'

/** Paid, used, put away. OW-TURN-06; OW-FLOW-05: no battleflow. OW-FLOW-07: before the card it was used in. */
export function useItem(t: Tab, use: ItemUse, ...by: ByWhat): void {
  const { seat, card, cooldown } = use
  t.happen({ kind: 'cardPlayed', seat, card, effect: 0, rule: rule('OW-TURN-06') })
  useEntry(t, use, ...by)
  if (cooldown === null) {
    t.happen({ kind: 'cardPut', seat, card, at: 'hand', rule: rule('OW-TURN-06') })
    t.happen({ kind: 'cardTurned', seat, card, faceDown: true, rule: rule('OW-COMP-13') })
  } else coolDown(t, seat, card, cooldown, false)
  occur(t, { on: 'played', played: 'item', who: [use.figure] })
}

/** Every item of every seat, thrown ones included, as the board sees them. */
export const thrownItems = (s: Encounter): { seat: SeatId; card: CardId; at: number }[] =>
  SEATS.flatMap((seat) => thrownAmong(s.seats[seat].cards).map((one) => ({ seat, ...one })))

const thrownAmong = (cards: SeatState['cards']): { card: CardId; at: number }[] =>
  (Object.entries(cards) as [CardId, SeatCard][]).flatMap(([card, { thrownTo }]) =>
    thrownTo === undefined ? [] : [{ card, at: thrownTo }]
  )
