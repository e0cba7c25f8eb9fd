import { cardOdds } from './cards'
import type { Goal } from './goal'
import { worthOfOdds } from './goal'
import { together } from './layers'
import type { Draw, Odds } from './odds'
import { judged, layersOf } from './odds'

/** The odds of a draw with a certain number of white cards, and what they are worth for a goal. */
export interface WhiteRow {
  readonly white: number
  readonly odds: Odds
  readonly worth: number
}

/** Less than this is rounding, not an advantage. */
const LEAST_GAIN = 1e-12

/** One row for each number of white cards the drawer may add to the rest of the draw (OW-ATK-07, OW-CHECK-03). */
export function whiteRows(draw: Draw, goal: Goal, most: number): readonly WhiteRow[] {
  const rest = layersOf({ ...draw, cards: { ...draw.cards, white: 0 } })
  const least = isEmpty(draw) ? 1 : 0
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => {
    const white = least + i
    const odds = judged(together(rest, cardOdds(draw.piles.white, white, draw.side)))
    return { white, odds, worth: worthOfOdds(odds, goal) }
  })
}

/** The row worth most; of equals the one with fewer cards, which leaves more for the next draw. */
export const bestWhite = (rows: readonly WhiteRow[]): WhiteRow | undefined =>
  rows.reduce<WhiteRow | undefined>(
    (best, row) => (best && row.worth <= best.worth + LEAST_GAIN ? best : row),
    undefined
  )

/** Is nothing but white asked for? At least one card must be drawn. */
const isEmpty = ({ cards, dice }: Draw): boolean =>
  [...Object.entries(cards), ...Object.entries(dice ?? {})].every(
    ([colour, count]) => colour === 'white' || count === 0
  ) && (dice?.white ?? 0) === 0
