// Honest odds beside a question: from the cards that are really left.
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, integer, json, oneOf, record, shape, text, type Infer } from '../../../engine/kernel/schema'
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
import { colours, printedDice } from '../../../engine/oathsworn/might'
import { aimOf, worthTold, type Aim } from './aim'
import { planFor } from './plans'

const card = integer({ min: 0, max: 40 })
/** How many cards of the other colours; all the cubes there are, where that is not said. */
const meant = { data: json(), amounts: record(oneOf(colours), card) }
const which = { rule: text(), seat: text() }
const oddsQuestion = shape({ ask: oneOf(['odds']), ...which }, meant)
const redrawQuestion = shape(
  { ask: oneOf(['redraw']), ...which, white: card, tokens: integer({ min: 1, max: 9 }) },
  meant
)
type Amounts = Infer<typeof oddsQuestion>['amounts']
/** More white cards than this nobody wants: two blanks miss. */
const MOST_WHITE = 12
/** Nobody holds more for long; each is planned by itself, aside, while the table thinks. */
const MOST_TOKENS = 5

/** What a draw may bring for each number of white cards; of a hand on the table, what each redraw would bring. */
export function oddsFor(state: Encounter, asked: Json, waiting: readonly Prompt[]): Json | null {
  const read = check(oddsQuestion, asked)
  const prompt = read.ok ? promptIn(waiting, read.value) : undefined
  const aim = prompt && aimOf(prompt)
  if (!read.ok || !prompt || !aim) return null
  if (prompt.form === 'choose') return ofHand(tableOf(state), aim)
  return { ...ofDraw(drawOf(state, prompt, read.value.amounts), prompt, aim), redraws: tokensFor(state, prompt, aim) }
}

/** What a draw with so many white cards comes to with so many redraws, each used as well as can be. */
export function redrawFor(
  state: Encounter,
  asked: Json,
  waiting: readonly Prompt[],
  signal: AbortSignal
): Promise<Json | null> | null {
  const read = check(redrawQuestion, asked)
  if (!read.ok) return null
  const { white, tokens, amounts } = read.value
  const prompt = promptIn(waiting, read.value)
  const aim = prompt && aimOf(prompt)
  if (!prompt || !aim || tokens > tokensFor(state, prompt, aim)) return Promise.resolve(null)
  const draw = drawOf(state, prompt, amounts)
  return worthOfTokens({ ...draw, cards: { ...draw.cards, white } }, tokens, aim, signal)
}

/** How many redraws are worth planning for. What ignores cards is not planned. */
function tokensFor(state: Encounter, prompt: Prompt, { ignore, redraws }: Aim): number {
  const seat: string = prompt.seat
  if (ignore) return 0
  return Math.min(MOST_TOKENS, redraws + (isSeat(seat) ? state.seats[seat].tokens.redraw : 0))
}

const promptIn = (waiting: readonly Prompt[], { rule, seat }: { rule: string; seat: string }): Prompt | undefined =>
  waiting.find((one) => one.rule === rule && one.seat === seat)

const mostOf = (prompt: Prompt, colour: string): number => {
  if (prompt.form === 'number') return colour === 'white' ? prompt.max : 0
  return prompt.form === 'spread' ? (prompt.options.find(({ id }) => id === colour)?.max ?? 0) : 0
}

/** With the cubes that are meant, and never more than there are. */
function drawOf({ might }: Encounter, prompt: Prompt, amounts: Amounts): Draw {
  const [yellow = 0, red = 0, black = 0] = (['yellow', 'red', 'black'] as const).map((colour) =>
    Math.min(mostOf(prompt, colour), amounts?.[colour] ?? Infinity)
  )
  return { side: 'oathsworn', cards: { yellow, red, black }, piles: pilesOf(might.piles.oathsworn) }
}

function ofDraw(draw: Draw, prompt: Prompt, aim: Aim): { readonly [fact: string]: Json } {
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

async function worthOfTokens(draw: Draw, tokens: number, aim: Aim, signal: AbortSignal): Promise<Json | null> {
  const plan = await planFor({ draw, goal: aim.goal, tokens }, signal)
  return plan && { tokens, exact: plan.isExact, ...worthTold(plan.odds, aim) }
}
