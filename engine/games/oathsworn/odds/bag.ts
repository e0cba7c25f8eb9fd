import type { Drawn, Face, FaceCounts, MightPile } from '../might'
import { faceValue, isCritical } from '../might'
import { choose } from './choose'

/** Where the cards or rolls of one colour come from, counted by place in `faces`. Dice are a bag that never empties. */
export interface CardBag {
  readonly faces: readonly Face[]
  readonly draw: readonly number[]
  readonly discard: readonly number[]
  readonly isDice: boolean
}

/** What lies on the table of one colour: originals in front, extras after the criticals that brought them. */
export type DrawnHand = readonly Pick<Drawn, 'face' | 'from' | 'owes'>[]

type Tell = (hand: DrawnHand, left: CardBag, chance: number) => void

/** Hands of dice less likely than this are left out; chains of criticals have no end. */
export const UNLIKELY = 1e-18

/** The faces on the table are told too: one of them may come to the discards. */
export function bagOfCards({ draw, discard }: MightPile, onTable: readonly Face[] = []): CardBag {
  const faces = [...new Set([...Object.keys(draw), ...Object.keys(discard), ...onTable])].sort(byValue)
  const counts = (heap: FaceCounts): number[] => faces.map((face) => heap[face] ?? 0)
  return { faces, draw: counts(draw), discard: counts(discard), isDice: false }
}

export function bagOfDice(die: FaceCounts): CardBag {
  const faces = Object.keys(die).sort(byValue)
  return { faces, draw: faces.map((face) => die[face] as number), discard: [], isDice: true }
}

const byValue = (a: Face, b: Face): number => faceValue(a) - faceValue(b) || a.length - b.length

export const sizeOf = (heap: readonly number[]): number => heap.reduce((sum, count) => sum + count, 0)

/** Every hand `count` cards or dice can make, criticals followed to their end unless they are an enemy's (OW-CRIT-08). */
export function eachHand(bag: CardBag, count: number, isEnemy: boolean, tell: Tell): void {
  eachOriginals(bag, count, (hand, left, chance) => {
    const owing = isEnemy ? [] : hand.flatMap(({ face }, place) => (isCritical(face) ? [place] : []))
    settle(hand, owing, left, chance, tell)
  })
}

/**
 * Every way to draw one card of a hand anew: it goes to the discards at once (OW-MIGHT-04), the extras it brought stay,
 * the new one is original or extra as the old one was and earns its own extra (OW-CRIT-07).
 */
export function eachRedraw(hand: DrawnHand, place: number, bag: CardBag, tell: Tell): void {
  const old = hand[place]
  if (!old) return
  const discard = bag.isDice ? bag.discard : changed(bag.discard, bag.faces.indexOf(old.face), 1)
  const owing = owingIn(hand).filter((other) => other !== place)
  const others = paid(hand).map((card) => (card.from === place ? { ...card, from: null } : card))
  eachCard({ ...bag, discard }, (face, left, chance) => {
    const now = others.with(place, { ...others[place], face })
    settle(now, isCritical(face) ? [...owing, place] : owing, left, chance, tell)
  })
}

/** Every way the criticals of a hand that still owe can be paid. */
export const eachSettled = (hand: DrawnHand, bag: CardBag, tell: Tell): void =>
  settle(paid(hand), owingIn(hand), bag, 1, tell)

const owingIn = (hand: DrawnHand): readonly number[] => [...hand.keys()].filter((place) => hand[place]?.owes)
const paid = (hand: DrawnHand): DrawnHand =>
  hand.map(({ face, from }) => (from === undefined ? { face } : { face, from }))

/** Pays what the criticals owe: of different ones on the originals the lower first, then the first shown. */
function settle(hand: DrawnHand, owing: readonly number[], bag: CardBag, chance: number, tell: Tell): void {
  const [from, ...later] = owing
  if (from === undefined) return tell(hand, bag, chance)
  const isAny = eachCard(bag, (face, left, likely) => {
    if (bag.isDice && chance * likely < UNLIKELY) return
    const owed = isCritical(face) ? [...later, hand.length] : later
    settle([...hand, { face, from }], owed, left, chance * likely, tell)
  })
  if (!isAny) tell(hand, bag, chance)
}

function eachCard(bag: CardBag, tell: (face: Face, left: CardBag, chance: number) => void): boolean {
  const { draw, discard } = heapsNow(bag)
  const all = sizeOf(draw)
  draw.forEach((count, at) => {
    if (count === 0) return
    const left = bag.isDice ? bag : { ...bag, draw: changed(draw, at, -1), discard }
    tell(bag.faces[at] as Face, left, count / all)
  })
  return all > 0
}

/** The discards are shuffled in when a card is needed and none is left to draw (OW-MIGHT-05). */
const heapsNow = ({ draw, discard }: CardBag): Pick<CardBag, 'draw' | 'discard'> =>
  sizeOf(draw) > 0 ? { draw, discard } : { draw: discard, discard: discard.map(() => 0) }

const changed = (heap: readonly number[], at: number, by: number): readonly number[] =>
  heap.with(at, (heap[at] as number) + by)

function eachOriginals(bag: CardBag, count: number, tell: Tell): void {
  if (bag.isDice) return eachRoll(bag, count, tell)
  const first = Math.min(count, sizeOf(bag.draw))
  eachHeapful(bag.draw, first, (taken, draw, chance) => {
    const rest = Math.min(count - first, sizeOf(bag.discard))
    if (rest === 0) return tell(handOf(bag, taken), { ...bag, draw }, chance)
    eachHeapful(bag.discard, rest, (more, left, likely) => {
      const both = taken.map((some, at) => some + (more[at] as number))
      tell(handOf(bag, both), { ...bag, draw: left, discard: left.map(() => 0) }, chance * likely)
    })
  })
}

type TellHeapful = (taken: readonly number[], left: readonly number[], chance: number) => void

/** Every choice of `count` cards of a heap, by how many of each face. */
function eachHeapful(heap: readonly number[], count: number, tell: TellHeapful): void {
  const all = choose(sizeOf(heap), count)
  const behind = heap.map((_, at) => sizeOf(heap.slice(at)))
  const take = (at: number, owed: number, taken: readonly number[], ways: number): void => {
    const there = heap[at]
    if (there === undefined)
      return tell(
        taken,
        heap.map((n, i) => n - (taken[i] as number)),
        ways / all
      )
    const rest = behind[at + 1] ?? 0
    for (let some = Math.max(0, owed - rest); some <= Math.min(there, owed); some++)
      take(at + 1, owed - some, [...taken, some], ways * choose(there, some))
  }
  take(0, count, [], 1)
}

function eachRoll(bag: CardBag, count: number, tell: Tell): void {
  const sides = sizeOf(bag.draw)
  const roll = (at: number, owed: number, taken: readonly number[], chance: number): void => {
    if (at === bag.faces.length) return owed === 0 ? tell(handOf(bag, taken), bag, chance) : undefined
    for (let some = 0; some <= owed; some++)
      roll(
        at + 1,
        owed - some,
        [...taken, some],
        chance * choose(owed, some) * ((bag.draw[at] as number) / sides) ** some
      )
  }
  roll(0, count, [], 1)
}

const handOf = ({ faces }: CardBag, taken: readonly number[]): DrawnHand =>
  faces.flatMap((face, at) => Array.from({ length: taken[at] as number }, () => ({ face })))
