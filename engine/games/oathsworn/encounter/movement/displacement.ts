import type { Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import type { Book } from '../table/book'
import { withFigure } from '../state/change'
import { dieNearest } from '../board/dice'
import { newStop } from '../table/event'
import { isQuiet, travel, type Travel } from './travel'
import type { Motion } from '../happenings/figures'
import type { Broken, Loss } from '../table/losses'
import { isHeard, occur } from '../scope/interrupts'
import { knockbackPlan, roomNear, type Collision, type Knocked } from './knockbackPlan'
import { findStand, layoutOf, type Layout, type Stand } from '../board/layout'
import { isImmune } from '../table/modifiers'
import { pullPlan } from './pullPlan'
import { pushPlan, type PushedWay, type PushPlan } from './pushPlan'
import { scratchBoardOf } from '../board/scratchBoard'
import type { FigureId, PieceId } from '../state/ids'
import type { Encounter, Tile } from '../state/state'
import { suffer } from '../fight/sufferLosses'
import type { Tab } from '../table/tab'
import { figureOf, hexesOf } from '../board/figures'

/** Somebody, or several at once, thrown about. */
export interface Shove {
  readonly victims: readonly FigureId[]
  /** The character it comes from, if it is one, and the hex it is measured from. OW-KB-04, OW-KB-19 */
  readonly source: FigureId | null
  readonly from: Hex
  readonly hexes: number
  /** Whose attack or effect it is: the breaker, should a die fall. OW-KB-15 */
  readonly by: FigureId | null
  /** Takes the locations it breaks: by collision or on tiles. OW-BRK-18 */
  readonly broken: Broken[]
  /** The tiles that do it, if it is tiles. OW-TILE-08 */
  readonly setOff: readonly Tile[]
}

const partsOf = ({ by, broken, setOff }: Shove) => ({ by, broken, setOff })

/** Knockback: everybody at once, then all collisions together. KB */
export function knockback(t: Tab, shove: Shove): void {
  const victims = notCalledOff(t, movable(t, shove.victims, 'knockback'), shove.by)
  if (victims.length === 0) return
  const { source, from, hexes } = shove
  const layout = layoutOf(t.book, t.see)
  const plan = knockbackPlan(layout, { victims: victims.map((figure) => ({ figure, from })), source, hexes })
  const goesAsPlanned = isQuiet(t)
  for (const move of inClearOrder(t.see, plan.moves)) knockOne(t, move, shove)
  if (!goesAsPlanned) standClear(t, victims, 'knockback', partsOf(shove))
  destroy(t, plan.destroyed, 'OW-KB-13')
  for (const collision of plan.collisions) tellCollision(t, collision)
  // Only now: what burned on the way has cost dice already.
  const losses = lossesOf(t.book, asTheyStruck(t.see, plan.moves), plan.collisions, layout)
  shove.broken.push(...suffer(t, losses, { cause: 'collision', by: shove.by, rule: rule('OW-KB-06') }))
  occur(t, { on: 'displaced', window: 'after', who: victims, by: shove.by })
}

function knockOne(t: Tab, move: Knocked, shove: Shove): void {
  const { figure, direction, stop, path, putTo } = move
  const why = { why: 'knockback' as const, direction, hexes: shove.hexes, stop }
  if (path.length > 0) travel(t, figure, path, 'knockback', { ...partsOf(shove), why })
  if (putTo === null || figureOf(t.see, figure).at === null) return
  // OW-KB-09: fire where it is put triggers too.
  const wanted = path.at(-1) ?? figureOf(t.see, figure).at
  travel(t, figure, [putTo], 'knockback', { ...partsOf(shove), why: { why: 'aside', wanted: wanted ?? putTo } })
}

/** A push into a free hex, harmless but for what lies there. PUSH */
export function push(t: Tab, shove: Shove): void {
  // OW-PUSH-01: away from whatever pushes, and nobody pushes itself.
  const meant = movable(t, shove.victims, 'push').filter((id) => id !== shove.source)
  const victims = notCalledOff(t, meant, shove.by)
  if (victims.length === 0) return
  const covered = shove.source === null ? [shove.from] : hexesOf(t.book, figureOf(t.see, shove.source))
  const pusher = { figure: shove.source, from: shove.from, covered }
  carryOutPushes(t, pushPlan(layoutOf(t.book, t.see), victims, pusher, shove.hexes), partsOf(shove))
  occur(t, { on: 'displaced', window: 'after', who: victims, by: shove.by })
}

/** Pushes as they were worked out, one victim after another. OW-PUSH-08, OW-PUSH-10 */
export function carryOutPushes(t: Tab, plan: PushPlan, whose: Whose): void {
  destroy(t, plan.destroyed, 'OW-PUSH-09')
  const goesAsPlanned = isQuiet(t)
  for (const move of plan.moves)
    if (move.path.length > 0) travel(t, move.figure, move.path, 'push', { ...whose, why: whyPushed(move) })
  if (goesAsPlanned) return
  const pushed = plan.moves.map(({ figure }) => figure)
  standClear(t, pushed, 'push', whose)
}

type Whose = Pick<Travel, 'by' | 'broken' | 'setOff'>

/**
 * Tiles and interrupts on the way may throw people elsewhere than was worked out: nobody is left standing on somebody
 * else. OW-KB-09
 */
function standClear(t: Tab, moved: readonly FigureId[], how: Motion, whose: Whose): void {
  for (const id of moved) {
    const layout = layoutOf(t.book, t.see)
    const stand = findStand(layout, id)
    const sketch = stand && !standsAlone(layout, stand) ? scratchBoardOf(layout) : null
    const to = stand && sketch ? roomNear(sketch, stand) : null
    if (stand && to !== null) travel(t, id, [to], how, { ...whose, why: { why: 'aside', wanted: stand.core } })
  }
}

const standsAlone = ({ stands, pieces }: Layout, { id, hexes }: Stand): boolean =>
  ![...stands.filter((other) => other.id !== id), ...pieces].some((other) => other.hexes.some((h) => hexes.includes(h)))

const whyPushed = ({ direction, aside, among }: PushedWay) => ({
  why: 'push' as const,
  direction,
  aside,
  among
})

/** Drawn straight toward somebody, until next to them at most. */
export function pull(t: Tab, shove: Shove): void {
  const meant = movable(t, shove.victims, 'pull').filter((id) => id !== shove.source)
  const victims = notCalledOff(t, meant, shove.by)
  if (victims.length === 0) return
  for (const id of victims) {
    const { from: to, hexes } = shove
    const { path, ties } = pullPlan(layoutOf(t.book, t.see), id, to, hexes)
    if (path.length > 0) travel(t, id, path, 'pull', { ...partsOf(shove), why: { why: 'pull', to, hexes, ties } })
  }
  occur(t, { on: 'displaced', window: 'after', who: victims, by: shove.by })
}

const movable = (t: Tab, victims: readonly FigureId[], rider: string): FigureId[] =>
  victims.filter((id) => t.see.figures[id]?.at != null && !isImmune(t.book, t.see, id, rider))

/** Whoever calls a displacement off calls it off for the one it is about; the others are moved. OW-KB-10 */
function notCalledOff(t: Tab, victims: readonly FigureId[], by: FigureId | null): readonly FigureId[] {
  if (victims.length === 0 || !isHeard(t, 'displaced', 'before')) return victims
  const stop = newStop()
  occur(t, { on: 'displaced', window: 'before', who: victims, by, stop })
  if (stop.cancelled) return []
  return victims.filter((id) => !stop.spared.includes(id) && t.see.figures[id]?.at != null)
}

/** They move at the same time; told one after another, whoever makes room goes first. OW-KB-11 */
function inClearOrder(s: Encounter, moves: readonly Knocked[]): Knocked[] {
  const waiting = [...moves]
  const order: Knocked[] = []
  while (waiting.length > 0) {
    const taken = (h: Hex, but: FigureId): boolean =>
      waiting.some(({ figure }) => figure !== but && s.figures[figure]?.at === h)
    const next = waiting.findIndex(({ figure, path }) => !path.some((h) => taken(h, figure)))
    order.push(...waiting.splice(Math.max(0, next), 1))
  }
  return order
}

export function destroy(t: Tab, pieces: readonly PieceId[], clause: string): void {
  for (const piece of pieces) if (t.see.pieces[piece]) t.happen({ kind: 'pieceRemoved', piece, rule: rule(clause) })
}

function tellCollision(t: Tab, collision: Collision): void {
  const { victim } = collision
  if (collision.with === 'piece')
    t.happen({ kind: 'collided', figure: victim, with: collision.piece, rule: rule('OW-KB-06') })
  else t.happen({ kind: 'collided', figure: victim, with: collision.figure, rule: rule('OW-KB-07') })
}

/** Everybody where the way ended, before the source made anybody step aside. OW-KB-06, OW-KB-09 */
function asTheyStruck(s: Encounter, moves: readonly Knocked[]): Encounter {
  let struck = s
  for (const { figure, path } of moves) {
    const end = path.at(-1)
    if (end !== undefined && s.figures[figure]?.at != null) struck = withFigure(struck, figure, { at: end })
  }
  return struck
}

/**
 * 1 HP for each collision, and 1 for the character struck; of a boss from the die closest to what it struck, as it lies
 * by then. OW-KB-06, OW-KB-07, OW-KB-14
 */
function lossesOf(book: Book, s: Encounter, collisions: readonly Collision[], { pieces }: Layout): Loss[] {
  const losses: Loss[] = []
  let after = s
  const one = (id: FigureId, struck: readonly Hex[]): void => {
    const figure = figureOf(after, id)
    if (figure.at === null) return
    const from = figure.kind === 'boss' ? dieNearest(book, after, figure, struck) : null
    losses.push({ figure: id, hp: 1, from })
    if (from) after = withoutOne(after, id, from)
  }
  for (const collision of collisions) {
    if (collision.with === 'piece') {
      one(collision.victim, pieces.find(({ id }) => id === collision.piece)?.hexes ?? [])
      continue
    }
    one(collision.victim, hexesOf(book, figureOf(s, collision.figure)))
    one(collision.figure, hexesOf(book, figureOf(s, collision.victim)))
  }
  return losses
}

/** The dice as they will lie after one more HP, so that a second loss does not take a die that has gone. */
function withoutOne(s: Encounter, figure: FigureId, { slot, die }: NonNullable<Loss['from']>): Encounter {
  const { slots } = figureOf(s, figure)
  const dice = (slots[slot]?.dice ?? []).map((hp, i) => (i === die ? hp - 1 : hp)).filter((hp) => hp > 0)
  return withFigure(s, figure, { slots: { ...slots, [slot]: { dice } } })
}
