import { distanceApart, opposite, UNREACHED, type Dir, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { approach } from '../board/approach'
import { facingAfter, isNextTo, wantedFacing } from './arrival'
import { newStop } from '../table/event'
import { noteEntered, trailOf, type Deed } from '../table/scope'
import { isQuiet, quietStretch, travel } from './travel'
import { headAway, headOn } from './heading'
import { occur } from '../scope/interrupts'
import { approachLarge, facingToward, fittingFacing } from '../board/large'
import { isLargeStand, isOpen, layoutOf, standIn, standingOf, type Layout, type Stand } from '../board/layout'
import { isForbidden, modifiersOf, sumOf } from '../table/modifiers'
import { NOTHING_PAID, paceOut, type Gait, type March } from '../board/movementCosts'
import { settle, turnTo } from './settling'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import type { FacingWhy, MoveWhy } from '../state/why'
import { figureOf, hexesOf } from '../board/figures'

/** Where a move leads. */
export type Destination =
  | { readonly to: 'figure'; readonly figure: FigureId }
  | { readonly to: 'hexes'; readonly hexes: readonly Hex[] }
  | { readonly to: 'way'; readonly dir: Dir }
  | { readonly to: 'away'; readonly from: FigureId }

/** One move by the rules for enemies. */
export interface MoveOrder {
  readonly who: FigureId
  /** Points the card gives. */
  readonly points: number
  readonly destination: Destination
  /** How far from its goal it stops; 1 is next to it. */
  readonly stop: number
  readonly through: boolean
  readonly bounce: boolean
  readonly keepFacing: boolean
  /** Whom it faces in the end, if it has a target. */
  readonly target: FigureId | null
  readonly deed: Deed
}

/** S7: a move by the rules for enemies, from its first step to its facing. EMOVE, LARGE */
export function moveByRules(t: Tab, order: MoveOrder): void {
  const { who } = order
  if (t.see.figures[who]?.at == null) return
  const stop = newStop()
  occur(t, { on: 'move', window: 'starts', who: [who], stop })
  if (stop.cancelled || figureOf(t.see, who).at === null) return
  const went = goThere(t, order)
  if (figureOf(t.see, who).at === null) return
  comeToRest(t, order, went)
  occur(t, { on: 'move', window: 'ends', who: [who] })
}

/** What came of the walking part. */
interface Went {
  readonly moved: boolean
  readonly last: Dir | null
}

/**
 * Walks as it was worked out; tiles do not deter it and are set off (OW-EMOVE-03, OW-TILE-10), and where something may
 * happen on the way, it is worked out anew behind it. OW-EMOVE-09
 */
function goThere(t: Tab, order: MoveOrder): Went {
  const { who, deed } = order
  let went: Went = { moved: false, last: null }
  let points = pointsOf(t, order)
  while (points > 0) {
    const layout = layoutOf(t.book, t.see)
    const mover = standIn(layout, who)
    const gait = gaitOf(t, order, points)
    const { march, why } = planned(t, layout, mover, order, gait)
    if (march.path.length === 0) {
      if (!went.moved) t.happen({ kind: 'stayed', figure: who, why, rule: rule(stayedBy(why)) })
      return went
    }
    const stretch = isSettled(order) ? march.path : quietStretch(t, mover, march.path)
    const paid = paceOut(layout, mover, stretch, gait)
    if (paid.water.length > 0) for (const h of paid.water) waterOf(deed, who).add(h)
    noteEntered(deed, who, mover.core, stretch)
    const whole = walkOn(t, mover, stretch, gait.through, why)
    went = { moved: true, last: paid.last }
    if (whole ? stretch.length === march.path.length : !goesOn(t, order, stretch)) return went
    points = isHeld(t, who) ? 0 : paid.left
  }
  if (!went.moved) stayPut(t, order)
  return went
}

/** OW-EMOVE-09: thrown aside on its way to somebody it goes on from there; in a direction its line is lost. */
function goesOn(t: Tab, order: MoveOrder, stretch: readonly Hex[]): boolean {
  const { at, kind, hp } = figureOf(t.see, order.who)
  const isUp = at !== null && (kind === 'boss' || hp > 0)
  return isUp && !isSettled(order) && at !== stretch.at(-1)
}

const isHeld = (t: Tab, who: FigureId): boolean =>
  figureOf(t.see, who).statuses.crippled !== null || isForbidden(t.book, t.see, who, 'move')

/** OW-EMOVE-21: the crippled; or it is given nothing to move with. */
function stayPut(t: Tab, { who }: MoveOrder): void {
  const kind = figureOf(t.see, who).statuses.crippled ? 'crippled' : 'held'
  const why: MoveWhy = { why: 'move', ...PLAIN, kind, points: 0, stop: 'spent', water: [] }
  t.happen({ kind: 'stayed', figure: who, why, rule: rule(stayedBy(why)) })
}

/** The clause that keeps it where it is. */
function stayedBy({ kind, stop }: MoveWhy): string {
  if (stop === 'water') return 'OW-TILE-05'
  if (stop === 'edge') return 'OW-EMOVE-14'
  if (stop === 'blocked') return 'OW-EMOVE-11'
  if (kind === 'crippled') return 'OW-EMOVE-21'
  if (kind === 'nearest') return 'OW-EMOVE-19'
  return kind === 'held' ? 'OW-EMOVE-07' : 'OW-EMOVE-04'
}

/** A move in a direction keeps to the line it began on, whatever happens on the way. OW-EMOVE-11 */
const isSettled = ({ destination }: MoveOrder): boolean => destination.to === 'way' || destination.to === 'away'

/** Goes as far as the way is still open. */
const walkOn = (t: Tab, mover: Stand, path: readonly Hex[], through: boolean, why: MoveWhy): boolean =>
  isQuiet(t) || isLargeStand(mover)
    ? travel(t, mover.id, path, 'walk', { why })
    : walkHexByHex(t, mover, path, through, why)

function walkHexByHex(t: Tab, mover: Stand, path: readonly Hex[], through: boolean, why: MoveWhy): boolean {
  for (let i = 0; i < path.length; i++) {
    const next = path[i] as Hex
    const mayPass = through && i < path.length - 1
    if (i > 0 && isHeld(t, mover.id)) return false
    if (!mayPass && !isOpen(layoutOf(t.book, t.see), next)) return false
    if (!travel(t, mover.id, [next], 'walk', { why })) return false
  }
  return true
}

/** OW-EMOVE-21: the crippled do not move; a card may make moves longer, shorter or forbid them. */
function pointsOf(t: Tab, { who, points }: MoveOrder): number {
  if (isHeld(t, who)) return 0
  return Math.max(0, points + sumOf(t.book, t.see, who, 'movement'))
}

const NONE: readonly string[] = []

function gaitOf(t: Tab, { who, through, bounce, deed }: MoveOrder, points: number): Gait {
  const changes = modifiersOf(t.book, t.see, who, 'walks')
  const walks = changes.length === 0 ? NONE : changes.flatMap((one) => one['through'] as readonly string[])
  return {
    points,
    paid: deed.trail?.water.get(who) ?? NOTHING_PAID,
    through: through || (walks.includes('figures') && walks.includes('obstacles')),
    light: walks.includes('tiles'),
    bounce
  }
}

function waterOf(deed: Deed, who: FigureId): Set<Hex> {
  const { water } = trailOf(deed)
  const known = water.get(who) ?? new Set<Hex>()
  water.set(who, known)
  return known
}

interface Planned {
  readonly march: March
  readonly why: MoveWhy
}

const PLAIN = { ties: [], turns: [], measuring: null, tied: [], length: 0 }

function planned(t: Tab, layout: Layout, mover: Stand, order: MoveOrder, gait: Gait): Planned {
  const { destination, stop } = order
  if (destination.to === 'way') {
    const { march, turns } = headOn(layout, mover, destination.dir, gait)
    return withWhy(march, gait, { ...PLAIN, kind: 'direction', turns })
  }
  if (destination.to === 'away') {
    const source = t.see.figures[destination.from]?.at ?? mover.core
    const { march, turns } = headAway(layout, mover, source, gait)
    return withWhy(march, gait, { ...PLAIN, kind: 'away', turns })
  }
  const hexes = goalOf(t, destination)
  if (isLargeStand(mover)) {
    const { march, kind, ties, measuring, tied, length } = approachLarge(layout, mover, hexes, stop, gait)
    return withWhy(march, gait, { ties, turns: PLAIN.turns, measuring, tied, length, kind })
  }
  const { march, kind, ties, length } = approach(layout, mover, hexes, stop, gait)
  return withWhy(march, gait, { ...PLAIN, ties, length, kind })
}

function goalOf(t: Tab, destination: Extract<Destination, { to: 'figure' | 'hexes' }>): readonly Hex[] {
  if (destination.to === 'hexes') return destination.hexes
  const figure = t.see.figures[destination.figure]
  return figure ? hexesOf(t.book, figure) : []
}

function withWhy(march: March, gait: Gait, rest: Omit<MoveWhy, 'why' | 'points' | 'stop' | 'water'>): Planned {
  const { ties, turns, measuring, tied, length, kind } = rest
  const { stop, water } = march
  const points = finite(gait.points)
  return { march, why: { why: 'move', ties, turns, measuring, tied, length, kind, points, stop, water } }
}

const finite = (points: number): number | null => (points >= UNREACHED ? null : points)

/** OW-LARGE-10: obstacles under the footprint go, it turns, obstacles again, and everybody it covers is pushed. */
function comeToRest(t: Tab, order: MoveOrder, went: Went): void {
  const stand = standingOf(t.book, figureOf(t.see, order.who))
  const facing = order.keepFacing ? null : facingFor(t, stand, order, went)
  if (isLargeStand(stand)) return settle(t, order.who, facing?.dir ?? stand.facing, facing?.why)
  if (facing) turnTo(t, order.who, facing.dir, facing.why)
}

function facingFor(t: Tab, stand: Stand, order: MoveOrder, { last }: Went): { dir: Dir; why: FacingWhy } {
  const { board } = layoutOf(t.book, t.see)
  const fled = order.destination.to === 'away' ? t.see.figures[order.destination.from] : undefined
  if (fled && fled.at !== null) return backTo(t, stand, fled.id, last)
  const faced = order.target
  const target = faced === null ? undefined : t.see.figures[faced]
  const hexes = target && target.at !== null ? hexesOf(t.book, target) : null
  const wanted = wantedFacing(stand, stand.core, last, hexes)
  const dir = facingAfter(board, stand, stand.core, last, hexes)
  const by = dir === wanted ? settledBy(stand, hexes, last) : 'edge'
  return { dir, why: { why: 'facing', by, toward: faced, wanted } }
}

/** OW-EMOVE-05 to OW-EMOVE-07: next to its target, without a step, or by its last one. */
function settledBy(stand: Stand, target: readonly Hex[] | null, last: Dir | null): FacingWhy['by'] {
  if (target === null) return 'lastStep'
  if (isNextTo(stand, stand.core, target)) return 'target'
  return last === null ? 'aim' : 'lastStep'
}

/** OW-EMOVE-17: without a step, or still next to the one it fled from, the back stays turned to it. */
function backTo(t: Tab, stand: Stand, from: FigureId, last: Dir | null): { dir: Dir; why: FacingWhy } {
  const hexes = hexesOf(t.book, figureOf(t.see, from))
  const { board } = layoutOf(t.book, t.see)
  const near = distanceApart(stand.hexes, hexes) <= 1
  const wanted = last === null || near ? opposite(facingToward(stand, stand.core, hexes)) : last
  const dir = isLargeStand(stand) ? fittingFacing(board, stand, stand.core, wanted) : wanted
  return { dir, why: { why: 'facing', by: last === null || near ? 'back' : 'lastStep', toward: from, wanted } }
}
