import type { Ignore } from '../ignoring'
import { colours } from '../might'
import { bagOfCards, bagOfDice, eachHand, type CardBag } from './bag'
import { gistsOf, oddsOfGists } from './gist'
import { oddsOf, type Draw, type Odds } from './odds'

/** Exact odds of a draw, whether or not part of it is ignored. */
export const oddsWith = (draw: Draw, ignores: readonly Ignore[]): Odds =>
  ignores.length === 0 ? oddsOf(draw) : oddsIgnoring(draw, ignores)

/**
 * Exact odds of a draw part of which is ignored by effects one after another: blanks are judged before (OW-ATK-14),
 * criticals are all drawn (OW-ATK-12).
 */
export function oddsIgnoring(draw: Draw, ignores: readonly Ignore[]): Odds {
  const { side } = draw
  const isEnemy = side === 'enemy'
  const groups = bagsOf(draw).map(([bag, count]) =>
    gistsOf((tell) => eachHand(bag, count, isEnemy, tell), side, ignores)
  )
  return oddsOfGists(groups, ignores)
}

// Dice are independent of each other, so each is a group of its own and the many hands of several never arise.
function bagsOf({ cards, dice, piles, faces }: Draw): readonly (readonly [CardBag, number])[] {
  return colours.flatMap((colour) => [
    ...((cards[colour] ?? 0) > 0 ? [[bagOfCards(piles[colour]), cards[colour] ?? 0] as const] : []),
    ...Array.from({ length: dice?.[colour] ?? 0 }, () => [bagOfDice(faces?.[colour] ?? {}), 1] as const)
  ])
}
