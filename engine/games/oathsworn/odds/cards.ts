import type { MightPile, Side } from '../might'
import { MOST_CARDS } from './choose'
import { fromHeap } from './heap'
import { oncePer, type Layers } from './layers'
import { nothingDrawn, together } from './layers'
import type { Population } from './population'
import { populationOf } from './population'

/**
 * Cards of one colour: first the draw pile, and when a card is needed and none is there the discards, shuffled
 * (OW-MIGHT-05). Once the second heap is touched the first lies on the table as a whole, so what comes from the two is
 * independent.
 */
export function cardOdds(pile: MightPile, originals: number, side: Side): Layers {
  return cardsUpTo(pile, originals, originals, side)
}

/** The same for an extra card drawn anew (OW-CRIT-07): `plain` cards without the mark end the draw, no original is judged. */
export const extraOdds = (pile: MightPile, plain: number): Layers => cardsUpTo(pile, 0, plain, 'oathsworn')

const oncePerPile = oncePer<MightPile>()

function cardsUpTo(pile: MightPile, originals: number, plain: number, side: Side): Layers {
  if (plain === 0) return nothingDrawn
  const judged = side === 'enemy' ? 0 : originals
  return oncePerPile(pile, keyOf(judged, plain, side), () => fromPile(pile, judged, plain, side))
}

const keyOf = (judged: number, plain: number, side: Side): number =>
  (judged * (MOST_CARDS + 1) + plain) * 2 + (side === 'enemy' ? 1 : 0)

function fromPile(pile: MightPile, judged: number, plain: number, side: Side): Layers {
  const draw = populationOf(pile.draw, side)
  const here = plainIn(draw)
  if (here >= plain) return fromHeap(draw, judged, plain)
  const discard = populationOf(pile.discard, side)
  const first = fromHeap(draw, Math.min(judged, draw.size), plain)
  const rest = fromHeap(discard, Math.min(Math.max(judged - draw.size, 0), discard.size), plain - here)
  return together(first, rest)
}

const plainIn = (heap: Population): number => heap.size - heap.criticals
