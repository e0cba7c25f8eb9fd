import type { CardPlace, SeatState } from './state/state'

type Cards = SeatState['cards']

/** What has been worked out of the cards of a seat, under the number of the question. */
type Known = unknown[]
const known = new WeakMap<Cards, Known>()
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
    get: (cards) => known.get(cards)?.[question] as V | undefined,
    set: (cards, value) => {
      let answers = known.get(cards)
      if (!answers) known.set(cards, (answers = []))
      answers[question] = value
    }
  }
}

/** A card has only been put elsewhere: all that was known of these cards still is. */
export function stillHolds(before: Cards, after: Cards, from: CardPlace, to: CardPlace): void {
  if (from === 'out' || to === 'out') return
  let answers = known.get(before)
  if (!answers) known.set(before, (answers = []))
  known.set(after, answers)
}
