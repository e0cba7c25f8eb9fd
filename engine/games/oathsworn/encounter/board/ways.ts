import {
  hexAt,
  indexOf,
  isOnBoard,
  sideNearer,
  UNREACHED,
  type Board,
  type Hex,
  type Mask,
  type OpenWay,
  type Steps
} from '../../../../hex'
import type { Tie } from '../state/why'

/** A shortest way, and where on it several next hexes were equally short. */
export interface Way {
  /** Without the start; empty when the start is a goal. */
  readonly path: readonly Hex[]
  readonly ties: readonly Tie[]
}

/**
 * The shortest way over free hexes from a start to the nearest of some goals; null if there is none. Flows back from
 * the goals and no farther than the start, so that every equally short way is known. OW-EMOVE-01, OW-EMOVE-09
 */
export function wayTo(board: Board, start: Hex, goals: readonly Hex[], blocked: Mask): Way | null {
  if (!isOnBoard(board, start)) return null
  const first = indexOf(board, start)
  const steps = stepsLeft(board, first, goals, blocked)
  if (steps[first] === UNREACHED) return null
  const path: Hex[] = []
  const ties: Tie[] = []
  for (let at = first; steps[at] !== 0;) {
    const wanted = (steps[at] as number) - 1
    const next = firstNearer(board, steps, wanted, at * 6, at)
    // The sides come north then west first, so the first that is nearer wins; a second one makes it a tie.
    if (firstNearer(board, steps, wanted, next + 1, at) < at * 6 + 6) ties.push(tieAt(board, steps, at, next))
    at = board.neighbours[next] as number
    path.push(hexAt(board, at))
  }
  return { path, ties }
}

/** The same of a way on which nothing stands, whose steps are known already. */
export function walked(way: OpenWay): Way {
  const { board } = way
  const path: Hex[] = []
  const ties: Tie[] = []
  for (let at = way.start, left = way.length - 1; left >= 0; left--) {
    const next = sideNearer(way, at, left)
    if (sideNearer(way, at, left, next + 1) < at * 6 + 6)
      ties.push({ from: hexAt(board, at), among: nearer(way, at, left) })
    at = board.neighbours[next] as number
    path.push(hexAt(board, at))
  }
  return { path, ties }
}

function nearer(way: OpenWay, at: number, left: number): Hex[] {
  const among: Hex[] = []
  for (let k = sideNearer(way, at, left); k < at * 6 + 6; k = sideNearer(way, at, left, k + 1))
    among.push(hexAt(way.board, way.board.neighbours[k] as number))
  return among
}

/** The first side of a hex from `side` on that leads to where so few steps are left; beyond the last when none does. */
function firstNearer({ neighbours, size }: Board, steps: Steps, wanted: number, side: number, at: number): number {
  const end = at * 6 + 6
  let k = side
  while (k < end && (steps[neighbours[k] as number] !== wanted || neighbours[k] === size)) k++
  return k
}

function tieAt(board: Board, steps: Steps, at: number, first: number): Tie {
  const wanted = (steps[at] as number) - 1
  const among: Hex[] = []
  for (let k = first; k < at * 6 + 6; k = firstNearer(board, steps, wanted, k + 1, at))
    among.push(hexAt(board, board.neighbours[k] as number))
  return { from: hexAt(board, at), among }
}

/** The steps to the nearest goal, for the start and everything nearer. */
function stepsLeft(board: Board, first: number, goals: readonly Hex[], blocked: Mask): Steps {
  const steps = free(board, blocked)
  const queue = board.nothing.slice()
  steps[first] = UNREACHED
  let end = 0
  for (const goal of goals) end = enter(indexOf(board, goal), 0, steps, queue, end)
  for (let next = 0, taken = 1; next < end && steps[first] === UNREACHED; taken++)
    for (const ring = end; next < ring; next++)
      end = enterAround(board, queue[next] as number, taken, steps, queue, end)
  return steps
}

/** Nothing is reached, and neither what is blocked nor the entry behind the last hex ever will be. */
function free(board: Board, blocked: Mask): number[] {
  const steps = board.unreached.slice()
  for (let at = 0; at < board.size; at++) if (blocked[at] !== 0) steps[at] = TAKEN
  return steps
}

/** Never entered: fewer steps than any. */
const TAKEN = -1

/** Puts a hex at the end of the queue unless it is taken or was entered before, and returns the new end. */
function enter(near: number, taken: number, steps: number[], queue: number[], end: number): number {
  if (steps[near] !== UNREACHED) return end
  steps[near] = taken
  queue[end] = near
  return end + 1
}

/** The six sides written out: every way anybody is looked for goes through here. */
function enterAround(
  { neighbours }: Board,
  at: number,
  taken: number,
  steps: number[],
  queue: number[],
  before: number
): number {
  const side = at * 6
  let end = enter(neighbours[side] as number, taken, steps, queue, before)
  end = enter(neighbours[side + 1] as number, taken, steps, queue, end)
  end = enter(neighbours[side + 2] as number, taken, steps, queue, end)
  end = enter(neighbours[side + 3] as number, taken, steps, queue, end)
  end = enter(neighbours[side + 4] as number, taken, steps, queue, end)
  return enter(neighbours[side + 5] as number, taken, steps, queue, end)
}

/**
 * The steps from a start over free hexes until it stands next to each of some others (at most 31), `UNREACHED` where
 * there is no way. Stops as soon as `enough` of them are found. OW-TGT-10
 */
export function stepsBeside(
  board: Board,
  start: Hex,
  others: readonly (readonly Hex[])[],
  blocked: Mask,
  enough = others.length
): number[] {
  const found = new Array<number>(others.length).fill(UNREACHED)
  if (!isOnBoard(board, start)) return found
  const wanted = hexesBeside(board, others)
  const steps = free(board, blocked)
  const queue = board.nothing.with(0, indexOf(board, start))
  steps[indexOf(board, start)] = 0
  let left = Math.min(enough, others.length)
  for (let next = 0, end = 1; next < end && left > 0; next++) {
    const at = queue[next] as number
    const taken = (steps[at] as number) + 1
    if (wanted[at] !== 0) left -= note(found, wanted[at] as number, taken - 1)
    end = enterAround(board, at, taken, steps, queue, end)
  }
  return found
}

/** Marks the hexes around each of them with its bit. */
function hexesBeside({ neighbours, nothing, size, cells }: Board, others: readonly (readonly Hex[])[]): Mask {
  const beside = nothing.slice()
  for (let n = 0; n < others.length; n++) {
    for (const h of others[n] as readonly Hex[]) {
      const side = (cells[h] as number) * 6
      for (let k = side; k < side + 6; k++) {
        const near = neighbours[k] as number
        if (near !== size) beside[near] = (beside[near] as number) | (1 << n)
      }
    }
  }
  return beside
}

/** Writes down who stands beside this hex; returns how many of them are new. */
function note(found: number[], beside: number, taken: number): number {
  let fresh = 0
  for (let n = 0; n < found.length; n++) {
    if ((beside & (1 << n)) === 0 || found[n] !== UNREACHED) continue
    found[n] = taken
    fresh++
  }
  return fresh
}
