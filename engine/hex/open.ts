import { hexAt, indexOf, isOnBoard, UNREACHED, type Board } from './board'
import { moved, offset, type Hex } from './hex'
import { remembered } from '../remembered/remembered'
import { stepsToNearest, type Steps } from './reach'

/**
 * Where nothing lies in the way, the steps between two hexes depend on the board alone. They are found once for each goal
 * and looked up from then on: large bodies go through everything, so that all their ways are of this kind. OW-LARGE-03
 */
const rowsOf = remembered<Board, (Steps | undefined)[]>(() => [])

const NO_WAY = offset(0, 0)

/** A way to the nearest of some goals, not yet walked. */
export interface OpenWay {
  readonly board: Board
  readonly start: number
  readonly length: number
  /** The steps to each of the goals that are as near as any. */
  readonly rows: readonly Steps[]
}

/**
 * To where each of the goals lies `by` away. Null when none of these hexes can be reached; those that are not on the
 * board count for nothing.
 */
export function openWay(board: Board, start: Hex, goals: readonly Hex[], by = NO_WAY): OpenWay | null {
  if (!isOnBoard(board, start)) return null
  const all = rowsOf(board)
  const first = indexOf(board, start)
  let rows: Steps[] = []
  let length = UNREACHED
  for (let i = 0; i < goals.length; i++) {
    const goal = moved(goals[i] as Hex, by)
    const at = indexOf(board, goal)
    if (at === board.size) continue
    const row = (all[at] ??= stepsToNearest(board, [goal]))
    const steps = row[first] as number
    if (steps > length || steps === UNREACHED) continue
    if (steps < length) rows = []
    length = steps
    rows.push(row)
  }
  return rows.length === 0 ? null : { board, start: first, length, rows }
}

/** The first of the six sides of a hex from `side` on that leads to where so few steps are left; beyond them if none does. */
export function sideNearer({ board, rows }: OpenWay, at: number, left: number, side = at * 6): number {
  const end = at * 6 + 6
  for (let k = side; k < end; k++) {
    const near = board.neighbours[k] as number
    for (let i = 0; i < rows.length; i++) if ((rows[i] as Steps)[near] === left) return k
  }
  return end
}

/** Where so many steps on that way lead, every tie north then west, and where the last of them came from. */
export function stepsAlong(way: OpenWay, steps: number): { readonly at: Hex; readonly from: Hex } {
  let at = way.start
  let from = at
  for (let left = way.length - 1; left >= 0 && left >= way.length - steps; left--) {
    from = at
    at = way.board.neighbours[sideNearer(way, at, left)] as number
  }
  return { at: hexAt(way.board, at), from: hexAt(way.board, from) }
}
