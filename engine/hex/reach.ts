import { hexAt, indexOf, isOnBoard, UNREACHED, type Board, type Mask } from './board'
import type { Hex } from './hex'

/** The steps to get to each hex, by index. One entry more than the board has hexes, so that its end needs no test. */
export type Steps = readonly number[]

/** What lies in the way: blocked hexes cannot be entered, extra is paid on top of the one step for entering. */
export interface ReachGround {
  readonly blocked?: Mask
  readonly extra?: Mask
}

/** Where a figure can go from its hex, and at what cost. */
export interface Reach {
  readonly board: Board
  readonly start: Hex
  readonly ground: ReachGround
  readonly steps: Steps
}

/** Everything within a budget of steps from a hex, which itself costs nothing even if it is blocked. */
export function reach(board: Board, start: Hex, budget: number = UNREACHED, ground: ReachGround = {}): Reach {
  const steps = board.unreached.slice()
  const blocked = ground.blocked ?? board.nothing
  if (isOnBoard(board, start)) {
    const first = indexOf(board, start)
    steps[first] = 0
    if (ground.extra) flowWeighted(board, first, budget, blocked, ground.extra, steps)
    else flow(board, board.nothing.with(0, first), 1, budget, blocked, steps)
  }
  return { board, start, ground, steps }
}

/** The steps from every hex to the nearest of some goals; goals that are blocked or off the board count for nothing. */
export function stepsToNearest(board: Board, goals: readonly Hex[], blocked: Mask = board.nothing): Steps {
  const steps = board.unreached.slice()
  const queue = board.nothing.slice()
  let count = 0
  for (const goal of goals) {
    const index = indexOf(board, goal)
    if (steps[index] !== UNREACHED || blocked[index] !== 0) continue
    steps[index] = 0
    queue[count++] = index
  }
  flow(board, queue, count, UNREACHED, blocked, steps)
  return steps
}

/** The steps to a hex; `UNREACHED` if there is no way or it is not on the board. */
export function stepsAt(board: Board, steps: Steps, h: Hex): number {
  return isOnBoard(board, h) ? (steps[indexOf(board, h)] as number) : UNREACHED
}

/** The hexes that can be reached, the start included, north then west first. */
export const hexesReached = ({ board, steps }: Reach): Hex[] =>
  board.hexes.filter((_, index) => steps[index] !== UNREACHED)

/** The cost of going to a hex; `UNREACHED` if it is out of reach. */
export const costOf = ({ board, steps }: Reach, h: Hex): number => stepsAt(board, steps, h)

/** A cheapest way to a reached hex, without the start; none if it is out of reach. */
export function wayTo(from: Reach, to: Hex): Hex[] | null {
  if (costOf(from, to) === UNREACHED) return null
  const { board, start } = from
  const way: Hex[] = []
  for (let at = indexOf(board, to); hexAt(board, at) !== start; at = cameFrom(from, at)) way.push(hexAt(board, at))
  return way.reverse()
}

function cameFrom({ board, steps, ground }: Reach, at: number): number {
  const before = (steps[at] as number) - 1 - (ground.extra?.[at] ?? 0)
  for (let k = at * 6; k < at * 6 + 6; k++) {
    const near = board.neighbours[k] as number
    if (near !== board.size && steps[near] === before) return near
  }
  throw new Error('a reached hex has no way back to its start')
}

/** Breadth first from the first `count` entries of the queue, ring by ring. The six sides written out halve the time. */
function flow(
  { neighbours }: Board,
  queue: number[],
  count: number,
  limit: number,
  blocked: Mask,
  steps: number[]
): void {
  let end = count
  for (let next = 0, taken = 1; next < end && taken <= limit; taken++) {
    for (const ring = end; next < ring; next++) {
      const side = (queue[next] as number) * 6
      end = enter(neighbours[side] as number, taken, blocked, steps, queue, end)
      end = enter(neighbours[side + 1] as number, taken, blocked, steps, queue, end)
      end = enter(neighbours[side + 2] as number, taken, blocked, steps, queue, end)
      end = enter(neighbours[side + 3] as number, taken, blocked, steps, queue, end)
      end = enter(neighbours[side + 4] as number, taken, blocked, steps, queue, end)
      end = enter(neighbours[side + 5] as number, taken, blocked, steps, queue, end)
    }
  }
}

/** Puts a hex at the end of the queue unless it is blocked or was entered before, and returns the new end. */
function enter(near: number, taken: number, blocked: Mask, steps: number[], queue: number[], end: number): number {
  if (steps[near] !== UNREACHED || blocked[near] !== 0) return end
  steps[near] = taken
  queue[end] = near
  return end + 1
}

/** The same where some hexes cost more: a hex waits again whenever a cheaper way to it turns up. */
function flowWeighted(board: Board, first: number, limit: number, blocked: Mask, extra: Mask, steps: number[]): void {
  const { neighbours } = board
  const queue = [first]
  const waiting = new Set(queue)
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] as number
    waiting.delete(at)
    for (let k = at * 6; k < at * 6 + 6; k++) {
      const near = neighbours[k] as number
      const taken = (steps[at] as number) + 1 + (extra[near] ?? 0)
      if (taken > limit || taken >= (steps[near] as number) || blocked[near] !== 0) continue
      steps[near] = taken
      if (waiting.has(near)) continue
      waiting.add(near)
      queue.push(near)
    }
  }
}
