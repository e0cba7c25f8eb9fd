// Honest odds beside a question: from the cards that are really left.
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, integer, json, oneOf, shape, text } from '../../../engine/kernel/schema'
import { SEATS, type SeatId } from '../../../engine/oathsworn/encounter/state/ids'
import type { Encounter } from '../../../engine/oathsworn/encounter/state/state'
import {
  handOf,
  oddsAsItLies,
  oddsIgnoring,
  pilesOf,
  redrawGains,
  whiteRows,
  type Draw,
  type OnTable
} from '../../../engine/oathsworn/odds'
import { printedDice } from '../../../engine/oathsworn/might'
import { aimOf, worthTold, type Aim } from './aim'
import { plansFor } from './plans'

const question = shape(
  { ask: oneOf(['odds', 'redraws']), rule: text(), seat: text() },
  { data: json(), white: integer({ min: 0, max: 40 }) }
)
/** More white cards than this nobody wants: two blanks miss. */
const MOST_WHITE = 12
/** Tokens are worth most where there are few: beyond these the plans would keep the table waiting. */
const MOST_TOKENS = 2

/** What a draw may bring for each number of white cards, what a redraw would bring to the hand, what tokens are worth. */
export function oddsFor(state: Encounter, asked: Json, waiting: readonly Prompt[]): Json | null | Promise<Json | null> {
  const read = check(question, asked)
  if (!read.ok) return null
  const { ask, rule, seat, white = 0 } = read.value
  const prompt = waiting.find((one) => one.rule === rule && one.seat === seat)
  const aim = prompt && aimOf(prompt)
  if (!prompt || !aim) return null
  if (prompt.form === 'choose') return ask === 'odds' ? ofHand(tableOf(state), aim) : null
  const draw = drawOf(state, prompt)
  if (ask === 'redraws') return worthOfTokens(state, { ...draw, cards: { ...draw.cards, white } }, seat, aim)
  return ofDraw(draw, prompt, aim)
}

const mostOf = (prompt: Prompt, colour: string): number => {
  if (prompt.form === 'number') return colour === 'white' ? prompt.max : 0
  return prompt.form === 'spread' ? (prompt.options.find(({ id }) => id === colour)?.max ?? 0) : 0
}

/** With all the cubes there are: who wants fewer is rare, and sees it on the table. */
const drawOf = ({ might }: Encounter, prompt: Prompt): Draw => ({
  side: 'oathsworn',
  cards: { yellow: mostOf(prompt, 'yellow'), red: mostOf(prompt, 'red'), black: mostOf(prompt, 'black') },
  piles: pilesOf(might.piles.oathsworn)
})

function ofDraw(draw: Draw, prompt: Prompt, aim: Aim): Json {
  const rows = whiteRows(draw, aim.goal, Math.min(mostOf(prompt, 'white'), MOST_WHITE))
  const told = rows.map(({ white, odds }) => {
    const kept = aim.ignore ? oddsIgnoring({ ...draw, cards: { ...draw.cards, white } }, aim.ignore) : odds
    return { white, ...worthTold(kept, aim) }
  })
  return { kind: 'draw', of: aim.of, target: aim.target, rows: told }
}

const tableOf = ({ might }: Encounter): OnTable => ({
  hand: handOf(might.onTable),
  piles: pilesOf(might.piles.oathsworn),
  faces: printedDice
})

/** What lies on the table left alone, and with each of its cards drawn anew. */
function ofHand(table: OnTable, aim: Aim): Json {
  const redrawn = redrawGains(table, aim.goal, aim.ignore ?? undefined).map(({ odds, gain }, place) => ({
    place,
    gain,
    ...worthTold(odds, aim)
  }))
  const now = worthTold(oddsAsItLies(table, aim.ignore ?? undefined), aim)
  return { kind: 'hand', of: aim.of, target: aim.target, now, redrawn }
}

const isSeat = (seat: string): seat is SeatId => SEATS.some((one) => one === seat)

/** What the draw comes to with no token, with one, with two, each used as well as can be. */
async function worthOfTokens(state: Encounter, draw: Draw, seat: string, aim: Aim): Promise<Json | null> {
  const own = isSeat(seat) ? state.seats[seat].tokens.redraw : 0
  const tokens = Math.min(MOST_TOKENS, aim.redraws + own)
  if (aim.ignore || tokens === 0) return null
  const plans = await plansFor({ draw, goal: aim.goal, most: tokens })
  return { plans: plans.map((plan) => ({ tokens: plan.tokens, ...worthTold(plan.odds, aim) })) }
}
