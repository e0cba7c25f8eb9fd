// Honest odds of a check and of a round of combat in the story: from the cards that are really left.
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, integer, json, oneOf, shape, text } from '../../../engine/schema'
import type { Company } from '../../../engine/games/oathsworn/campaign/state'
import { perColour } from '../../../engine/games/oathsworn/might'
import {
  pilesOf,
  redrawPlans,
  whiteRows,
  type Draw,
  type Goal,
  type PlannedRedraws
} from '../../../engine/games/oathsworn/odds'
import { aimOf } from './aim'
import { meantFields } from './meant'
import { tokenOdds } from './tokens'
import { isUpgrade, upgradeOdds } from './upgrade'

const question = shape({ ask: oneOf(['odds']), rule: text(), seat: text() }, meantFields)
const checkFacts = shape(
  { difficulty: integer({ min: 0 }), bonus: integer(), redraws: integer({ min: 0 }) },
  { check: json() }
)
const combatFacts = shape({ defence: integer({ min: 0 }) })

/**
 * For each number of white cards: the chance of two blanks or more, and of success, alone and with free redraws. Where the
 * draw is empowered, what is asked of it beside an encounter's.
 */
export function campaignOdds(company: Company, asked: Json, waiting: readonly Prompt[]): Json | null {
  const read = check(question, asked)
  if (!read.ok) return null
  const { amounts: laid = {} } = read.value
  const prompt = waiting.find(({ rule, seat }) => rule === read.value.rule && seat === read.value.seat)
  const piles = pilesOf(company.might.piles.oathsworn)
  const draw = (cards: Draw['cards']): Draw => ({ side: 'oathsworn', cards, piles })
  const aim = prompt && aimOf(prompt)
  if (aim && isUpgrade(prompt)) return upgradeOdds(prompt, laid, { piles }, aim)
  const byTokens = aim && tokenOdds(prompt, { piles }, aim)
  if (byTokens) return byTokens
  if (prompt?.form === 'number') {
    const facts = check(checkFacts, prompt.data)
    if (!facts.ok) return null
    const { difficulty, bonus, redraws } = facts.value
    const goal: Goal = { kind: 'check', difficulty, modifier: bonus }
    return { kind: 'check', redraws, rows: rowsOf(draw({}), goal, prompt.max, redraws) }
  }
  const facts = check(combatFacts, prompt?.data)
  if (prompt?.form !== 'spread' || !facts.ok) return null
  const amounts = perColour((colour) => (colour === 'white' ? 0 : (laid[colour] ?? 0)))
  const white = prompt.options.find(({ id }) => id === 'white')?.max ?? 0
  const goal: Goal = { kind: 'check', difficulty: facts.value.defence }
  return { kind: 'combat', redraws: 0, rows: rowsOf(draw(amounts), goal, white, 0) }
}

function rowsOf(draw: Draw, goal: Goal, most: number, redraws: number): Json {
  return whiteRows(draw, goal, most).map(({ white, odds, worth }) => ({
    white,
    miss: odds.pMiss,
    success: worth,
    redrawn: redraws > 0 ? (bestPlan(draw, white, goal, redraws)?.worth ?? null) : null
  }))
}

/** With as many of the free redraws as can be planned for exactly. */
const bestPlan = (draw: Draw, white: number, goal: Goal, redraws: number): PlannedRedraws | undefined =>
  redrawPlans({ ...draw, cards: { ...draw.cards, white } }, goal, redraws).at(-1)
