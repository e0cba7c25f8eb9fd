import type { Hex } from '../../kernel/hex'
import { rule } from '../../kernel/ids'
import type { Script } from '../../kernel/script'
import type { Book } from './book'
import { withFigure } from './change'
import { dieNearest } from './dice'
import type { Stop } from './effects/shared/event'
import { travel, type Travel } from './entering'
import type { Broken, Loss } from './harm'
import { occur } from './interrupts'
import { knocking, type Collision, type Knocked } from './knocking'
import { layoutOf, type Layout } from './layout'
import { isImmune } from './modifiers'
import { pulling } from './pulling'
import { pushing, type Pushed, type Pushing } from './pushing'
import type { FigureId, PieceId } from './state/ids'
import type { Encounter } from './state/state'
import { suffer } from './suffering'
import type { Tab } from './tab'
import { figureOf, hexesOf } from './world'

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
}

/** Knockback: everybody at once, then all collisions together. KB */
export function* knockback(t: Tab, shove: Shove): Script {
  const victims = movable(t, shove.victims, 'knockback')
  if (victims.length === 0 || !(yield* isAllowed(t, victims, shove.by))) return
  const { source, from, hexes } = shove
  const layout = layoutOf(t.book, t.see)
  const plan = knocking(layout, { victims: victims.map((figure) => ({ figure, from })), source, hexes })
  const losses = lossesOf(t.book, t.see, plan.collisions, hexesStruck(layout, plan.collisions))
  for (const move of inClearOrder(t.see, plan.moves)) yield* knockOne(t, move, shove)
  destroy(t, plan.destroyed, 'OW-KB-13')
  for (const collision of plan.collisions) tellCollision(t, collision)
  shove.broken.push(...(yield* suffer(t, losses, { cause: 'collision', by: shove.by, rule: rule('OW-KB-06') })))
  yield* occur(t, { on: 'displaced', window: 'after', who: victims, by: shove.by })
}

function* knockOne(t: Tab, move: Knocked, shove: Shove): Script {
  const { figure, direction, stop, path, putTo } = move
  const why = { why: 'knockback' as const, direction, hexes: shove.hexes, stop }
  const { by, broken } = shove
  if (path.length > 0) yield* travel(t, figure, path, 'knockback', { by, why, broken })
  if (putTo === null || figureOf(t.see, figure).at === null) return
  // OW-KB-09: fire where it is put triggers too.
  const wanted = path[path.length - 1] ?? figureOf(t.see, figure).at
  yield* travel(t, figure, [putTo], 'knockback', { by, broken, why: { why: 'aside', wanted: wanted ?? putTo } })
}

/** A push into a free hex, harmless but for what lies there. PUSH */
export function* push(t: Tab, shove: Shove): Script {
  const victims = movable(t, shove.victims, 'push')
  if (victims.length === 0 || !(yield* isAllowed(t, victims, shove.by))) return
  const covered = shove.source === null ? [shove.from] : hexesOf(t.book, figureOf(t.see, shove.source))
  const pusher = { figure: shove.source, from: shove.from, covered }
  yield* carryOutPushes(t, pushing(layoutOf(t.book, t.see), victims, pusher, shove.hexes), shove)
  yield* occur(t, { on: 'displaced', window: 'after', who: victims, by: shove.by })
}

/** Pushes as they were worked out, one victim after another. OW-PUSH-08, OW-PUSH-10 */
export function* carryOutPushes(t: Tab, plan: Pushing, whose: Pick<Travel, 'by' | 'broken'>): Script {
  destroy(t, plan.destroyed, 'OW-PUSH-09')
  for (const { figure, path, ...rest } of plan.moves)
    if (path.length > 0) yield* travel(t, figure, path, 'push', { ...whose, why: whyPushed(rest) })
}

const whyPushed = ({ direction, aside, among }: Omit<Pushed, 'figure' | 'path'>) => ({
  why: 'push' as const,
  direction,
  aside,
  among
})

/** Drawn straight toward somebody, until next to them at most. */
export function* pull(t: Tab, shove: Shove): Script {
  const victims = movable(t, shove.victims, 'pull').filter((id) => id !== shove.source)
  if (victims.length === 0 || !(yield* isAllowed(t, victims, shove.by))) return
  for (const id of victims) {
    const { from: to, hexes, by, broken } = shove
    const { path, ties } = pulling(layoutOf(t.book, t.see), id, to, hexes)
    if (path.length > 0) yield* travel(t, id, path, 'pull', { by, broken, why: { why: 'pull', to, hexes, ties } })
  }
  yield* occur(t, { on: 'displaced', window: 'after', who: victims, by: shove.by })
}

const movable = (t: Tab, victims: readonly FigureId[], rider: string): FigureId[] =>
  victims.filter((id) => t.see.figures[id]?.at != null && !isImmune(t.book, t.see, id, rider))

/** Somebody may call the displacement off. */
function* isAllowed(t: Tab, victims: readonly FigureId[], by: FigureId | null): Script<boolean> {
  const stop: Stop = { cancelled: false }
  yield* occur(t, { on: 'displaced', window: 'before', who: victims, by, stop })
  return !stop.cancelled
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

/** Where each thing struck stood: a boss loses the HP from the die closest to it. */
function hexesStruck(layout: Layout, collisions: readonly Collision[]): ReadonlyMap<string, readonly Hex[]> {
  const found = new Map<string, readonly Hex[]>()
  for (const one of collisions) {
    if (one.with === 'piece') found.set(one.piece, layout.pieces.find(({ id }) => id === one.piece)?.hexes ?? [])
    else found.set(one.figure, layout.stands.find(({ id }) => id === one.figure)?.hexes ?? [])
    found.set(one.victim, layout.stands.find(({ id }) => id === one.victim)?.hexes ?? [])
  }
  return found
}

/** 1 HP for each collision, and 1 for the character struck. OW-KB-06, OW-KB-07, OW-KB-14 */
function lossesOf(
  book: Book,
  s: Encounter,
  collisions: readonly Collision[],
  where: ReadonlyMap<string, readonly Hex[]>
): Loss[] {
  const losses: Loss[] = []
  let after = s
  const one = (figure: FigureId, struck: string): void => {
    const boss = after.figures[figure]
    const from = boss?.kind === 'boss' ? dieNearest(book, after, boss, where.get(struck) ?? []) : null
    losses.push({ figure, hp: 1, from })
    if (boss && from) after = withoutOne(after, figure, from)
  }
  for (const collision of collisions) {
    const struck = collision.with === 'piece' ? collision.piece : collision.figure
    one(collision.victim, struck)
    if (collision.with !== 'piece') one(collision.figure, collision.victim)
  }
  return losses
}

/** The dice as they will lie after one more HP, so that a second loss does not take a die that has gone. */
function withoutOne(s: Encounter, figure: FigureId, { slot, die }: NonNullable<Loss['from']>): Encounter {
  const { slots } = figureOf(s, figure)
  const dice = (slots[slot]?.dice ?? []).map((hp, i) => (i === die ? hp - 1 : hp)).filter((hp) => hp > 0)
  return withFigure(s, figure, { slots: { ...slots, [slot]: { dice } } })
}
