import { words, type Words } from '../../../../messages/words'
import type { Book } from './book'
import type { DefId } from '../state/ids'
import type { SeatState } from '../state/state'

/** How many ability cards of each cooldown a hand has. OW-ENC-05 */
export const HAND_CURVE: { readonly [cooldown: number]: number } = { 0: 1, 1: 2, 2: 2, 3: 2 }
export const HAND_SIZE = 7

const COOLDOWNS = [0, 1, 2, 3] as const

/** OW-ENC-05, EX-137: why these cards are no hand; null when they are. */
export function refusesHand(book: Book, cards: readonly DefId[]): Words | null {
  if (cards.length !== HAND_SIZE) return words('refused.handSize', { count: cards.length, needed: HAND_SIZE })
  for (const cooldown of COOLDOWNS) {
    const count = ofCooldown(book, cards, cooldown).length
    if (count !== HAND_CURVE[cooldown])
      return words('refused.handCurve', { cooldown, count, needed: HAND_CURVE[cooldown] ?? 0 })
  }
  return null
}

/** OW-ENC-16: can a hand be made of these at all? */
export const isPoolEnough = (book: Book, pool: readonly DefId[]): boolean =>
  COOLDOWNS.every((cooldown) => ofCooldown(book, pool, cooldown).length >= (HAND_CURVE[cooldown] ?? 0))

export const ofCooldown = (book: Book, cards: readonly DefId[], cooldown: number): DefId[] =>
  cards.filter((card) => book.get('ability', card).cooldown === cooldown)

/**
 * OW-ENC-06, OW-ENC-07: in the first chapter the hand is given, for some classes out of several; the choices of a
 * hand, or null when it is built of what is unlocked.
 */
export function givenHands(book: Book, chapter: number, seat: SeatState): readonly (readonly string[])[] | null {
  const { fixed, choice } = book.get('class', seat.class).startCards
  if (chapter !== 1) return null
  return choice.length === 0 ? [fixed] : choice.map((set) => [...fixed, ...set])
}
