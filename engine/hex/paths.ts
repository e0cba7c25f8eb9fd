import { hexAt, indexOf, isOnBoard, UNREACHED, type Board, type Mask } from './board'
import { distance, type Hex } from './hex'

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
  const left = stepsLeft(board, start, goals, blocked)
  return left[indexOf(board, start)] === UNREACHED ? null : descend(board, indexOf(board, start), left)
}

/** The first hex of that path. OW-EMOVE-09 asks for a new one after each step. */
export const nextOnPath = (board: Board, start: Hex, goals: readonly Hex[], blocked?: Mask): Hex | undefined =>
  shortestPath(board, start, goals, blocked)?.[0]

/** The steps to the nearest goal, at least for the start and every hex on a shortest path. */
function stepsLeft(board: Board, start: Hex, goals: readonly Hex[], blocked: Mask): readonly number[] {
  const first = indexOf(board, start)
  const left = board.unreached.slice()
  // By the steps left plus the distance to the start, the least first.
  const stacks: (number[] | undefined)[] = []
  const settle = (at: number, steps: number): void => {
    left[at] = steps
    const stack = (stacks[steps + distance(hexAt(board, at), start)] ??= [])
    stack.push(at)
  }
  const isFree = (at: number): boolean => blocked[at] === 0 || at === first
  /** Goes on from a hex to its neighbours, unless a shorter way to it has turned up since it was put on its stack. */
  const spread = (at: number, sum: number): void => {
    const taken = left[at] as number
    if (taken + distance(hexAt(board, at), start) < sum) return
    for (let side = at * 6; side < at * 6 + 6; side++) {
      const near = board.neighbours[side] as number
      if (taken + 1 < (left[near] as number) && isFree(near)) settle(near, taken + 1)
    }
  }
  for (const goal of goals) {
    const at = indexOf(board, goal)
    if (left[at] === UNREACHED && isFree(at)) settle(at, 0)
  }
  for (let sum = 0; sum < stacks.length && (left[first] as number) >= sum; sum++)
    for (const stack = stacks[sum]; stack && stack.length > 0;) spread(stack.pop() as number, sum)
  return left
}

/** Walks down the steps left, north then west first: a neighbour with one step less is on a shortest path. */
function descend(board: Board, first: number, left: readonly number[]): Hex[] {
  const { neighbours } = board
  const path: Hex[] = []
  for (let at = first; left[at] !== 0;) {
    const nearer = (left[at] as number) - 1
    let side = at * 6
    while (left[neighbours[side] as number] !== nearer) side++
    at = neighbours[side] as number
    path.push(hexAt(board, at))
  }
  return path
}
