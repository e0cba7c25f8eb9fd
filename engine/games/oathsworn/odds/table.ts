import type { Ignore } from '../ignoring'
import type { Colour, Drawn, FaceCounts, MightPiles, PerColour } from '../might'
import { colours } from '../might'
import { bagOfCards, bagOfDice, eachRedraw, eachSettled, type CardBag, type DrawnHand } from './bag'
import { gistsOf, oddsOfGists } from './gist'
import { worthOfOdds, type Goal } from './goal'
import { groupOnTable } from './group'
import type { Odds } from './odds'
import { policyFor } from './policy'

/** A hand on the table: its cards and dice in order, and the heaps without them. */
export interface OnTable {
  readonly hand: readonly Drawn[]
  readonly piles: MightPiles
  /** The faces of a die of each colour, needed when there are dice. */
  readonly faces?: PerColour<FaceCounts>
}

/** The exact odds of the hand left alone: certain, but for extras that criticals still owe. */
export const oddsAsItLies = (table: OnTable, ignores?: readonly Ignore[]): Odds => oddsAfter(table, null, ignores)

/** The exact odds if the card at this place were drawn anew, effects that ignore cards included (OW-ATK-12). */
export const oddsOfRedraw = (table: OnTable, place: number, ignores?: readonly Ignore[]): Odds =>
  oddsAfter(table, place, ignores)

/** What one token gains on each card of the hand; less than nothing when the card is better left alone. */
export function redrawGains(
  table: OnTable,
  goal: Goal,
  ignores?: readonly Ignore[]
): readonly { odds: Odds; gain: number }[] {
  const now = worthOfOdds(oddsAsItLies(table, ignores), goal)
  return table.hand.map((_, place) => {
    const odds = oddsOfRedraw(table, place, ignores)
    return { odds, gain: worthOfOdds(odds, goal) - now }
  })
}

/**
 * The card to draw anew first when there are so many tokens, or null when the hand is better left as it lies. While a
 * critical still owes its extra there is more to see first, so then it is null too.
 */
export function bestRedraw(table: OnTable, goal: Goal, tokens: number): number | null {
  if (table.hand.some(({ owes }) => owes)) return null
  const parts = partsOf(table)
  const groups = parts.map(({ hand, bag }) => groupOnTable(hand, bag))
  const start = groups.map(() => 0)
  const move = policyFor(groups, goal).best(start, tokens)
  return move ? (parts[move.group]?.places[move.redraw.place] ?? null) : null
}

function oddsAfter(table: OnTable, place: number | null, ignores: readonly Ignore[] = []): Odds {
  const groups = partsOf(table).map(({ hand, bag, places }) => {
    const at = place === null ? -1 : places.indexOf(place)
    const each = at < 0 ? eachSettled.bind(null, hand, bag) : eachRedraw.bind(null, hand, at, bag)
    return gistsOf(each, 'oathsworn', ignores)
  })
  return oddsOfGists(groups, ignores)
}

/** The cards, or the dice, of one colour: a hand of its own, with the places it has on the table. */
interface Part {
  readonly hand: DrawnHand
  readonly places: readonly number[]
  readonly bag: CardBag
}

const partsOf = (table: OnTable): readonly Part[] =>
  colours
    .flatMap((colour) => [partOf(table, colour, undefined), partOf(table, colour, true)])
    .filter(({ places }) => places.length > 0)

function partOf({ hand: all, piles, faces }: OnTable, colour: Colour, die: true | undefined): Part {
  const places = [...all.keys()].filter((place) => all[place]?.colour === colour && all[place]?.die === die)
  const hand = places.map((place) => moved(all[place], places))
  const shown = hand.map(({ face }) => face)
  return { hand, places, bag: die ? bagOfDice(faces?.[colour] ?? {}) : bagOfCards(piles[colour], shown) }
}

/** An extra names the place of its critical, which is another one among the cards of the colour alone. */
function moved(drawn: Drawn | undefined, places: readonly number[]): DrawnHand[number] {
  const { face = '0', from, owes } = drawn ?? {}
  const card = owes ? { face, owes } : { face }
  if (from === undefined) return card
  const at = from === null ? -1 : places.indexOf(from)
  return { ...card, from: at < 0 ? null : at }
}
