import { faceValue, isBlank, isCritical, isExtra } from '../might'
import type { CardBag, DrawnHand } from './bag'
import { eachHand, eachRedraw, sizeOf, UNLIKELY } from './bag'

/** One way the cards or dice of a colour can lie, and what is left to draw from. Many hands are the same state. */
export interface GroupState {
  readonly blanks: number
  readonly total: number
  readonly hand: DrawnHand
  readonly bag: CardBag
}

export interface Likely {
  readonly id: number
  readonly chance: number
}

export interface Redraw {
  readonly place: number
  readonly to: readonly Likely[]
}

/** The states one colour can come to, by number, found as they are asked for. */
export interface CardGroup {
  readonly states: readonly GroupState[]
  readonly start: readonly Likely[]
  redraws(id: number, tokens: number): readonly Redraw[]
}

export const groupToDraw = (bag: CardBag, count: number): CardGroup =>
  groupOf((tell) => (bag.isDice ? eachRoll(bag, count, tell) : eachHand(bag, count, false, tell)))

export const groupOnTable = (hand: DrawnHand, bag: CardBag): CardGroup => groupOf((tell) => tell(hand, bag, 1))

type Find = (hand: DrawnHand, bag: CardBag, chance: number) => void

/** Dice one after another: as soon as one has come to rest, hands that are alike are one. */
function eachRoll(bag: CardBag, count: number, tell: Find): void {
  const one = alike((find) => eachHand(bag, 1, false, (hand, left, chance) => find(loose(hand), left, chance)))
  let all: readonly Lying[] = [{ hand: [], bag, chance: 1 }]
  for (let die = 0; die < count; die++) {
    const before = all
    all = alike((find) => {
      for (const { hand, chance } of before)
        for (const next of one) find([...hand, ...next.hand], bag, chance * next.chance)
    })
  }
  for (const { hand, chance } of all) tell(hand, bag, chance)
}

interface Lying {
  readonly hand: DrawnHand
  readonly bag: CardBag
  chance: number
}

function alike(each: (find: Find) => void): readonly Lying[] {
  const found = new Map<string, Lying>()
  each((hand, bag, chance) => {
    const key = keyOf(hand, bag)
    const known = found.get(key)
    if (known) known.chance += chance
    else if (chance >= UNLIKELY) found.set(key, { hand, bag, chance })
  })
  return [...found.values()]
}

const loose = (hand: DrawnHand): DrawnHand =>
  hand.map((card) => (isExtra(card) ? { face: card.face, from: null } : card))

function groupOf(eachStart: (tell: Find) => void): CardGroup {
  const states: GroupState[] = []
  const numbers = new Map<string, number>()
  const known = new Map<string, readonly Redraw[]>()

  function numberOf(hand: DrawnHand, bag: CardBag): number {
    const key = keyOf(hand, bag)
    const number = numbers.get(key) ?? states.length
    if (number === states.length) {
      numbers.set(key, number)
      states.push(stateOf(hand, bag))
    }
    return number
  }

  function likely(each: (tell: Find) => void): readonly Likely[] {
    const chances = new Map<number, number>()
    each((hand, bag, chance) => {
      const id = numberOf(hand, bag)
      chances.set(id, (chances.get(id) ?? 0) + chance)
    })
    return [...chances].map(([id, chance]) => ({ id, chance }))
  }

  function redraws(id: number, tokens: number): readonly Redraw[] {
    const { hand, bag } = states[id] as GroupState
    const key = `${id} ${isDeep(bag, tokens)}`
    const there = known.get(key)
    if (there) return there
    const found = worthTrying(hand, bag, tokens).map((place) => ({
      place,
      to: likely((tell) => eachRedraw(hand, place, bag, tell))
    }))
    known.set(key, found)
    return found
  }

  const start = likely(eachStart)
  return { states, start, redraws }
}

/** Without effects that ignore cards it is all the same which critical brought which extra. */
function keyOf(hand: DrawnHand, { draw, discard }: CardBag): string {
  const faces = (wanted: boolean): string =>
    hand
      .filter((card) => isExtra(card) === wanted)
      .map(({ face }) => face)
      .sort()
      .join()
  return `${faces(false)}+${faces(true)} ${draw.join()} ${discard.join()}`
}

const stateOf = (hand: DrawnHand, bag: CardBag): GroupState => ({
  hand,
  bag,
  blanks: hand.filter((card) => isBlank(card.face) && !isExtra(card)).length,
  total: hand.reduce((sum, { face }) => sum + faceValue(face), 0)
})

/**
 * Can the draw pile serve this many redraws? Each ends with one card without the mark. Then what was discarded cannot come
 * back, and of two originals, or of two extras, the lower one is never the worse to draw anew.
 */
function isDeep(bag: CardBag, tokens: number): boolean {
  if (bag.isDice) return true
  return sizeOf(bag.draw.filter((_, at) => !isCritical(bag.faces[at] as string))) >= tokens
}

function worthTrying(hand: DrawnHand, bag: CardBag, tokens: number): readonly number[] {
  const places = [...hand.keys()]
  const distinct = places.filter((place) => places.find((other) => isLike(hand, place, other)) === place)
  if (!isDeep(bag, tokens)) return distinct
  const lowest = (among: readonly number[]): readonly number[] =>
    [...among].sort((a, b) => valueAt(hand, a) - valueAt(hand, b)).slice(0, 1)
  const isExtraAt = (place: number): boolean => isExtra(hand[place] ?? {})
  return [...lowest(distinct.filter((place) => !isExtraAt(place))), ...lowest(distinct.filter(isExtraAt))]
}

const isLike = (hand: DrawnHand, one: number, other: number): boolean =>
  hand[one]?.face === hand[other]?.face && isExtra(hand[one] ?? {}) === isExtra(hand[other] ?? {})

const valueAt = (hand: DrawnHand, place: number): number => faceValue(hand[place]?.face ?? '0')
