import type { Book } from '../table/book'
import type { SeatCard } from '../state/state'
import { abilityTold, injuryTold, itemTold, type AbilityFacts, type InjuryFacts, type ItemFacts } from './told'

/** What is known of a card that somebody holds, printed in a pack or told by the table. */

type Held = Pick<SeatCard, 'def' | 'own'>

export const abilityFacts = (book: Book, card: Held): AbilityFacts =>
  card.own === undefined ? book.get('ability', card.def) : abilityTold(ownOf(card))

export const itemFacts = (book: Book, card: Held): ItemFacts =>
  card.own === undefined ? book.get('item', card.def) : itemTold(ownOf(card))

export const injuryFacts = (book: Book, card: Held): InjuryFacts =>
  card.own === undefined ? book.get('injury', card.def) : injuryTold(ownOf(card))

/** Only checked descriptions are written to it, each of the kind of its card. */
const ownOf = <O>({ own }: Held): O => own as unknown as O
