import { distanceApart, indexOf, UNREACHED, type Hex, type Mask } from '../../../../hex'
import { goalsAround } from './approach'
import type { Book } from '../table/book'
import type { Gait } from './movementCosts'
import { isLargeStand, layoutOf, standIn, type Layout, type Stand } from './layout'
import type { Encounter, Figure } from '../state/state'
import { hexesOf } from './figures'
import { stepsBeside, wayTo } from './ways'

/** How close somebody is to a mover: the movement it takes to get next to them, and the hexes between. OW-TGT-10 */
export interface Near {
  /** `UNREACHED` when there is no way. */
  readonly movement: number
  readonly apart: number
}

/** What a mover passes: whether figures and obstacles, and whether tiles. */
export type Going = Pick<Gait, 'through' | 'light'>
const ON_FOOT: Going = { through: false, light: false }

/**
 * For a figure of normal size the movement along the way it would take, water counted; for a large one the distance from
 * its nearest hex less one, whatever stands between. Stops early once `enough` have been found. OW-TGT-10
 */
export function nearnessTo(
  layout: Layout,
  mover: Stand,
  others: readonly (readonly Hex[])[],
  { through, light }: Going = ON_FOOT,
  enough = others.length
): Near[] {
  const aparts = others.map((hexes) => distanceApart(mover.hexes, hexes))
  if (isLargeStand(mover)) return aparts.map((apart) => ({ movement: Math.max(0, apart - 1), apart }))
  const extra = light ? null : layout.extra
  const blocked = through ? layout.board.nothing : layout.solid
  if (extra !== null || through)
    return others.map((hexes, i) => ({
      movement: costTo(layout, mover, hexes, { blocked, extra }),
      apart: aparts[i] ?? 0
    }))
  // Where it stands itself never blocks its start.
  const steps = stepsBeside(layout.board, mover.core, others, blocked, enough)
  return aparts.map((apart, i) => ({ movement: steps[i] ?? UNREACHED, apart }))
}

interface Ground {
  readonly blocked: Mask
  readonly extra: Mask | null
}

/** The points of the way it would take: tiles never change the way, they only make it dearer. OW-EMOVE-09 */
function costTo(layout: Layout, mover: Stand, hexes: readonly Hex[], { blocked, extra }: Ground): number {
  const { board } = layout
  const way = wayTo(board, mover.core, goalsAround(layout, mover, hexes, 1), blocked)
  if (!way) return UNREACHED
  return way.path.reduce((sum, h) => sum + 1 + (extra?.[indexOf(board, h)] ?? 0), 0)
}

/** Sorts the closest first; those without a way come last, by plain distance. OW-TGT-10 */
export const byNearness = (a: Near, b: Near): number =>
  a.movement - b.movement || (a.movement === UNREACHED ? a.apart - b.apart : 0)

/** One number to compare: the lower, the closer. */
export function nearnessOf(book: Book, s: Encounter, from: Figure, to: Figure): number {
  const layout = layoutOf(book, s)
  const [near] = nearnessTo(layout, standIn(layout, from.id), [hexesOf(book, to)])
  return near ? rankOfNear(near) : UNREACHED
}

export const rankOfNear = ({ movement, apart }: Near): number => (movement === UNREACHED ? UNREACHED + apart : movement)
