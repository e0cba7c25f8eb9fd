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

const which = { rule: text(), seat: text() }
const oddsQuestion = shape({ ask: oneOf(['odds']), ...which }, { data: json() })
const redrawsQuestion = shape(
  { ask: oneOf(['redraws']), ...which, white: integer({ min: 0, max: 40 }) },
  { data: json() }
)
/** More white cards than this nobody wants: two blanks miss. */
const MOST_WHITE = 12
/** Tokens are worth most where there are few: beyond these the plans would keep the table waiting. */
const MOST_TOKENS = 2

/** What a draw may bring for each number of white cards; of a hand on the table, what each redraw would bring. */
export function oddsFor(state: Encounter, asked: Json, waiting: readonly Prompt[]): Json | null {
  const read = check(oddsQuestion, asked)
  const prompt = read.ok ? promptIn(waiting, read.value) : undefined
  const aim = prompt && aimOf(prompt)
  if (!prompt || !aim) return null
  return prompt.form === 'choose' ? ofHand(tableOf(state), aim) : ofDraw(drawOf(state, prompt), prompt, aim)
}

/** What a draw with so many white cards comes to with no redraw, with one, with two, each used as well as can be. */
export function redrawsFor(state: Encounter, asked: Json, waiting: readonly Prompt[]): Promise<Json | null> | null {
  const read = check(redrawsQuestion, asked)
  if (!read.ok) return null
  const { seat, white } = read.value
  const prompt = promptIn(waiting, read.value)
  const aim = prompt && aimOf(prompt)
  const tokens = Math.min(MOST_TOKENS, (aim?.redraws ?? 0) + (isSeat(seat) ? state.seats[seat].tokens.redraw : 0))
  if (!prompt || !aim || aim.ignore || tokens === 0) return Promise.resolve(null)
  const draw = drawOf(state, prompt)
  return worthOfTokens({ ...draw, cards: { ...draw.cards, white } }, tokens, aim)
}

const promptIn = (waiting: readonly Prompt[], { rule, seat }: { rule: string; seat: string }): Prompt | undefined =>
  waiting.find((one) => one.rule === rule && one.seat === seat)

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

async function worthOfTokens(draw: Draw, tokens: number, aim: Aim): Promise<Json> {
  const plans = await plansFor({ draw, goal: aim.goal, most: tokens })
  return { plans: plans.map((plan) => ({ tokens: plan.tokens, ...worthTold(plan.odds, aim) })) }
}
