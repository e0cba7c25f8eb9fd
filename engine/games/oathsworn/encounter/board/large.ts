import {
  bodyToward,
  byNorthThenWest,
  costOf,
  directionTo,
  distance,
  distanceApart,
  distanceFrom,
  fits,
  frontHex,
  hexesReached,
  moved,
  neighboursOn,
  northThenWest,
  DIRECTIONS,
  offsetBetween,
  openWay,
  placed,
  reach,
  roomFor,
  stepsAlong,
  turnsBetween,
  type Board,
  type Dir,
  type Hex,
  type OpenWay
} from '../../../../hex'
import type { Layout, Stand } from './layout'
import { marchOf, paceOut, tiesOn, type Gait, type March } from './movementCosts'
import { walked, wayTo } from './ways'
import type { Tie } from '../state/why'

/** How a large body gets to somebody: rigid, through everything, measured from one of its hexes. */
export interface LargeApproach {
  readonly march: March
  readonly kind: 'there' | 'shortest' | 'nearest'
  /** The hex the move is measured from, where it stands before the first step. OW-LARGE-01 */
  readonly measuring: Hex
  /** The base hexes that were equally near. */
  readonly tied: readonly Hex[]
  readonly ties: readonly Tie[]
  readonly length: number
}

/** The way of a large body until its measuring hex is so far from some hexes. OW-LARGE-01 to OW-LARGE-04, OW-LARGE-15 */
export function approachLarge(
  layout: Layout,
  mover: Stand,
  to: readonly Hex[],
  stop: number,
  gait: Gait
): LargeApproach {
  const tied = baseHexesNearest(mover, to)
  const first = tied[0] as Hex
  const away = distanceFrom(first, to)
  if (away <= stop) {
    const march = marchOf(mover, [], { left: gait.points, water: [] }, 'there')
    return { march, kind: 'there', measuring: first, tied, ties: [], length: 0 }
  }
  const best = bestCarried(layout.board, mover, tied, to, stop, away) ?? roundAbout(layout.board, mover, tied, to, stop)
  if (!best) return asNearAsPossible(layout, mover, to, gait, { measuring: first, tied })
  const { path, ties } = walked(best.way)
  const march = paceOut(layout, mover, path, gait)
  return {
    march,
    kind: 'shortest',
    measuring: best.carried,
    tied,
    ties: tiesOn(march, mover, ties),
    length: path.length
  }
}

/** Where it would come to a halt, and which way the last step would go. */
export interface Halt {
  readonly core: Hex
  readonly last: Dir | null
}

/** The end of that way alone: on paper it is walked to everybody who could be a target. OW-TGT-08 */
export function haltLarge(layout: Layout, mover: Stand, to: readonly Hex[], stop: number, gait: Gait): Halt {
  const isDry = layout.extra === null || gait.light
  const tied = baseHexesNearest(mover, to)
  const away = distanceFrom(tied[0] as Hex, to)
  if (away <= stop) return { core: mover.core, last: null }
  const best = isDry ? bestCarried(layout.board, mover, tied, to, stop, away) : null
  if (best) {
    const { at, from } = stepsAlong(best.way, gait.points)
    return { core: at, last: directionTo(from, at) ?? null }
  }
  const { march } = approachLarge(layout, mover, to, stop, gait)
  return { core: march.path.at(-1) ?? mover.core, last: march.last }
}

interface Carried {
  readonly carried: Hex
  readonly way: OpenWay
}

/** The first of the tied hexes with a way as short as it could be that keeps the body on the board. OW-LARGE-01 */
function bestCarried(
  board: Board,
  mover: Stand,
  tied: readonly Hex[],
  to: readonly Hex[],
  stop: number,
  away: number
): Carried | null {
  const room = roomFor(board, mover.body, mover.facing)
  const goals = hexesSoFar(board, to, stop)
  for (const carried of tied) {
    // Carried along without turning, so that its way is the way of the core. OW-LARGE-02
    const way = openWay(room, mover.core, goals, offsetBetween(carried, mover.core))
    if (way?.length === away - stop) return { carried, way }
  }
  return null
}

/**
 * Only if none has one, the first with any: around a gap of the board, where it could come out on its very target, which
 * it does not. OW-LARGE-01, OW-LARGE-14
 */
function roundAbout(
  board: Board,
  mover: Stand,
  tied: readonly Hex[],
  to: readonly Hex[],
  stop: number
): Carried | null {
  const room = roomFor(board, mover.body, mover.facing)
  const goals = hexesSoFar(board, to, stop)
  for (const carried of tied) {
    const toCore = offsetBetween(carried, mover.core)
    const isClear = (goal: Hex): boolean => distanceApart(placed(mover.body, moved(goal, toCore), mover.facing), to) > 0
    const way = openWay(room, mover.core, goals.filter(isClear), toCore)
    if (way) return { carried, way }
  }
  return null
}

/** Hexes at exactly such a distance from some others: whoever stands there does not matter. OW-LARGE-04 */
function hexesSoFar(board: Board, to: readonly Hex[], stop: number): readonly Hex[] {
  const [only] = to
  if (only !== undefined && to.length === 1)
    return stop === 1 ? neighboursOn(board, only) : board.hexes.filter((h) => distance(h, only) === stop)
  return board.hexes.filter((h) => distanceFrom(h, to) === stop)
}

/** The base hexes closest to some hexes, north then west first: so a move never ends on its target. OW-LARGE-14 */
function baseHexesNearest(mover: Stand, to: readonly Hex[]): Hex[] {
  let least = Infinity
  let found: Hex[] = []
  // A body's hexes come north then west first.
  for (const h of mover.hexes) {
    const away = distanceFrom(h, to)
    if (away < least) found = [h]
    else if (away === least && away < Infinity) found.push(h)
    least = Math.min(least, away)
  }
  return found
}

/**
 * OW-EMOVE-19 for a body that cannot get there at all: the nearest place its points bring it to by the one way there is
 * (OW-LARGE-15), but not on its target.
 */
function asNearAsPossible(
  layout: Layout,
  mover: Stand,
  to: readonly Hex[],
  gait: Gait,
  measured: { readonly measuring: Hex; readonly tied: readonly Hex[] }
): LargeApproach {
  const room = roomFor(layout.board, mover.body, mover.facing)
  const field = reach(room, mover.core, gait.points)
  const away = (core: Hex): number => distanceApart(placed(mover.body, core, mover.facing), to)
  const nearest = hexesReached(field)
    .filter((core) => away(core) > 0)
    .sort((a, b) => away(a) - away(b) || costOf(field, a) - costOf(field, b) || byNorthThenWest(a, b))
  for (const core of nearest) {
    const path = wayTo(room, mover.core, [core], room.nothing)?.path ?? []
    const march = paceOut(layout, mover, path, gait)
    // Through water it may get no farther than a hex that is not so near.
    if (march.stop === 'arrived') return { march, kind: 'nearest', ...measured, ties: [], length: path.length }
  }
  return { march: paceOut(layout, mover, [], gait), kind: 'nearest', ...measured, ties: [], length: 0 }
}

/**
 * The facing nearest to the wanted one with which no hex leaves the board; of two equally near the one whose front hex
 * wins. OW-LARGE-11
 */
export function fittingFacing(board: Board, mover: Stand, core: Hex, wanted: Dir): Dir {
  const isFitting = (dir: Dir): boolean => fits(board, mover.body, core, dir)
  if (isFitting(wanted)) return wanted
  const fitting = DIRECTIONS.filter(isFitting)
  const least = Math.min(...fitting.map((dir) => turnsBetween(wanted, dir)))
  const best = fitting.filter((dir) => turnsBetween(wanted, dir) === least)
  const front = northThenWest(best.map((dir) => frontHex(mover.body, core, dir)))
  return best.find((dir) => frontHex(mover.body, core, dir) === front) ?? mover.facing
}

/** The facing toward somebody: for a large body by the front hex it would have. OW-GEO-06 */
export function facingToward(mover: Stand, core: Hex, to: readonly Hex[]): Dir {
  const goal = nearestOf(to, core)
  return goal === undefined || goal === core ? mover.facing : bodyToward(mover.body, core, goal)
}

/** Of some hexes the one nearest to a hex, of several the most northern, then most western. */
function nearestOf(hexes: readonly Hex[], to: Hex): Hex | undefined {
  let best = hexes[0]
  for (const h of hexes) {
    const farther = best === undefined ? 0 : distance(h, to) - distance(best, to)
    if (farther < 0 || (farther === 0 && best !== undefined && byNorthThenWest(h, best) < 0)) best = h
  }
  return best
}
