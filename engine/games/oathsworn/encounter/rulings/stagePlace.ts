import { cardsHeld } from '../fight/caged'
import { stageFacts } from '../cardFacts/stageTold'
import { encounterOf } from '../board/printedComponents'
import type { Book } from '../table/book'
import type { DefId } from '../state/ids'
import type { Encounter } from '../state/state'

/**
 * Which card gives its place to one the table names: none where that one lies somewhere itself. Where a card of the table's
 * own was told in its place, one in the deck was never there, of the same stage if there is any; with no deck left, it was
 * the one that was told. Without this there would be one stage card more than there are.
 */
export function givesItsPlace(book: Book, s: Encounter, card: DefId): { readonly instead?: DefId } {
  const { deck, discard, inView, queue, resolving } = s.stage
  const there = [...deck, ...discard, ...inView, ...queue.map((one) => one.card), resolving, ...cardsHeld(s)]
  if (there.includes(card)) return {}
  const { stage } = stageFacts(book, s, card)
  const own = [...discard, ...inView].find((one) => !encounterOf(book, s).stageCards.includes(one))
  const instead = deck.find((one) => stageFacts(book, s, one).stage === stage) ?? deck[0] ?? own
  return instead === undefined ? {} : { instead }
}
