import { hexAt, indexOf, isOnBoard, UNREACHED, type Board, type Hex, type Mask } from '../../kernel/hex'

/** A shortest way, and where on it several next hexes were equally short. */
export interface Way {
  /** Without the start; empty when the start is a goal. */
  readonly path: readonly Hex[]
  readonly ties: readonly Tie[]
}

/** Of several equally short next hexes the most northern, then most western was taken. OW-EMOVE-02 */
export interface Tie {
  readonly from: Hex
  readonly among: readonly Hex[]
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
  for (let at = first; steps[at] !== 0; at = indexOf(board, path[path.length - 1] as Hex)) {
    const among = nearer(board, at)
    path.push(among[0] as Hex)
    if (among.length > 1) ties.push({ from: hexAt(board, at), among })
  }
  return { path, ties }
}

function flowFrom(board: Board, goals: readonly Hex[], blocked: Mask, first: number): void {
  const { neighbours, size } = board
  steps.fill(UNREACHED, 0, size)
  steps[size] = -1
  let end = 0
  for (const goal of goals) {
    const at = indexOf(board, goal)
    if (steps[at] !== UNREACHED || (blocked[at] !== 0 && at !== first)) continue
    steps[at] = 0
    queue[end++] = at
  }
  for (let next = 0; next < end; next++) {
    const at = queue[next] as number
    const taken = (steps[at] as number) + 1
    if (taken > (steps[first] as number)) return
    for (let k = at * 6; k < at * 6 + 6; k++) {
      const near = neighbours[k] as number
      if (steps[near] !== UNREACHED || (blocked[near] !== 0 && near !== first)) continue
      steps[near] = taken
      queue[end++] = near
    }
  }
}

/** The neighbours one step nearer to a goal, north then west first. */
function nearer(board: Board, at: number): Hex[] {
  const wanted = (steps[at] as number) - 1
  const found: Hex[] = []
  for (let k = at * 6; k < at * 6 + 6; k++) {
    const near = board.neighbours[k] as number
    if (near !== board.size && steps[near] === wanted) found.push(hexAt(board, near))
  }
  return found
}

const wanted = new Int32Array(ROOM)

/**
 * The steps from a start over free hexes to the first of each of some groups of goals (at most 31), `UNREACHED` where
 * there is no way. Stops as soon as `enough` groups are found.
 */
export function stepsToGroups(
  board: Board,
  start: Hex,
  groups: readonly (readonly Hex[])[],
  blocked: Mask,
  enough = groups.length
): number[] {
  const found = groups.map(() => UNREACHED)
  if (!isOnBoard(board, start)) return found
  const { neighbours, size } = board
  wanted.fill(0, 0, size)
  groups.forEach((goals, group) => {
    for (const goal of goals) {
      const at = indexOf(board, goal)
      if (at < size) wanted[at] = (wanted[at] as number) | (1 << group)
    }
  })
  steps.fill(UNREACHED, 0, size)
  steps[size] = -1
  let left = Math.min(enough, groups.length)
  let end = 1
  queue[0] = indexOf(board, start)
  steps[queue[0] as number] = 0
  for (let next = 0; next < end && left > 0; next++) {
    const at = queue[next] as number
    const taken = steps[at] as number
    if (wanted[at] !== 0) left -= note(found, wanted[at] as number, taken)
    for (let k = at * 6; k < at * 6 + 6; k++) {
      const near = neighbours[k] as number
      if (steps[near] !== UNREACHED || blocked[near] !== 0) continue
      steps[near] = taken + 1
      queue[end++] = near
    }
  }
  return found
}

/** Writes down which groups a hex belongs to; returns how many of them are new. */
function note(found: number[], groups: number, taken: number): number {
  let fresh = 0
  for (let group = 0; group < found.length; group++) {
    if ((groups & (1 << group)) === 0 || found[group] !== UNREACHED) continue
    found[group] = taken
    fresh++
  }
  return fresh
}
