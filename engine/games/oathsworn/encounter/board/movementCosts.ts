import { directionTo, indexOf, placed, type Dir, type Hex, type Mask } from '../../../../hex'
import type { Layout, Stand } from './layout'
import type { MoveStop, Tie } from '../state/why'

/** What one move may cost and what may stop it. */
export interface Gait {
  /** Movement points. */
  readonly points: number
  /** Water already paid for in this turn. OW-TILE-03 */
  readonly paid: ReadonlySet<Hex>
  /** Figures and obstacles do not block; a figure of normal size still needs a free hex at the end. */
  readonly through: boolean
  /** Tiles neither cost nor happen. */
  readonly light: boolean
  /** Bounces at the edge of the board. OW-EMOVE-14 */
  readonly bounce: boolean
}

export const NOTHING_PAID: ReadonlySet<Hex> = new Set()

export const plainGait = (points: number): Gait => ({
  points,
  paid: NOTHING_PAID,
  through: false,
  light: false,
  bounce: true
})

/** A move as it will be made: the cores entered, one after another. */
export interface March {
  readonly path: readonly Hex[]
  /** The direction of the last step. */
  readonly last: Dir | null
  /** Water hexes paid for on the way. */
  readonly water: readonly Hex[]
  readonly left: number
  readonly stop: MoveStop
}

/** Counts the points of a move while it is being made. OW-TILE-02 to OW-TILE-05 */
export interface Purse {
  left: number
  readonly water: Hex[]
}

/**
 * Pays for one step. False when it cannot be afforded: the mover stops in front of the water and what is left is lost.
 * A step of a large body onto several water hexes is paid once and marks them all. OW-TILE-04, OW-TILE-05, OW-EMOVE-20
 */
export function pays(layout: Layout, mover: Stand, gait: Gait, purse: Purse, from: Hex, to: Hex): boolean {
  const { extra } = layout
  if (extra === null || gait.light) return take(purse, 1)
  const wet = waterEntered(layout, mover, extra, from, to).filter((h) => !gait.paid.has(h) && !purse.water.includes(h))
  let more = 0
  for (const h of wet) more = Math.max(more, extra[indexOf(layout.board, h)] ?? 0)
  if (!take(purse, 1 + more)) return false
  purse.water.push(...wet)
  return true
}

function take(purse: Purse, cost: number): boolean {
  if (purse.left < cost) return false
  purse.left -= cost
  return true
}

function waterEntered({ board }: Layout, mover: Stand, extra: Mask, from: Hex, to: Hex): Hex[] {
  const isWet = (h: Hex): boolean => (extra[indexOf(board, h)] ?? 0) > 0
  if (mover.body.size === 1) return isWet(to) ? [to] : []
  const before = placed(mover.body, from, mover.facing)
  return placed(mover.body, to, mover.facing).filter((h) => isWet(h) && !before.includes(h))
}

/** Why a step could not be paid: nothing left, or water in front. */
export const stopOf = (purse: Purse): MoveStop => (purse.left > 0 ? 'water' : 'spent')

/** Walks a path as far as the points go. */
export function paceOut(layout: Layout, mover: Stand, path: readonly Hex[], gait: Gait): March {
  const purse: Purse = { left: gait.points, water: [] }
  let taken = 0
  for (let at = mover.core; taken < path.length; taken++) {
    const next = path[taken] as Hex
    if (!pays(layout, mover, gait, purse, at, next)) break
    at = next
  }
  const stop = taken === path.length ? 'arrived' : stopOf(purse)
  return marchOf(mover, path.slice(0, taken), purse, stop)
}

export function marchOf(mover: Stand, path: readonly Hex[], purse: Purse, stop: MoveStop): March {
  const left = stop === 'water' ? 0 : purse.left
  return { path, last: lastStep(mover.core, path), water: purse.water, left, stop }
}

/** The direction of the last step of a path. */
export function lastStep(start: Hex, path: readonly Hex[]): Dir | null {
  const end = path.at(-1)
  if (end === undefined) return null
  return directionTo(path.at(-2) ?? start, end) ?? null
}

/** Only ties on hexes the mover really leaves are of interest. */
export const tiesOn = (march: March, mover: Stand, ties: readonly Tie[]): Tie[] =>
  ties.filter(({ from }) => (from === mover.core && march.path.length > 0) || march.path.slice(0, -1).includes(from))
