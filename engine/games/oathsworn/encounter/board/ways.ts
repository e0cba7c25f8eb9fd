import {
  hexAt,
  indexOf,
  isOnBoard,
  sideNearer,
  UNREACHED,
  type Board,
  type Hex,
  type Mask,
  type OpenWay
} from '../../../../hex'
import type { Tie } from '../state/why'

/** A shortest way, and where on it several next hexes were equally short. */
export interface Way {
  /** Without the start; empty when the start is a goal. */
  readonly path: readonly Hex[]
  readonly ties: readonly Tie[]
}

// The largest board has fewer hexes than this. Nothing here can be interrupted, so all calls share these tables.
const ROOM = 4096
const queue = new Int16Array(ROOM)
const steps = new Int16Array(ROOM)

/**
 * The shortest way over free hexes from a start to the nearest of some goals; null if there is none. Flows back from
 * the goals and no farther than the start, so that every equally short way is known. OW-EMOVE-01, OW-EMOVE-09
 */
export function wayTo(board: Board, start: Hex, goals: readonly Hex[], blocked: Mask): Way | null {
  if (!isOnBoard(board, start)) return null
  const first = indexOf(board, start)
  flowFrom(board, goals, blocked, first)
  if (steps[first] === UNREACHED) return null
  const path: Hex[] = []
  const ties: Tie[] = []
  for (let at = first; steps[at] !== 0;) {
    const wanted = (steps[at] as number) - 1
    const next = firstNearer(board, at, wanted, at * 6)
    // The sides come north then west first, so the first that is nearer wins; a second one makes it a tie.
    if (firstNearer(board, at, wanted, next + 1) < at * 6 + 6) ties.push(tieAt(board, at, wanted, next))
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

/** The first side from `side` on that leads one step nearer; beyond the last when none does. */
function firstNearer({ neighbours, size }: Board, at: number, wanted: number, side: number): number {
  const end = at * 6 + 6
  let k = side
  while (k < end && (steps[neighbours[k] as number] !== wanted || neighbours[k] === size)) k++
  return k
}

function tieAt(board: Board, at: number, wanted: number, first: number): Tie {
  const among: Hex[] = []
  for (let k = first; k < at * 6 + 6; k = firstNearer(board, at, wanted, k + 1))
    among.push(hexAt(board, board.neighbours[k] as number))
  return { from: hexAt(board, at), among }
}

/** Leaves the steps to the nearest goal in `steps`, for the start and everything nearer. */
function flowFrom(board: Board, goals: readonly Hex[], blocked: Mask, first: number): void {
  clear(board, blocked)
  steps[first] = UNREACHED
  let end = 0
  for (const goal of goals) end = enter(indexOf(board, goal), 0, end)
  for (let next = 0, taken = 1; next < end && steps[first] === UNREACHED; taken++)
    for (const ring = end; next < ring; next++) end = enterAround(board, queue[next] as number, taken, end)
}

/** What is free of a board with something on it, and the entry behind its last hex: copied before every flow over it. */
let free: { readonly blocked: Mask; readonly steps: Int16Array } = { blocked: [], steps: new Int16Array(0) }

function clear({ size }: Board, blocked: Mask): void {
  if (free.blocked !== blocked) {
    const fresh = free.steps.length === size + 1 ? free.steps : new Int16Array(size + 1)
    for (let at = 0; at < size; at++) fresh[at] = blocked[at] === 0 ? UNREACHED : TAKEN
    fresh[size] = TAKEN
    free = { blocked, steps: fresh }
  }
  steps.set(free.steps)
}

/** Never entered: fewer steps than any. */
const TAKEN = -1

/** Puts a hex at the end of the queue unless it is taken or was entered before, and returns the new end. */
function enter(near: number, taken: number, end: number): number {
  if (steps[near] !== UNREACHED) return end
  steps[near] = taken
  queue[end] = near
  return end + 1
}

/** The six sides written out: every way anybody is looked for goes through here. */
function enterAround({ neighbours }: Board, at: number, taken: number, before: number): number {
  const side = at * 6
  let end = enter(neighbours[side] as number, taken, before)
  end = enter(neighbours[side + 1] as number, taken, end)
  end = enter(neighbours[side + 2] as number, taken, end)
  end = enter(neighbours[side + 3] as number, taken, end)
  end = enter(neighbours[side + 4] as number, taken, end)
  return enter(neighbours[side + 5] as number, taken, end)
}

const wanted = new Int32Array(ROOM)
const marked = new Int16Array(ROOM)

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
  const count = markAround(board, others)
  clear(board, blocked)
  let left = Math.min(enough, others.length)
  let end = 1
  queue[0] = indexOf(board, start)
  steps[queue[0] as number] = 0
  for (let next = 0; next < end && left > 0; next++) {
    const at = queue[next] as number
    const taken = (steps[at] as number) + 1
    if (wanted[at] !== 0) left -= note(found, wanted[at] as number, taken - 1)
    end = enterAround(board, at, taken, end)
  }
  for (let k = 0; k < count; k++) wanted[marked[k] as number] = 0
  return found
}

/** Marks the hexes around each of them with its bit; says how many were marked, so that they can be wiped again. */
function markAround({ neighbours, size, cells }: Board, others: readonly (readonly Hex[])[]): number {
  let count = 0
  for (let n = 0; n < others.length; n++) {
    for (const h of others[n] as readonly Hex[]) {
      const side = (cells[h] as number) * 6
      for (let k = side; k < side + 6; k++) {
        const near = neighbours[k] as number
        if (near === size) continue
        if (wanted[near] === 0) marked[count++] = near
        wanted[near] = (wanted[near] as number) | (1 << n)
      }
    }
  }
  return count
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
