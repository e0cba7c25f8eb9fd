import type { Face } from './might'
import { faceValue, isBlank } from './might'

/** An effect that leaves the highest or the lowest cards of a draw out of its total. */
export interface Ignore {
  readonly which: 'highest' | 'lowest'
  readonly count: number
  /** A chain passes over blanks when it looks for the lowest (OW-CHAIN-05). */
  readonly sparesBlanks?: true
  /** The first target is spared nothing, the second one card, the last all of them. */
  readonly byTarget?: true
}

/** What the further targets of a chain are spared: nothing, the lowest, the two lowest, … (OW-CHAIN-05). */
export const chainLink = (target: number): Ignore => ({ which: 'lowest', count: target - 1, sparesBlanks: true })

/** A whole chain: what each of its targets is spared. It comes after every other effect (OW-CHAIN-05). */
export const chainOf = (targets: number): Ignore => ({ ...chainLink(targets), byTarget: true })

export interface Shown {
  readonly face: Face
  readonly from?: number | null
}

/**
 * The places of the cards an effect ignores, in the order it takes them. Cards drawn because of a critical that it
 * ignores are safe from it, a whole chain of them (OW-ATK-13, OW-ATK-15). Among equals it takes the one that came to the
 * table first, so a critical before what it brought.
 */
export function ignoredPlaces(hand: readonly Shown[], ignore: Ignore): readonly number[] {
  const ignored: number[] = []
  while (ignored.length < ignore.count) {
    const next = nextIgnored(hand, ignore, ignored)
    if (next < 0) break
    ignored.push(next)
  }
  return ignored
}

/**
 * The hand without some of its cards, each extra told anew where it comes from. What a critical brought that is gone was
 * safe from the effect that took it, and is from no other (OW-ATK-13).
 */
export function without(hand: readonly Shown[], places: readonly number[]): Shown[] {
  const kept = hand.map((_, place) => place).filter((place) => !places.includes(place))
  return kept.map((place) => {
    const one = hand[place] as Shown
    if (one.from === undefined || one.from === null) return one
    const from = kept.indexOf(one.from)
    return { ...one, from: from < 0 ? null : from }
  })
}

/** What a hand totals when the effect is done; all of it without an effect. */
export function keptTotal(hand: readonly Shown[], ignore?: Ignore): number {
  const all = hand.reduce((sum, { face }) => sum + faceValue(face), 0)
  if (!ignore) return all
  return ignoredPlaces(hand, ignore).reduce((left, place) => left - valueAt(hand, place), all)
}

function nextIgnored(hand: readonly Shown[], ignore: Ignore, ignored: readonly number[]): number {
  let best = -1
  for (let place = 0; place < hand.length; place++) {
    if (ignored.includes(place) || isSafe(hand, place, ignored)) continue
    if (ignore.sparesBlanks && isBlank(hand[place]?.face ?? '')) continue
    if (best < 0 || isFurther(valueAt(hand, place), valueAt(hand, best), ignore.which)) best = place
  }
  return best
}

function isSafe(hand: readonly Shown[], place: number, ignored: readonly number[]): boolean {
  for (let from = hand[place]?.from; from !== undefined && from !== null; from = hand[from]?.from)
    if (ignored.includes(from)) return true
  return false
}

const isFurther = (one: number, other: number, which: Ignore['which']): boolean =>
  which === 'highest' ? one > other : one < other

const valueAt = (hand: readonly Shown[], place: number): number => faceValue(hand[place]?.face ?? '0')
