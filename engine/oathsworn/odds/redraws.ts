import { colours } from '../might'
import { bagOfCards, bagOfDice } from './bag'
import type { Goal } from './goal'
import { worthOfOdds } from './goal'
import type { Group } from './group'
import { groupToDraw } from './group'
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

// How many hands the colours may make together before planning would take longer than a table waits, by tokens. Chains
// of criticals give a hand with dice many more ways to go on, and more dice than these are not even listed.
const MOST_HANDS = [0, 1_000_000, 400_000, 25_000, 100]
const HANDS_OF_DICE = 400
const MOST_DICE = 4

/**
 * Plans for 0, 1, … `most` tokens (OW-TOKEN-12). Every plan given is exact; the list ends early where there are too many
 * hands to look at them all.
 */
export function redrawPlans(draw: Draw, goal: Goal, most: number): readonly Plan[] {
  const plain = oddsOf(draw)
  const plans: Plan[] = [{ tokens: 0, odds: plain, worth: worthOfOdds(plain, goal), spent: 0 }]
  const dice = Object.values(draw.dice ?? {}).reduce((sum, count) => sum + count, 0)
  if (most === 0 || dice > MOST_DICE) return plans
  const groups = groupsToDraw(draw)
  const hands = groups.reduce((product, { start }) => product * start.length, dice > 0 ? HANDS_OF_DICE : 1)
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
