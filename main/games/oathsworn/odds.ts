// Honest odds beside a question: from the cards that are really left.
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, integer, oneOf, shape, text } from '../../../engine/schema'
import type { Book } from '../../../engine/games/oathsworn/encounter/table/book'
import { SEATS, type SeatId } from '../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter } from '../../../engine/games/oathsworn/encounter/state/state'
import {
  bestEmpowering,
  bestOf,
  handOf,
  hitsFriends,
  measureOf,
  oddsAsItLies,
  oddsWith,
  pilesOf,
  redrawGains,
  type Draw,
  type OnTable
} from '../../../engine/games/oathsworn/odds'
import { aimOf, worthTold, type AimedDraw } from './aim'
import { count, diceOf, meantDraw, meantFields, type MeantDraw } from './meant'
import { planFor } from './plans'
import { tokenOdds } from './tokens'
import { isUpgrade, upgradeOdds } from './upgrade'

const which = { rule: text(), seat: text() }
const oddsQuestion = shape({ ask: oneOf(['odds']), ...which }, meantFields)
const redrawQuestion = shape(
  { ask: oneOf(['redraw']), ...which, white: count, tokens: integer({ min: 1, max: 9 }) },
  meantFields
)
/** More white ones than this nobody wants: two blanks miss. */
const MOST_WHITE = 12
/** Nobody holds more for long; each is planned by itself, aside, while the table thinks. */
const MOST_TOKENS = 5

/** What a draw may bring for each number of white ones; of a hand on the table, what each redraw would bring. */
export function oddsFor(book: Book, state: Encounter, asked: Json, waiting: readonly Prompt[]): Json | null {
  const read = check(oddsQuestion, asked)
  const prompt = read.ok ? promptIn(waiting, read.value) : undefined
  const aim = prompt && aimOf(prompt)
  if (!read.ok || !prompt || !aim) return null
  if (prompt.form === 'choose') return ofHand(tableOf(book, state), aim)
  if (isUpgrade(prompt)) return upgradeOdds(prompt, read.value.amounts ?? {}, tableOf(book, state), aim)
  const byTokens = tokenOdds(prompt, tableOf(book, state), aim)
  if (byTokens) return byTokens
  const meant = meantDraw(book, state, prompt, read.value)
  return { ...ofDraw(meant, aim), redraws: tokensFor(state, prompt, aim) }
}

/** What a draw with so many white ones comes to with so many redraws, each used as well as can be. */
export function redrawFor(
  book: Book,
  state: Encounter,
  asked: Json,
  waiting: readonly Prompt[],
  signal: AbortSignal
): Promise<Json | null> | null {
  const read = check(redrawQuestion, asked)
  if (!read.ok) return null
  const { white, tokens } = read.value
  const prompt = promptIn(waiting, read.value)
  const aim = prompt && aimOf(prompt)
  if (!prompt || !aim || tokens > tokensFor(state, prompt, aim)) return Promise.resolve(null)
  return worthOfTokens(stronger(meantDraw(book, state, prompt, read.value).with(white), aim), tokens, aim, signal)
}

/** How many redraws are worth planning for. What ignores cards is not planned, nor what hits friends. */
function tokensFor(state: Encounter, prompt: Prompt, { ignores, goal, redraws }: AimedDraw): number {
  const seat: string = prompt.seat
  if (ignores.length > 0 || hitsFriends(goal)) return 0
  return Math.min(MOST_TOKENS, redraws + (isSeat(seat) ? state.seats[seat].tokens.redraw : 0))
}

const promptIn = (waiting: readonly Prompt[], { rule, seat }: { rule: string; seat: string }): Prompt | undefined =>
  waiting.find((one) => one.rule === rule && one.seat === seat)

/** A row for each number of white ones; at least one card or die is drawn. */
function ofDraw(meant: MeantDraw, aim: AimedDraw): { readonly [fact: string]: Json } {
  const { asks, by, mayRoll, mostWhite } = meant
  const rows = Array.from({ length: Math.min(mostWhite, MOST_WHITE) + 1 }, (_, white) => ({
    white,
    draw: meant.with(white)
  }))
    .filter(({ draw }) => isAnything(draw))
    .map(({ white, draw }) => ({ white, odds: oddsWith(stronger(draw, aim), aim.ignores) }))
  return {
    kind: 'draw',
    of: aim.of,
    targets: aim.targets,
    asks,
    by,
    mayRoll,
    measure: measureOf(rows, aim.goal),
    best: bestOf(rows, aim.goal)?.white ?? 0,
    rows: rows.map(({ white, odds }) => ({ white, ...worthTold(odds, aim) }))
  }
}

/** What the attack empowers by itself is laid as well as can be: that is asked after the cards are chosen. OW-EMP-01 */
function stronger(draw: Draw, { empower, goal, ignores }: AimedDraw): Draw {
  if (empower <= 0) return draw
  const { cards, dice } = bestEmpowering(draw, empower, goal, ignores)
  return { ...draw, cards, dice }
}

const isAnything = ({ cards, dice }: Draw): boolean =>
  [cards, dice ?? {}].some((counts) => Object.values(counts).some((each) => each > 0))

const tableOf = (book: Book, { might }: Encounter): OnTable => ({
  hand: handOf(might.onTable),
  piles: pilesOf(might.piles.oathsworn),
  faces: diceOf(book)
})

/** What lies on the table left alone, and with each of its cards drawn anew. */
function ofHand(table: OnTable, aim: AimedDraw): Json {
  const redrawn = redrawGains(table, aim.goal, aim.ignores).map(({ odds, gain }, place) => ({
    place,
    gain,
    ...worthTold(odds, aim)
  }))
  const now = worthTold(oddsAsItLies(table, aim.ignores), aim)
  return { kind: 'hand', of: aim.of, targets: aim.targets, now, redrawn }
}

const isSeat = (seat: string): seat is SeatId => SEATS.some((one) => one === seat)

async function worthOfTokens(draw: Draw, tokens: number, aim: AimedDraw, signal: AbortSignal): Promise<Json | null> {
  const plan = await planFor({ draw, goal: aim.goal, tokens }, signal)
  return plan && { tokens, exact: plan.isExact, ...worthTold(plan.odds, aim) }
}
