import { ignoredPlaces, without, type Ignore, type Shown } from '../ignoring'
import { faceValue, isExtra } from '../might'

/**
 * What effects that ignore cards, one after another, take of some of them: what the first effect takes, in order, and for
 * each number of cards it takes what the effects after it do. Protection never reaches across colours (OW-CRIT-05), so an
 * effect on two groups takes the first of both lists. Of equals it takes what came to the table first: originals, then
 * extras, of each colour after the other.
 */
export interface Picks {
  readonly first: readonly Card[]
  /** Nothing where no effect comes after it; otherwise as long as `first` and one more: nothing may be taken. */
  readonly after: readonly Picks[]
}

interface Card {
  readonly value: number
  readonly extra: boolean
}

export const NO_PICKS: Picks = { first: [], after: [] }

export function picksOf(hand: readonly Shown[], [ignore, ...rest]: readonly Ignore[]): Picks {
  if (!ignore) return NO_PICKS
  const places = ignoredPlaces(hand, ignore)
  const after = [0, ...places].map((_, taken) => picksOf(without(hand, places.slice(0, taken)), rest))
  return { first: places.map((place) => cardOf(hand[place] as Shown)), after: rest.length > 0 ? after : [] }
}

const cardOf = (card: Shown): Card => ({ value: faceValue(card.face), extra: isExtra(card) })

/** Of two independent groups taken together. */
export function picksTogether(a: Picks, b: Picks, [ignore, ...rest]: readonly Ignore[]): Picks {
  if (!ignore) return NO_PICKS
  const first: Card[] = []
  const froms: (readonly [number, number])[] = [[0, 0]]
  for (let [fromA, fromB] = [0, 0]; first.length < ignore.count;) {
    const [one, other] = [a.first[fromA], b.first[fromB]]
    if (one && (!other || isBefore(one, other, ignore.which))) {
      first.push(one)
      fromA++
    } else if (other) {
      first.push(other)
      fromB++
    } else break
    froms.push([fromA, fromB])
  }
  const after = froms.map(([fromA, fromB]) =>
    picksTogether(a.after[fromA] ?? NO_PICKS, b.after[fromB] ?? NO_PICKS, rest)
  )
  return { first, after: rest.length > 0 ? after : [] }
}

function isBefore(one: Card, other: Card, which: Ignore['which']): boolean {
  if (one.value === other.value) return !one.extra || other.extra
  return which === 'highest' ? one.value > other.value : one.value < other.value
}

/** What is taken of the total for every target: one for all of them, or in a chain one for each. */
export function takenBy({ first, after }: Picks, [ignore, ...rest]: readonly Ignore[]): readonly number[] {
  const taken = [0]
  for (const { value } of first) taken.push((taken.at(-1) ?? 0) + value)
  const all = taken.at(-1) ?? 0
  if (ignore?.byTarget) return Array.from({ length: ignore.count + 1 }, (_, link) => taken[link] ?? all)
  const last = after.at(-1)
  return last ? takenBy(last, rest).map((more) => all + more) : [all]
}

/** What a hand totals for every target once the effects are done. */
export function totalsOf(hand: readonly Shown[], ignores: readonly Ignore[]): readonly number[] {
  const total = hand.reduce((sum, { face }) => sum + faceValue(face), 0)
  return takenBy(picksOf(hand, ignores), ignores).map((taken) => total - taken)
}

export function keyOf({ first, after }: Picks): string {
  let key = ''
  for (const { value, extra } of first) key += extra ? `${value}+ ` : `${value} `
  for (const more of after) key += `(${keyOf(more)})`
  return key
}
