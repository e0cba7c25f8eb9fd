import {
  byNorthThenWest,
  costOf,
  distanceApart,
  distanceFrom,
  hexesReached,
  indexOf,
  neighbours,
  neighboursOn,
  reach,
  type Hex,
  type Mask,
  type Reach
} from '../../kernel/hex'
import { isOpen, type Layout, type Stand } from './layout'
import { marchOf, paceOut, tiesOn, type Gait, type March } from './pacing'
import { wayTo, type Tie } from './ways'

/** How a mover of normal size gets to somebody: the shortest way, or as near as it can when there is none. */
export interface Approach {
  readonly march: March
  readonly kind: 'there' | 'shortest' | 'nearest'
  /** Where several next hexes were equally short. */
  readonly ties: readonly Tie[]
  /** Steps of the whole way, whatever the points. */
  readonly length: number
}

/** The way of a figure of normal size until it is so far from some hexes; 1 is adjacent. OW-EMOVE-01, OW-EMOVE-09 */
export function approach(layout: Layout, mover: Stand, to: readonly Hex[], stop: number, gait: Gait): Approach {
  // OW-EMOVE-04: already there, no movement is made.
  if (distanceApart(mover.hexes, to) <= stop) return thereAlready(mover, gait)
  // Where it stands itself never blocks its start.
  const blocked = gait.through ? layout.board.nothing : layout.solid
  const goals = goalsAround(layout, mover, to, stop)
  const way = wayTo(layout.board, mover.core, goals, blocked)
  if (!way) return asNearAsPossible(layout, mover, to, gait, blocked)
  const paced = paceOut(layout, mover, way.path, gait)
  const march = gait.through ? endingFree(layout, mover, paced) : paced
  return { march, kind: 'shortest', ties: tiesOn(march, mover, way.ties), length: way.path.length }
}

const thereAlready = (mover: Stand, gait: Gait): Approach => ({
  march: marchOf(mover, [], { left: gait.points, water: [] }, 'there'),
  kind: 'there',
  ties: [],
  length: 0
})

/** Free hexes at most so far from some others; nobody of normal size ends on an occupied one. OW-EMOVE-08 */
export function goalsAround(layout: Layout, mover: Stand, to: readonly Hex[], stop: number): Hex[] {
  const { board } = layout
  const [only] = to
  const near =
    stop === 1 && to.length === 1 && only !== undefined
      ? neighbours(only)
      : board.hexes.filter((h) => distanceFrom(h, to) <= stop)
  return near.filter((h) => h === mover.core || isOpen(layout, h))
}

/** Passing through others is one thing, ending on them another: the move ends on the last free hex of its way. */
function endingFree(layout: Layout, mover: Stand, march: March): March {
  let count = march.path.length
  while (count > 0 && !isOpen(layout, march.path[count - 1] as Hex)) count--
  const purse = { left: march.left, water: [...march.water] }
  return count === march.path.length ? march : marchOf(mover, march.path.slice(0, count), purse, march.stop)
}

/**
 * No way at all: the hex within its points that is nearest to the target, of several the one with the fewest steps, then
 * north then west; it stays when it stands as near already. OW-EMOVE-19
 */
function asNearAsPossible(layout: Layout, mover: Stand, to: readonly Hex[], gait: Gait, blocked: Mask): Approach {
  const extra = gait.light ? null : unpaid(layout, gait)
  const ground = extra ? { blocked, extra } : { blocked }
  const field = reach(layout.board, mover.core, gait.points, ground)
  const free = hexesReached(field).filter((h) => h === mover.core || isOpen(layout, h))
  const least = Math.min(...free.map((h) => distanceFrom(h, to)))
  const nearest = free.filter((h) => distanceFrom(h, to) === least)
  const ways = nearest.map((h) => cheapestWay(field, h))
  const path = ways.sort((a, b) => a.length - b.length || byEnd(mover, a, b))[0] ?? []
  return { march: paceOut(layout, mover, path, gait), kind: 'nearest', ties: [], length: path.length }
}

const byEnd = (mover: Stand, a: readonly Hex[], b: readonly Hex[]): number =>
  byNorthThenWest(a.at(-1) ?? mover.core, b.at(-1) ?? mover.core)

function unpaid(layout: Layout, gait: Gait): Mask | null {
  if (layout.extra === null) return null
  const extra = layout.extra.slice()
  for (const h of gait.paid) extra[indexOf(layout.board, h)] = 0
  return extra
}

/** The cheapest way to a reached hex; of several the one that takes every tie north then west. */
export function cheapestWay(field: Reach, to: Hex): Hex[] {
  const useful = onCheapestWays(field, to)
  const path: Hex[] = []
  for (let at = field.start; at !== to; at = path.at(-1) as Hex) {
    const next = neighboursOn(field.board, at).find((h) => useful.has(h) && isStep(field, at, h))
    if (next === undefined) throw new Error('a reached hex has no way to it')
    path.push(next)
  }
  return path
}

/** Every hex on some cheapest way to a reached hex, found from its end. */
function onCheapestWays(field: Reach, to: Hex): ReadonlySet<Hex> {
  const found = new Set<Hex>([to])
  for (const h of found) for (const near of neighboursOn(field.board, h)) if (isStep(field, near, h)) found.add(near)
  return found
}

const isStep = (field: Reach, from: Hex, to: Hex): boolean =>
  costOf(field, to) === costOf(field, from) + 1 + (field.ground.extra?.[indexOf(field.board, to)] ?? 0)
