import { rule } from '../../../../kernel/ids'
import type { Hex } from '../../../../hex'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { Book } from '../table/book'
import { quietStretch, travel } from './travel'
import { isHeard, occur } from '../scope/interrupts'
import { standingOf } from '../board/layout'
import { sumOf } from '../table/modifiers'
import { animusPerPoint, refusesToWalk, walkOf, walkOptions, waterOn, wayOf, type Walk } from './move'
import { isPlayedFully } from '../board/seats'
import type { FigureId, SeatId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { figureOf, playedBy } from '../board/figures'

/** The move action of a seat as it is now: how far, and at what price. */
interface MoveAction {
  readonly figure: Figure
  readonly points: number
  /** Animus for each point as it is used. OW-MOVE-01 */
  readonly perPoint: number
  /** Animus for all of it, paid with the first step. OW-COMP-18 */
  readonly once: number
  readonly refused: Words | null
}

function moveActionOf(book: Book, s: Encounter, seat: SeatId): MoveAction | null {
  const figure = playedBy(s, seat)
  if (!figure) return null
  return isPlayedFully(s.seats[seat], figure) ? ofFull(book, s, seat, figure) : ofCompanion(book, s, seat, figure)
}

function ofFull(book: Book, s: Encounter, seat: SeatId, figure: Figure): MoveAction {
  const perPoint = animusPerPoint(book, s, figure.id)
  const { available } = s.seats[seat].animus
  const points = perPoint === 0 ? FREELY : Math.floor(available / perPoint)
  return { figure, points, perPoint, once: 0, refused: refusesMove(book, s, figure, points) }
}

/** As far as anybody would walk when it costs nothing. */
const FREELY = 62

/** OW-COMP-18: an action with a price and a distance of its own. */
function ofCompanion(book: Book, s: Encounter, seat: SeatId, figure: Figure): MoveAction {
  const { animus, hexes } = moveOnCard(book, s, seat, figure)
  const isWalking = s.turn?.walking !== null && s.turn?.walking !== undefined
  const once = isWalking ? 0 : Math.max(0, animus + animusPerPoint(book, s, figure.id) - 1)
  const far = Math.max(0, hexes + sumOf(book, s, figure.id, 'movement'))
  const isPayable = once <= s.seats[seat].animus.available
  const points = isWalking ? (s.turn?.walking ?? 0) : isPayable ? far : 0
  return { figure, points, perPoint: 0, once, refused: refusesMove(book, s, figure, points) }
}

const moveOnCard = (book: Book, s: Encounter, seat: SeatId, figure: Figure) =>
  figure.kind === 'ally'
    ? book.get('ally', figure.def).move
    : book.get('companion', book.get('class', s.seats[seat].class).companion).move

function refusesMove(book: Book, s: Encounter, figure: Figure, points: number): Words | null {
  const why = refusesToWalk(book, s, figure)
  if (why) return why
  // OW-TURN-04, OW-MOVE-04: one unbroken series of steps.
  if (s.turn?.moved && s.turn.walking === null) return words('refused.moved')
  return points > 0 ? null : words('refused.noAnimus')
}

/** OW-TURN-04: the hexes of the move action, or the one reason why there are none. */
export function moveOptions(book: Book, s: Encounter, seat: SeatId, duty: Words | null): readonly Option[] {
  const action = moveActionOf(book, s, seat)
  if (!action) return []
  const refused = duty ?? action.refused
  if (refused) return [{ id: 'move', label: words('option.move'), refused }]
  const options = walkOptions(book, s, walkFor(book, s, action), action.perPoint)
  return options.length > 0
    ? options
    : [{ id: 'move', label: words('option.move'), refused: words('refused.hemmedIn') }]
}

/** How far it could walk with what it has, whoever's turn it is. OW-MOVE-01 */
export function reachOfSeat(book: Book, s: Encounter, seat: SeatId): readonly Option[] {
  const action = moveActionOf(book, s, seat)
  if (!action || action.figure.at === null || refusesToWalk(book, s, action.figure)) return []
  return walkOptions(book, s, walkFor(book, s, action), Math.max(1, action.perPoint))
}

const walkFor = (book: Book, s: Encounter, { figure, points }: MoveAction): Walk =>
  walkOf(book, s, figure, { points, through: [] })

/**
 * OW-MOVE-01: pays and walks; more hexes may follow until anything else is done. Hexes are paid for as they are walked,
 * as far as nothing happens on the way: who is stopped has not paid for what lay beyond. OW-MOVE-04
 */
export function walkTo(t: Tab, seat: SeatId, to: Hex): void {
  const action = moveActionOf(t.book, t.see, seat)
  if (!action) return
  const { path, costs } = wayOf(walkFor(t.book, t.see, action), to)
  const { id } = action.figure
  const isFirst = t.see.turn?.moved === false
  let after = 0
  for (let walked = 0; walked < path.length;) {
    const stretch = quietStretch(t, standingOf(t.book, figureOf(t.see, id)), path.slice(walked))
    const before = after
    walked += stretch.length
    if (walked > 0) after = costs[walked - 1] ?? 0
    if (before > 0 && refusesToWalk(t.book, t.see, figureOf(t.see, id))) break
    if (!pay(t, seat, action, { before, after })) break
    if (!t.in(rule('OW-MOVE-01'), () => walk(t, id, stretch, isFirst && before === 0))) break
  }
  if (isSpent(t.book, t.see, seat)) endMove(t, seat)
}

/** Nothing is left to walk with, nor a token that would bring some. OW-TOKEN-07 */
function isSpent(book: Book, s: Encounter, seat: SeatId): boolean {
  const action = moveActionOf(book, s, seat)
  if (!action || action.refused === null) return false
  const isHeld = refusesToWalk(book, s, action.figure) !== null
  return isHeld || !isPlayedFully(s.seats[seat], action.figure) || s.seats[seat].tokens.animus === 0
}

/**
 * OW-MOVE-04: the hexes of a move action are one move. It ends when another action is chosen or its points are spent, and
 * what looks for its end looks once.
 */
export const endMove = (t: Tab, seat: SeatId): void => {
  if (!(t.see.turn?.walking == null || !isHeard(t, 'move', 'ends'))) moveEnds(t, seat)
}

function moveEnds(t: Tab, seat: SeatId): void {
  t.happen({ kind: 'turnUsed', what: 'acted', rule: rule('OW-MOVE-04') })
  const figure = playedBy(t.see, seat)
  if (figure && figure.at !== null) occur(t, { on: 'move', window: 'ends', who: [figure.id] })
}

/** The price of one stretch of the way. False when it can be paid no more: somebody has used the animus meanwhile. */
function pay(t: Tab, seat: SeatId, action: MoveAction, { before, after }: Record<'before' | 'after', number>): boolean {
  const animus = (before === 0 ? action.once : 0) + (after - before) * action.perPoint
  if (animus > t.see.seats[seat].animus.available) return false
  if (animus > 0) t.happen({ kind: 'animusSpent', seat, count: animus, rule: rule('OW-MOVE-01') })
  const left = action.perPoint > 0 || action.points === FREELY ? 0 : action.points - after
  t.happen({ kind: 'moveGoesOn', paid: left, rule: rule('OW-MOVE-04') })
  return true
}

/** True when it got to the end of the stretch. */
function walk(t: Tab, id: FigureId, stretch: readonly Hex[], isStart: boolean): boolean {
  if (isStart) occur(t, { on: 'move', window: 'starts', who: [id] })
  const water = waterOn(t.book, t.see, id, stretch)
  if (water.length > 0) t.happen({ kind: 'waterPaid', hexes: water, rule: rule('OW-TILE-03') })
  return travel(t, id, stretch, 'walk')
}
