import { SEATS, type CardId } from './ids'
import type { CardPlace, SeatCard, SeatState } from './state'

type Cards = SeatState['cards']

/** What has been worked out of the cards of a seat, under the number of the question. */
type Answers = unknown[]

/** What is known of the hands at the table, in no order: looking through a few costs less than a table of them all. */
const atHand: { cards: Cards | null; answers: Answers }[] = SEATS.map(() => ({ cards: null, answers: [] }))
/** What is known of others: of a table looked back at, or one beside it. */
const putAway = new WeakMap<Cards, Answers>()
let longestThere = 0
let questions = 0

/** An answer remembered for each set of cards that a seat holds. */
export interface Remembered<V> {
  get(cards: Cards): V | undefined
  set(cards: Cards, value: V): void
}

/**
 * Remembers what follows from which cards a seat holds, wherever they lie: they go from hand to cooldown and back all
 * the time. Only what is out of the encounter counts as not held.
 */
export function ofHolding<V>(): Remembered<V> {
  const question = questions++
  return {
    get: (cards) => knownOf(cards)[question] as V | undefined,
    set: (cards, value) => {
      knownOf(cards)[question] = value
    }
  }
}

/** The cards of one kind that a seat holds, wherever they lie: of most kinds there are few, and all of them are asked of often. */
export function heldOf(kind: SeatCard['kind']): (cards: Cards) => readonly CardId[] {
  const listed = ofHolding<readonly CardId[]>()
  return (cards) => {
    let found = listed.get(cards)
    if (!found) listed.set(cards, (found = (Object.keys(cards) as CardId[]).filter((id) => cards[id]?.kind === kind)))
    return found
  }
}

function knownOf(cards: Cards): Answers {
  for (let i = 0; i < atHand.length; i++) {
    const known = atHand[i]
    if (known?.cards === cards) return known.answers
  }
  return takeUp(cards)
}

function takeUp(cards: Cards): Answers {
  const answers = putAway.get(cards) ?? []
  const place = longestThere++ % atHand.length
  const before = atHand[place]
  if (before?.cards) putAway.set(before.cards, before.answers)
  atHand[place] = { cards, answers }
  return answers
}

/** A card has only been put elsewhere: all that was known of these cards still is, and more often asked of those after. */
export function stillHolds(before: Cards, after: Cards, from: CardPlace, to: CardPlace): void {
  if (from === 'out' || to === 'out') return
  for (const known of atHand) if (known.cards === before) known.cards = after
}
