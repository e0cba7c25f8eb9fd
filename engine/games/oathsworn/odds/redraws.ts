import { colours } from '../might'
import type { CardBag } from './bag'
import { bagOfCards, bagOfDice } from './bag'
import type { Goal } from './goal'
import { worthOfOdds } from './goal'
import type { CardGroup } from './group'
import { groupToDraw } from './group'
import type { Draw, Odds } from './odds'
import { oddsOf } from './odds'
import type { Outcomes } from './policy'
import { oddsFrom, policyFor } from './policy'
import { eachSample } from './sample'

/** What a draw comes to when so many redraw tokens may be used and are used as well as can be for the goal. */
export interface PlannedRedraws {
  readonly tokens: number
  readonly odds: Odds
  readonly worth: number
  /** Tokens used on average: none is spent on a hand that is good enough. */
  readonly spent: number
  /** Every hand was looked at; otherwise some stood for all, and it is right to about a percent. */
  readonly isExact: boolean
}

// How many hands the colours may make together before planning would take longer than a table waits, by tokens. Chains
// of criticals give a hand with dice many more ways to go on, and more dice than these are not even listed.
const MOST_HANDS = [0, 1_000_000, 400_000, 25_000, 100]
const HANDS_OF_DICE = 400
const MOST_DICE = 4
/** So many hands stand for all where there are too many; fewer where dice by themselves give each so many ways to go on. */
const SAMPLE = 30_000
const SAMPLE_WITH_DICE = 4_000
/** And so many tokens are looked ahead in each of them: those before are used one at a time, as if there were no more. */
const FORESEEN = 2

/**
 * Plans for 0, 1, … `most` tokens (OW-TOKEN-12). Every plan given is exact; the list ends early where there are too many
 * hands to look at them all.
 */
export function redrawPlans(draw: Draw, goal: Goal, most: number): readonly PlannedRedraws[] {
  const plans = [plainPlan(draw, goal)]
  if (most === 0 || diceOf(draw) > MOST_DICE) return plans
  const groups = groupsToDraw(draw)
  for (let tokens = 1; tokens <= most && areFew(groups, draw, tokens); tokens++)
    plans.push(exactPlan(groups, goal, tokens))
  return plans
}

/** One plan, exact where that can be. */
export function redrawPlan(draw: Draw, goal: Goal, tokens: number): PlannedRedraws {
  if (tokens === 0) return plainPlan(draw, goal)
  if (diceOf(draw) > MOST_DICE) return redrawEstimate(draw, goal, tokens)
  const groups = groupsToDraw(draw)
  return areFew(groups, draw, tokens) ? exactPlan(groups, goal, tokens) : redrawEstimate(draw, goal, tokens)
}

const diceOf = ({ dice }: Draw): number => Object.values(dice ?? {}).reduce((sum, count) => sum + count, 0)

function areFew(groups: readonly CardGroup[], draw: Draw, tokens: number): boolean {
  const all = groups.reduce((product, { start }) => product * start.length, diceOf(draw) > 0 ? HANDS_OF_DICE : 1)
  return all <= (MOST_HANDS[tokens] ?? 0)
}

const plan = (tokens: number, odds: Odds, goal: Goal, spent: number, isExact: boolean): PlannedRedraws => ({
  tokens,
  odds,
  worth: worthOfOdds(odds, goal),
  spent,
  isExact
})

const plainPlan = (draw: Draw, goal: Goal): PlannedRedraws => plan(0, oddsOf(draw), goal, 0, true)

function exactPlan(groups: readonly CardGroup[], goal: Goal, tokens: number): PlannedRedraws {
  const policy = policyFor(groups, goal)
  const outcomes: Outcomes = { pMiss: 0, hit: [] }
  let spent = 0
  eachStart(groups, (at, chance) => (spent += policy.follow(at, tokens, chance, outcomes)))
  return plan(tokens, oddsFrom(outcomes), goal, spent, true)
}

/** What leaving the hands alone comes to is known exactly: only what the tokens change is told from some of them. */
export function redrawEstimate(draw: Draw, goal: Goal, tokens: number): PlannedRedraws {
  const groups = groupsApart(draw)
  const policy = policyFor(groups, goal)
  const plain = oddsOf(draw)
  const outcomes: Outcomes = { pMiss: plain.pMiss, hit: [...plain.hit] }
  const foreseen = Math.min(tokens, FORESEEN)
  const sample = diceOf(draw) > 0 ? SAMPLE_WITH_DICE : SAMPLE
  let spent = 0
  eachSample(groups, sample, tokens - foreseen, (at, lots) => {
    policy.follow(at, 0, -1 / sample, outcomes)
    const later = policy.playOn(at, tokens, foreseen, lots)
    spent += later.spent / sample + policy.follow(later.at, later.tokens, 1 / sample, outcomes)
  })
  return plan(tokens, oddsFrom(evened(outcomes)), goal, spent, false)
}

/** An estimate may fall a little below nothing. */
function evened({ pMiss, hit }: Outcomes): Outcomes {
  const above = Array.from(hit, (chance = 0) => Math.max(0, chance))
  const sum = above.reduce((all, chance) => all + chance, Math.max(0, pMiss))
  return { pMiss: Math.max(0, pMiss) / sum, hit: above.map((chance) => chance / sum) }
}

const groupsToDraw = (draw: Draw): readonly CardGroup[] => groupsBy(draw, (dice) => [dice])

/** Dice know nothing of each other: each by itself has few ways to lie, and together they have very many. */
const groupsApart = (draw: Draw): readonly CardGroup[] => groupsBy(draw, (dice) => Array<number>(dice).fill(1))

function groupsBy(
  { cards, dice, piles, faces }: Draw,
  parted: (dice: number) => readonly number[]
): readonly CardGroup[] {
  const some = (bag: CardBag, counts: readonly number[]): readonly CardGroup[] =>
    counts.filter((count) => count > 0).map((count) => groupToDraw(bag, count))
  return colours.flatMap((colour) => [
    ...some(bagOfCards(piles[colour]), [cards[colour] ?? 0]),
    ...some(bagOfDice(faces?.[colour] ?? {}), parted(dice?.[colour] ?? 0))
  ])
}

function eachStart(groups: readonly CardGroup[], tell: (at: readonly number[], chance: number) => void): void {
  const choose = (at: readonly number[], chance: number): void => {
    const group = groups[at.length]
    if (!group) return tell(at, chance)
    for (const { id, chance: likely } of group.start) choose([...at, id], chance * likely)
  }
  choose([], 1)
}
