// A cache beside all tables, of what follows from the cards a seat holds: without it bots play a fifth fewer answers.
import { remembered } from '../../../../remembered/remembered'
import type { Book } from './book'
import type { CardId } from '../state/ids'
import type { SeatCard, SeatState } from '../state/state'

type Cards = SeatState['cards']

/** One object for all sets of cards that hold the same: cards go from hand to cooldown and back all the time. */
interface Holding {
  readonly cards: Cards
  readonly facts: Map<object, unknown>
}

interface Holdings {
  readonly known: WeakMap<Cards, Holding>
  /** Two tables of four: a set of cards nobody has seen is nearly always one of these, with a card put elsewhere. */
  recent: readonly Holding[]
}

/** A card of one id may say one thing in this rulebook and another in that. */
const holdingsOf = remembered<Book, Holdings>(() => ({ known: new WeakMap(), recent: [] }))
const MOST = 8

/** What follows from which cards a seat holds, wherever they lie. */
export interface Remembered<V> {
  get(book: Book, cards: Cards): V | undefined
  set(book: Book, cards: Cards, value: V): void
}

export function ofHolding<V>(): Remembered<V> {
  const fact: Remembered<V> = {
    get: (book, cards) => holdingOf(book, cards).facts.get(fact) as V | undefined,
    set: (book, cards, value) => void holdingOf(book, cards).facts.set(fact, value)
  }
  return fact
}

function holdingOf(book: Book, cards: Cards): Holding {
  const holdings = holdingsOf(book)
  const before = holdings.known.get(cards)
  if (before) return before
  const same = holdings.recent.find((one) => holdsSame(one.cards, cards))
  const found = same ?? { cards, facts: new Map() }
  if (!same) holdings.recent = [...holdings.recent, found].slice(-MOST)
  holdings.known.set(cards, found)
  return found
}

/** A card both have tells that it is the same seat of one table; what is out of the encounter counts as not held. */
function holdsSame(some: Cards, others: Cards): boolean {
  const ids = Object.keys(some) as CardId[]
  if (ids.length !== Object.keys(others).length || !ids.some((id) => some[id] === others[id])) return false
  return ids.every((id) => some[id] === others[id] || isOnlyMoved(some[id], others[id]))
}

const isOnlyMoved = (one: SeatCard | undefined, other: SeatCard | undefined): boolean =>
  one !== undefined &&
  one.kind === other?.kind &&
  one.def === other.def &&
  one.own === other.own &&
  one.thrownTo === other.thrownTo &&
  one.faceDown === other.faceDown &&
  (one.at === 'out') === (other.at === 'out')
