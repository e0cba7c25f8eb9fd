import { hexAt, indexOf, isOnBoard, type Board, type Mask } from './board'
import { distance, type Hex } from './hex'
import { UNREACHED } from './reach'

/**
 * The shortest path over free hexes to the nearest of some goals; every tie goes to the most northern, then the most
 * western next hex. Without the start; empty if the start is a goal, none if there is no way. OW-EMOVE-01, OW-EMOVE-02
 *
 * Searched backward from the goals, best first by steps left plus distance to the start: then the steps left are known
 * on every shortest path, and little else has been looked at.
 */
export function shortestPath(
  board: Board,
  start: Hex,
  goals: readonly Hex[],
  blocked: Mask = board.nothing
): Hex[] | null {
  if (!isOnBoard(board, start)) return null
  const first = indexOf(board, start)
  search(board, first, goals, blocked)
  return left[first] === UNREACHED ? null : descend(board, first)
}

/** The first hex of that path. OW-EMOVE-09 asks for a new one after each step. */
export const nextOnPath = (board: Board, start: Hex, goals: readonly Hex[], blocked?: Mask): Hex | undefined =>
  shortestPath(board, start, goals, blocked)?.[0]

// Nothing here can be interrupted, so all calls share these tables; the largest board has fewer hexes than 4096.
const left = new Int16Array(4096)
const stacks: number[][] = []
let lowest = 0
let highest = 0

/** Leaves the steps to the nearest goal in `left`, at least for the start and every hex on a shortest path. */
function search(board: Board, first: number, goals: readonly Hex[], blocked: Mask): void {
  const start = hexAt(board, first)
  left.fill(UNREACHED, 0, board.size)
  left[board.size] = -1
  lowest = UNREACHED
  highest = -1
  for (const goal of goals) {
    const index = indexOf(board, goal)
    if (left[index] === UNREACHED && (blocked[index] === 0 || index === first)) settle(board, start, index, 0)
  }
  for (let sum = lowest; sum <= highest && (left[first] as number) >= sum; sum++) {
    const stack = stackOf(sum)
    while (stack.length > 0) spread(board, start, first, blocked, stack.pop() as number, sum)
  }
  for (let sum = lowest; sum <= highest; sum++) stackOf(sum).length = 0
}

/** Goes on from a hex to its neighbours, unless a shorter way to it has turned up since it was put on its stack. */
function spread(board: Board, start: Hex, first: number, blocked: Mask, at: number, sum: number): void {
  const taken = left[at] as number
  if (taken + distance(hexAt(board, at), start) < sum) return
  for (let side = at * 6; side < at * 6 + 6; side++) {
    const near = board.neighbours[side] as number
    if (taken + 1 >= (left[near] as number) || (blocked[near] !== 0 && near !== first)) continue
    settle(board, start, near, taken + 1)
  }
}

function settle(board: Board, start: Hex, index: number, taken: number): void {
  left[index] = taken
  push(taken + distance(hexAt(board, index), start), index)
}

function push(sum: number, index: number): void {
  stackOf(sum).push(index)
  if (sum < lowest) lowest = sum
  if (sum > highest) highest = sum
}

function stackOf(sum: number): number[] {
  while (stacks.length <= sum) stacks.push([])
  return stacks[sum] as number[]
}

/** Walks down the steps left, north then west first: a neighbour with one step less is on a shortest path. */
function descend(board: Board, first: number): Hex[] {
  const path: Hex[] = []
  for (let at = first; left[at] !== 0;) {
    at = firstNearer(board.neighbours, at)
    path.push(hexAt(board, at))
  }
  return path
}

function firstNearer(neighbours: Int16Array, at: number): number {
  const nearer = (left[at] as number) - 1
  let k = at * 6
  while (left[neighbours[k] as number] !== nearer) k++
  return neighbours[k] as number
}
