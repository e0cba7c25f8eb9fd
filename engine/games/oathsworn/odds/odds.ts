import type { FaceCounts, MightPiles, PerColour, Side } from '../might'
import { colours } from '../might'
import { cardOdds } from './cards'
import { diceOdds } from './dice'
import type { Layers } from './layers'
import { nothingDrawn, together } from './layers'

/** What is about to be drawn: how many cards and dice of each colour, after any upgrading, and from which heaps. */
export interface Draw {
  readonly side: Side
  readonly cards: PerColour<number>
  readonly dice?: PerColour<number>
  readonly piles: MightPiles
  /** The faces of a die of each colour, needed when dice are rolled. */
  readonly faces?: PerColour<FaceCounts>
}

/** The full distribution of a draw. `hit[t]` is the chance not to miss and to total t; its sum is `pHit`. */
export interface Odds {
  readonly pMiss: number
  readonly pHit: number
  readonly hit: Float64Array
  /** In a chain `hit[i]` is the chance that the first target is hit by the first of `totals[i]`, the second by the next, … */
  readonly totals?: readonly (readonly number[])[]
}

/**
 * Exact odds of an attack or a check. Blanks are judged among the original cards of all colours together (OW-ATK-09,
 * OW-CHECK-05), extras only add (OW-CRIT-03), every extra is taken (OW-CRIT-04), enemies never miss (OW-EATK-08).
 * Doubles are enough: all terms are positive and none is ever subtracted, so the error stays near 1e-15.
 */
export const oddsOf = (draw: Draw): Odds => judged(layersOf(draw))

export function layersOf({ side, cards, dice, piles, faces }: Draw): Layers {
  let all = nothingDrawn
  for (const colour of colours) {
    const count = cards[colour]
    if (count !== undefined && count > 0) all = together(all, cardOdds(piles[colour], count, side))
    const rolled = dice?.[colour]
    if (rolled !== undefined && rolled > 0) all = together(all, diceOdds(faces?.[colour] ?? {}, rolled, side))
  }
  return all
}

export function judged({ none, one, blanks }: Layers): Odds {
  const hit = new Float64Array(none.length)
  for (let t = 0; t < hit.length; t++) hit[t] = (none[t] as number) + (one[t] as number)
  return { pMiss: blanks[2], pHit: blanks[0] + blanks[1], hit }
}
