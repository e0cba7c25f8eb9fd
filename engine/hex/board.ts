import { byNorthThenWest, hex, NORTH_THEN_WEST, qOf, rOf, southing, step, type Dir, type Hex } from './hex'
import { lettersAndNumbers, type Labels } from './labels'

/**
 * A mark on some hexes of a board: non-zero at the index of a marked hex. A plain list, because copying one costs a
 * hundredth of making a small typed array.
 */
export type Mask = readonly number[]

/** More steps than any way has. */
export const UNREACHED = 0x7fff

/** No hex of a board lies farther than this from the origin, so packed hexes and offsets never wrap. */
export const FARTHEST = 31

/** Outermost columns (q) and rows (q + 2r). */
export interface Bounds {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

/**
 * An explicit set of hexes with everything about it that never changes. Hexes are numbered in north-then-west order:
 * comparing two indexes is comparing the hexes, and lists by index come out sorted. OW-GEO-08
 */
export interface Board {
  readonly size: number
  readonly hexes: readonly Hex[]
  /** Index of a packed hex, `size` for a hex that is not on the board. */
  readonly cells: Int16Array
  /** Six neighbour indexes per hex, north then west first, `size` where the board ends. */
  readonly neighbours: Int16Array
  /** The same as hexes, without what lies beyond the edge. */
  readonly near: readonly (readonly Hex[])[]
  /** The hexes with fewer than six neighbours. */
  readonly edge: Mask
  /** Marks nothing: the mask of an empty board. */
  readonly nothing: Mask
  /** No hex is reached, and the entry behind the last one never will be, so that the end of a board needs no test. */
  readonly unreached: readonly number[]
  readonly bounds: Bounds
  readonly labels: readonly string[]
  readonly labelled: ReadonlyMap<string, Hex>
}

/** Builds the tables of a board, once per board: everything else reads them. */
export function boardOf(hexes: Iterable<Hex>, labels: Labels = lettersAndNumbers): Board {
  const all = [...new Set(hexes)].sort(byNorthThenWest)
  all.forEach(mustBeNear)
  const cells = new Int16Array(128 * 128).fill(all.length)
  all.forEach((h, index) => (cells[h] = index))
  const neighbours = neighbourTable(all, cells)
  const names = labels(all)
  return {
    size: all.length,
    hexes: all,
    cells,
    neighbours,
    near: all.map((h) => neighboursAmong(cells, all.length, h)),
    edge: edgeOf(all.length, neighbours),
    nothing: all.map(() => 0),
    unreached: [...all.map(() => UNREACHED), -1],
    bounds: boundsOf(all),
    labels: names,
    labelled: hexesByName(all, names)
  }
}

/** The hexes of the columns from west to east and the rows from north to south, the shape of most printed boards. */
export function rectangle({ west, east, north, south }: Bounds): Hex[] {
  const all: Hex[] = []
  for (let q = west; q <= east; q++) {
    for (let r = Math.ceil((north - q) / 2); q + 2 * r <= south; r++) all.push(hex(q, r))
  }
  return all.sort(byNorthThenWest)
}

/** The number of a hex, `board.size` if it is not on the board. */
export const indexOf = (board: Board, h: Hex): number => board.cells[h] ?? board.size
export const isOnBoard = (board: Board, h: Hex): boolean => indexOf(board, h) < board.size
export const hexAt = (board: Board, index: number): Hex => board.hexes[index] as Hex

/** The neighbours on the board, north then west first. */
export const neighboursOn = (board: Board, h: Hex): readonly Hex[] =>
  board.near[indexOf(board, h)] ?? neighboursAmong(board.cells, board.size, h)

const neighboursAmong = (cells: Int16Array, size: number, h: Hex): Hex[] =>
  NORTH_THEN_WEST.map((dir) => step(h, dir)).filter((n) => (cells[n] ?? size) < size)

/** Whether a step leads to a hex of the board. */
export const canStep = (board: Board, from: Hex, dir: Dir): boolean => isOnBoard(board, step(from, dir))

/** Whether a hex of the board lies at its edge. OW-GEO-08 */
export const isEdge = (board: Board, h: Hex): boolean => isMarked(board, board.edge, h)

export const labelOf = (board: Board, h: Hex): string | undefined => board.labels[indexOf(board, h)]
export const hexOf = (board: Board, label: string): Hex | undefined => board.labelled.get(label)

/** Marks the given hexes; those that are not on the board are left out. */
export function maskOf(board: Board, hexes: Iterable<Hex>): Mask {
  const mask = board.nothing.slice()
  for (const h of hexes) if (isOnBoard(board, h)) mask[indexOf(board, h)] = 1
  return mask
}

/** Whether a hex is marked; a hex that is not on the board never is. */
export const isMarked = (board: Board, mask: Mask, h: Hex): boolean => (mask[indexOf(board, h)] ?? 0) !== 0

/** Whether any of some hexes is marked. */
export function isAnyMarked(board: Board, mask: Mask, hexes: readonly Hex[]): boolean {
  for (let i = 0; i < hexes.length; i++) if (isMarked(board, mask, hexes[i] as Hex)) return true
  return false
}

/** The marked hexes, north then west first. */
export function hexesIn(board: Board, mask: Mask): Hex[] {
  const found: Hex[] = []
  for (let at = 0; at < board.size; at++) if (mask[at] !== 0) found.push(hexAt(board, at))
  return found
}

function mustBeNear(h: Hex): void {
  if (Math.abs(qOf(h)) <= FARTHEST && Math.abs(rOf(h)) <= FARTHEST) return
  throw new RangeError(`hex ${qOf(h)},${rOf(h)} lies more than ${FARTHEST} from the origin of the board`)
}

function neighbourTable(all: readonly Hex[], cells: Int16Array): Int16Array {
  const table = new Int16Array(all.length * 6)
  all.forEach((h, index) => {
    NORTH_THEN_WEST.forEach((dir, k) => (table[index * 6 + k] = cells[step(h, dir)] as number))
  })
  return table
}

function edgeOf(size: number, neighbours: Int16Array): Mask {
  const edge = new Array<number>(size).fill(0)
  neighbours.forEach((n, at) => {
    if (n === size) edge[Math.floor(at / 6)] = 1
  })
  return edge
}

function boundsOf(all: readonly Hex[]): Bounds {
  const columns = all.map(qOf)
  const rows = all.map(southing)
  return {
    west: Math.min(...columns),
    east: Math.max(...columns),
    north: Math.min(...rows),
    south: Math.max(...rows)
  }
}

function hexesByName(all: readonly Hex[], names: readonly string[]): Map<string, Hex> {
  const map = new Map<string, Hex>()
  all.forEach((h, index) => map.set(names[index] ?? '', h))
  if (map.size < all.length || map.has('')) throw new RangeError('every hex of a board needs a name of its own')
  return map
}
