import { boardOf, hexAt, indexOf, isOnBoard, UNREACHED, type Board, type Mask } from './board'
import { byNorthThenWest, DIRECTIONS, distanceFrom, hex, moved, offset, offsetBetween, rotated, turnsOf } from './hex'
import type { Dir, Hex, Offset } from './hex'
import { shortestPath } from './paths'
import { reach, type Reach } from './reach'
import { remembered } from '../remembered/remembered'
import { directionsToward, toward } from './toward'

/** A footprint as people write it down: axial pairs, drawn facing north around any origin. */
export interface Footprint {
  readonly hexes: readonly Pair[]
  /** The pivot; [0, 0] unless stated. */
  readonly core?: Pair
  /** The hex that looks ahead; the core unless stated. */
  readonly front?: Pair
}
export type Pair = readonly [q: number, r: number]

/** A rigid body in all six facings, as offsets from its core. */
export interface Body {
  readonly size: number
  /** It covers the same hexes whichever way it looks. */
  readonly isRound: boolean
  readonly facings: { readonly [D in Dir]: Placement }
}

interface Placement {
  /** North then west first. */
  readonly offsets: readonly Offset[]
  readonly front: Offset
  /** The same for placements that cover the same hexes. */
  readonly shape: string
}

/** Builds the six facings of a footprint, once per kind of figure. */
export function bodyOf({ hexes, core = [0, 0], front = core }: Footprint): Body {
  const all = hexes.map((pair) => fromCore(pair, core))
  const ahead = fromCore(front, core)
  for (const needed of [fromCore(core, core), ahead]) {
    if (!all.includes(needed)) throw new RangeError('the core and the front of a body must be among its hexes')
  }
  const turned = DIRECTIONS.map((dir) => [dir, placement(all, ahead, turnsOf(dir))] as const)
  const facings = Object.fromEntries(turned) as Body['facings']
  const isRound = DIRECTIONS.every((dir) => facings[dir].shape === facings.N.shape)
  return { size: all.length, isRound, facings }
}

/** The body of everything that fits in one hex. */
export const ONE_HEX = bodyOf({ hexes: [[0, 0]] })

/** The hexes of a body, north then west first. */
export function placed(body: Body, core: Hex, facing: Dir): Hex[] {
  const { offsets } = body.facings[facing]
  const hexes: Hex[] = []
  for (let i = 0; i < offsets.length; i++) hexes.push(moved(core, offsets[i] as Offset))
  return hexes
}

export const frontHex = (body: Body, core: Hex, facing: Dir): Hex => moved(core, body.facings[facing].front)

/** The distance from a body, standing and looking so, to the nearest of some hexes. OW-GEO-05 */
export function distanceFromBody(body: Body, core: Hex, facing: Dir, to: readonly Hex[]): number {
  const { offsets } = body.facings[facing]
  let least = distanceFrom(moved(core, offsets[0] as Offset), to)
  for (let i = 1; i < offsets.length; i++) least = Math.min(least, distanceFrom(moved(core, offsets[i] as Offset), to))
  return least
}

export const covers = (body: Body, core: Hex, facing: Dir, h: Hex): boolean =>
  body.facings[facing].offsets.includes(offsetBetween(core, h))

/** Whether no hex of a body leaves the board. OW-LARGE-11 */
export function fits(board: Board, body: Body, core: Hex, facing: Dir): boolean {
  const { offsets } = body.facings[facing]
  for (let i = 0; i < offsets.length; i++) if (!isOnBoard(board, moved(core, offsets[i] as Offset))) return false
  return true
}

/** The facing a body takes to look toward a hex; ties go to the facing whose front hex wins. OW-GEO-06 */
export function bodyToward(body: Body, core: Hex, to: Hex): Dir {
  const [only, other] = directionsToward(core, to)
  return only !== undefined && other === undefined ? only : toward(core, to, (dir) => frontHex(body, core, dir))
}

const roomsOf = remembered<Board, Map<string, Board>>(() => new Map())

/**
 * The cores a body can stand on without leaving the board. They are a board themselves: whatever is asked about one
 * hex moving on a board, asked about the core in its room, is answered for the whole body.
 */
export function roomFor(board: Board, body: Body, facing: Dir): Board {
  const known = roomsOf(board)
  const { shape } = body.facings[facing]
  let room = known.get(shape)
  if (!room) known.set(shape, (room = boardOf(board.hexes.filter((core) => fits(board, body, core, facing)))))
  return room
}

/** Marks the cores of a room from which the body would cover a blocked hex of the board. */
export function crowded(board: Board, room: Board, body: Body, facing: Dir, blocked: Mask): Mask {
  const { offsets } = body.facings[facing]
  const mask = room.nothing.slice()
  for (let index = 0; index < board.size; index++) {
    if (blocked[index] === 0) continue
    for (const by of offsets) {
      const core = indexOf(room, (hexAt(board, index) - by) as Hex)
      if (core < room.size) mask[core] = 1
    }
  }
  return mask
}

/** The cores a body reaches without turning; `blocked` hexes of the board stop it, if it is not to pass through all. */
export function reachOfBody(
  board: Board,
  body: Body,
  core: Hex,
  facing: Dir,
  budget = UNREACHED,
  blocked?: Mask
): Reach {
  const room = roomFor(board, body, facing)
  return reach(room, core, budget, blocked ? { blocked: crowded(board, room, body, facing, blocked) } : {})
}

/**
 * The cores on the shortest path that brings one hex of a body, carried along without turning, onto a goal; nothing but
 * the edge of the board stops it. Without the start, ties north then west. OW-LARGE-02, OW-LARGE-11, OW-LARGE-15
 */
export function pathOfBody(
  board: Board,
  body: Body,
  core: Hex,
  facing: Dir,
  carried: Hex,
  goals: readonly Hex[]
): Hex[] | null {
  const toCore = offsetBetween(carried, core)
  const cores = goals.map((goal) => moved(goal, toCore))
  return shortestPath(roomFor(board, body, facing), core, cores)
}

function fromCore(pair: Pair, core: Pair): Offset {
  return offset(pair[0] - core[0], pair[1] - core[1])
}

function placement(footprint: readonly Offset[], front: Offset, sixths: number): Placement {
  const middle = hex(0, 0)
  const turned = footprint.map((by) => moved(middle, rotated(by, sixths))).sort(byNorthThenWest)
  const offsets = turned.map((h) => offsetBetween(middle, h))
  return { offsets, front: rotated(front, sixths), shape: offsets.join() }
}
