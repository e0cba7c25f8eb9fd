import { byNorthThenWest, distanceApart, distanceFrom, indexOf, neighbours, type Hex, type Mask } from '../../../../hex'
import { wayToFirst, type Crossing } from './crossing'
import { isOpen, type Layout, type Stand } from './layout'
import { marchOf, paceOut, tiesOn, type Gait, type March } from './movementCosts'
import { wayTo } from './ways'
import type { Tie } from '../state/why'

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
  const crossing: Crossing = { board: layout.board, blocked, extra, points: gait.points }
  const path = wayToFirst(crossing, mover.core, (steps) => {
    const free = [...steps.keys()].filter((h) => h === mover.core || isOpen(layout, h))
    const away = (h: Hex): number => distanceFrom(h, to)
    const fewest = (h: Hex): number => steps.get(h) as number
    return free.sort((a, b) => away(a) - away(b) || fewest(a) - fewest(b) || byNorthThenWest(a, b))[0] ?? mover.core
  })
  return { march: paceOut(layout, mover, path, gait), kind: 'nearest', ties: [], length: path.length }
}

function unpaid(layout: Layout, gait: Gait): Mask | null {
  if (layout.extra === null) return null
  const extra = layout.extra.slice()
  for (const h of gait.paid) extra[indexOf(layout.board, h)] = 0
  return extra
}
