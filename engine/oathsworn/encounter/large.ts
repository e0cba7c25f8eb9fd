import {
  bodyToward,
  byNorthThenWest,
  costOf,
  distance,
  distanceApart,
  distanceFrom,
  fits,
  frontHex,
  hexesReached,
  moved,
  nearest,
  neighboursOn,
  northThenWest,
  DIRECTIONS,
  offsetBetween,
  placed,
  reach,
  roomFor,
  turnsBetween,
  type Board,
  type Dir,
  type Hex
} from '../../kernel/hex'
import type { Layout, Stand } from './layout'
import { marchOf, paceOut, tiesOn, type Gait, type March } from './pacing'
import { wayTo, type Tie, type Way } from './ways'

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
  const { points, light } = gait
  // What is paid for may grow while the set stays the same; then nothing is taken for granted.
  if (gait.paid.size > 0) return workOut(layout, mover, to, stop, gait)
  if (onPaper.layout !== layout || onPaper.mover !== mover) onPaper = { layout, mover, walks: [] }
  for (const one of onPaper.walks)
    if (one.to === to && one.stop === stop && one.points === points && one.light === light) return one.way
  const way = workOut(layout, mover, to, stop, gait)
  onPaper.walks.push({ to, stop, points, light, way })
  return way
}

/**
 * A move is walked on paper to everybody who could be its target, and then on the table to one of them: as long as
 * nobody stands elsewhere, and the body it is about neither, that has been worked out. OW-TGT-08
 */
interface Walk extends Pick<Gait, 'points' | 'light'> {
  readonly to: readonly Hex[]
  readonly stop: number
  readonly way: LargeApproach
}
let onPaper: { readonly layout: Layout | null; readonly mover: Stand | null; readonly walks: Walk[] } = {
  layout: null,
  mover: null,
  walks: []
}

function workOut(layout: Layout, mover: Stand, to: readonly Hex[], stop: number, gait: Gait): LargeApproach {
  const away = distanceApart(mover.hexes, to)
  const tied = baseHexesNearest(mover, to)
  const first = tied[0] as Hex
  if (away <= stop) {
    const march = marchOf(mover, [], { left: gait.points, water: [] }, 'there')
    return { march, kind: 'there', measuring: first, tied, ties: [], length: 0 }
  }
  const goals = hexesSoFar(layout.board, to, stop)
  const best =
    bestCarried(layout.board, mover, tied, goals, away - stop) ?? roundAbout(layout.board, mover, tied, goals, to)
  if (!best) return asNearAsPossible(layout, mover, to, gait, { measuring: first, tied })
  const march = paceOut(layout, mover, best.way.path, gait)
  const ties = tiesOn(march, mover, best.way.ties)
  return { march, kind: 'shortest', measuring: best.carried, tied, ties, length: best.way.path.length }
}

interface Carried {
  readonly carried: Hex
  readonly way: Way
}

/** The first of the tied hexes with a way as short as it could be that keeps the body on the board. OW-LARGE-01 */
function bestCarried(
  board: Board,
  mover: Stand,
  tied: readonly Hex[],
  goals: readonly Hex[],
  shortest: number
): Carried | null {
  for (const carried of tied) {
    const way = wayOfBody(board, mover, coresFor(mover, carried, goals))
    if (way?.path.length === shortest) return { carried, way }
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
  goals: readonly Hex[],
  to: readonly Hex[]
): Carried | null {
  const isClear = (core: Hex): boolean => distanceApart(placed(mover.body, core, mover.facing), to) > 0
  for (const carried of tied) {
    const way = wayOfBody(board, mover, coresFor(mover, carried, goals).filter(isClear))
    if (way) return { carried, way }
  }
  return null
}

/** Where the core would be with that hex of the body on each goal. */
function coresFor(mover: Stand, carried: Hex, goals: readonly Hex[]): readonly Hex[] {
  const toCore = offsetBetween(carried, mover.core)
  return goals.map((goal) => moved(goal, toCore))
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
  for (const h of mover.hexes) {
    for (const other of to) {
      const away = distance(h, other)
      if (away > least) continue
      if (away < least) found = []
      least = away
      if (!found.includes(h)) found.push(h)
    }
  }
  // A body's hexes come north then west first.
  return found
}

/** The cores on the shortest way of a body, carried along without turning, to some of them. OW-LARGE-02 */
function wayOfBody(board: Board, mover: Stand, cores: readonly Hex[]): Way | null {
  const room = roomFor(board, mover.body, mover.facing)
  return wayTo(room, mover.core, cores, room.nothing)
}

/** OW-EMOVE-19 for a body that cannot get there at all: the nearest place within its points, but not on its target. */
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
export function fittingFacing(
  board: Board,
  mover: Stand,
  core: Hex,
  wanted: Dir,
  also: (dir: Dir) => boolean = () => true
): Dir {
  const isFitting = (dir: Dir): boolean => fits(board, mover.body, core, dir) && also(dir)
  if (isFitting(wanted)) return wanted
  const fitting = DIRECTIONS.filter(isFitting)
  const least = Math.min(...fitting.map((dir) => turnsBetween(wanted, dir)))
  const best = fitting.filter((dir) => turnsBetween(wanted, dir) === least)
  const front = northThenWest(best.map((dir) => frontHex(mover.body, core, dir)))
  return best.find((dir) => frontHex(mover.body, core, dir) === front) ?? mover.facing
}

/** The facing toward somebody: for a large body by the front hex it would have. OW-GEO-06 */
export function facingToward(mover: Stand, core: Hex, to: readonly Hex[]): Dir {
  const goal = nearest(to, core)[0]
  return goal === undefined || goal === core ? mover.facing : bodyToward(mover.body, core, goal)
}
