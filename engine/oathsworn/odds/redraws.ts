import type { Ignore } from '../ignoring'
import { keptTotal } from '../ignoring'
import type { Colour, Drawn, FaceCounts, MightPiles, PerColour } from '../might'
import { colours, isBlank, isExtra } from '../might'
import type { Bag, Hand } from './bag'
import { bagOfCards, bagOfDice, eachRedraw } from './bag'
import type { Goal } from './goal'
import { worthOfOdds } from './goal'
import type { Group } from './group'
import { groupOnTable, groupToDraw } from './group'
import type { Draw, Odds } from './odds'
import { oddsOf } from './odds'
import type { Outcomes } from './policy'
import { oddsFrom, policyFor } from './policy'

/** What a draw comes to when so many redraw tokens may be used and are used as well as can be for the goal. */
export interface Plan {
  readonly tokens: number
  readonly odds: Odds
  readonly worth: number
  /** Tokens used on average: none is spent on a hand that is good enough. */
  readonly spent: number
}

// How many hands the colours may make together before planning would take longer than a table waits, by tokens.
const MOST_HANDS = [0, 1_000_000, 400_000, 25_000, 100]

/**
 * Plans for 0, 1, … `most` tokens (OW-TOKEN-12). Every plan given is exact; the list ends early where there are too many
 * hands to look at them all.
 */
export function redrawPlans(draw: Draw, goal: Goal, most: number): readonly Plan[] {
  const plain = oddsOf(draw)
  const plans: Plan[] = [{ tokens: 0, odds: plain, worth: worthOfOdds(plain, goal), spent: 0 }]
  const groups = groupsToDraw(draw)
  const hands = groups.reduce((product, { start }) => product * start.length, 1)
  const policy = policyFor(groups, goal)
  for (let tokens = 1; tokens <= most && hands <= (MOST_HANDS[tokens] ?? 0); tokens++) {
    const outcomes: Outcomes = { pMiss: 0, hit: [] }
    let spent = 0
    eachStart(groups, (at, chance) => (spent += policy.follow(at, tokens, chance, outcomes)))
    const odds = oddsFrom(outcomes)
    plans.push({ tokens, odds, worth: worthOfOdds(odds, goal), spent })
  }
  return plans
}

function groupsToDraw({ cards, dice, piles, faces }: Draw): readonly Group[] {
  return colours.flatMap((colour) => [
    ...((cards[colour] ?? 0) > 0 ? [groupToDraw(bagOfCards(piles[colour]), cards[colour] ?? 0)] : []),
    ...((dice?.[colour] ?? 0) > 0 ? [groupToDraw(bagOfDice(faces?.[colour] ?? {}), dice?.[colour] ?? 0)] : [])
  ])
}

function eachStart(groups: readonly Group[], tell: (at: readonly number[], chance: number) => void): void {
  const choose = (at: readonly number[], chance: number): void => {
    const group = groups[at.length]
    if (!group) return tell(at, chance)
    for (const { id, chance: likely } of group.start) choose([...at, id], chance * likely)
  }
  choose([], 1)
}

/** A hand on the table: its cards and dice in order, and the heaps without them. */
export interface OnTable {
  readonly hand: readonly Drawn[]
  readonly piles: MightPiles
  readonly faces?: PerColour<FaceCounts>
}

/** The exact odds if the card at this place were drawn anew, effects that ignore cards included (OW-ATK-12). */
export function oddsOfRedraw(table: OnTable, place: number, ignore?: Ignore): Odds {
  const outcomes: Outcomes = { pMiss: 0, hit: [] }
  const drawn = table.hand[place]
  if (drawn)
    eachRedraw(table.hand, place, bagOf(table, drawn.colour, drawn.die), (hand, _, chance) => {
      if (blanksIn(hand) >= 2) outcomes.pMiss += chance
      else outcomes.hit[keptTotal(hand, ignore)] = (outcomes.hit[keptTotal(hand, ignore)] ?? 0) + chance
    })
  return oddsFrom(outcomes)
}

export function oddsAsItLies({ hand }: OnTable, ignore?: Ignore): Odds {
  if (blanksIn(hand) >= 2) return oddsFrom({ pMiss: 1, hit: [] })
  const hit: number[] = []
  hit[keptTotal(hand, ignore)] = 1
  return oddsFrom({ pMiss: 0, hit })
}

/** What one token gains on each card of the hand; less than nothing when the card is better left alone. */
export function redrawGains(table: OnTable, goal: Goal, ignore?: Ignore): readonly { odds: Odds; gain: number }[] {
  const now = worthOfOdds(oddsAsItLies(table, ignore), goal)
  return table.hand.map((_, place) => {
    const odds = oddsOfRedraw(table, place, ignore)
    return { odds, gain: worthOfOdds(odds, goal) - now }
  })
}

/** The card to draw anew first when there are so many tokens, or null when the hand is better left as it lies. */
export function bestRedraw(table: OnTable, goal: Goal, tokens: number): number | null {
  const heaps = colours.flatMap((colour) => [heapOf(table, colour, undefined), heapOf(table, colour, true)])
  const there = heaps.filter(({ places }) => places.length > 0)
  const groups = there.map(({ places, bag }) =>
    groupOnTable(
      places.map((place) => loose(table.hand[place])),
      bag
    )
  )
  const move = policyFor(groups, goal).best(
    groups.map(() => 0),
    tokens
  )
  return move ? (there[move.group]?.places[move.redraw.place] ?? null) : null
}

const heapOf = (table: OnTable, colour: Colour, die: true | undefined) => ({
  bag: bagOf(table, colour, die),
  places: [...table.hand.keys()].filter(
    (place) => table.hand[place]?.colour === colour && table.hand[place]?.die === die
  )
})

const bagOf = ({ hand, piles, faces }: OnTable, colour: Colour, die: true | undefined): Bag =>
  die
    ? bagOfDice(faces?.[colour] ?? {})
    : bagOfCards(
        piles[colour],
        hand.filter((drawn) => drawn.colour === colour && !drawn.die).map(({ face }) => face)
      )

// Places change when a hand is sorted by colour, and which critical brought an extra is of no matter here.
const loose = (drawn: Drawn | undefined): Hand[number] =>
  drawn && isExtra(drawn) ? { face: drawn.face, from: null } : { face: drawn?.face ?? '0' }

const blanksIn = (hand: Hand): number => hand.filter((card) => isBlank(card.face) && !isExtra(card)).length
