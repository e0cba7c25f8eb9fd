import {
  awayFrom,
  byNorthThenWest,
  compareAngles,
  distance,
  isOnBoard,
  placed,
  step,
  type Dir,
  type Hex
} from '../../../../hex'
import { isLargeStand, keyOf, type Layout, type Stand } from '../board/layout'
import {
  closestVacant,
  hexesAt,
  isOnScratchBoard,
  isVacant,
  piecesAmong,
  put,
  scratchBoardOf,
  standOn,
  standsAmong,
  takeAway,
  type ScratchBoard
} from '../board/scratchBoard'
import type { FigureId, PieceId } from '../state/ids'

/** What pushes: a hex, and the hexes nobody pushed may end on. */
export interface Pusher {
  readonly figure: FigureId | null
  readonly from: Hex
  readonly covered: readonly Hex[]
}

export interface PushedWay {
  readonly figure: FigureId
  readonly from: Hex
  readonly direction: Dir
  /** Cores entered: straight away, or the one hex it was put on instead. */
  readonly path: readonly Hex[]
  /** The hex straight away was not free. OW-PUSH-02 */
  readonly aside: boolean
  /** The other hexes equally close and equally near the direction. */
  readonly among: readonly Hex[]
}

export interface PushPlan {
  readonly moves: readonly PushedWay[]
  /** Obstacles under a large victim where it came to rest. OW-PUSH-09 */
  readonly destroyed: readonly PieceId[]
}

/** Works out pushes of several victims away from one source, north then west; nobody is hurt. OW-PUSH-01, OW-PUSH-04, OW-PUSH-08 */
export function pushPlan(layout: Layout, victims: readonly FigureId[], pusher: Pusher, hexes = 1): PushPlan {
  const sketch = scratchBoardOf(layout)
  const moves: PushedWay[] = []
  const destroyed: PieceId[] = []
  for (const id of inTurn(sketch, victims)) pushOne(sketch, id, [pusher], hexes, moves, destroyed)
  return { moves, destroyed }
}

/**
 * What an arriving large figure pushes: everybody it covers, directly away from its core; whoever is under the core goes
 * 2 hexes north. Whoever was only passed is not under it any more. OW-LARGE-05, OW-LARGE-06, OW-LARGE-12, OW-PUSH-03
 */
export function arrivalPushes(layout: Layout, arriving: FigureId): PushPlan {
  const sketch = scratchBoardOf(layout)
  const moves: PushedWay[] = []
  const destroyed: PieceId[] = []
  pushFromUnder(sketch, arriving, [], moves, destroyed)
  return { moves, destroyed }
}

function pushFromUnder(
  sketch: ScratchBoard,
  arriving: FigureId,
  before: readonly Pusher[],
  moves: PushedWay[],
  destroyed: PieceId[]
): void {
  const { core, hexes } = standOn(sketch, arriving)
  const pusher: Pusher = { figure: arriving, from: core, covered: hexes }
  const earlier = before.map(({ figure }) => figure)
  const victims = standsAmong(sketch, hexes, arriving).filter(({ id }) => !earlier.includes(id))
  for (const id of inTurn(
    sketch,
    victims.map((stand) => stand.id)
  ))
    // OW-PUSH-03: 2 hexes for whoever is under the centre.
    pushOne(sketch, id, [pusher, ...before], standOn(sketch, id).core === core ? 2 : 1, moves, destroyed)
}

/** OW-PUSH-08: victims in north-then-west order of their hexes. */
function inTurn(sketch: ScratchBoard, victims: readonly FigureId[]): readonly FigureId[] {
  const key = (id: FigureId): number => keyOf(sketch.board, standOn(sketch, id).hexes)
  return victims.length < 2 ? victims : [...victims].sort((a, b) => key(a) - key(b))
}

function pushOne(
  sketch: ScratchBoard,
  id: FigureId,
  pushers: readonly Pusher[],
  hexes: number,
  moves: PushedWay[],
  destroyed: PieceId[]
): void {
  const stand = standOn(sketch, id)
  const [pusher] = pushers
  if (!pusher) return
  // OW-PUSH-03: no direction is given from where it stands itself.
  const direction = pusher.from === stand.core ? 'N' : awayFrom(pusher.from, stand.core, sketch.board)
  const taboo = pushers.length === 1 ? pusher.covered : pushers.flatMap(({ covered }) => covered)
  const { path, aside, among } = isLargeStand(stand)
    ? largeMove(sketch, stand, direction, hexes, taboo)
    : smallMove(sketch, stand, direction, hexes, pusher, taboo)
  put(sketch, id, path.at(-1) ?? stand.core)
  moves.push({ figure: id, from: stand.core, direction, path, aside, among })
  if (!isLargeStand(stand)) return
  // OW-PUSH-09: a large victim pushes and destroys in its turn, like an arriving large enemy.
  for (const piece of piecesAmong(sketch, standOn(sketch, id).hexes)) {
    takeAway(sketch, piece.id)
    destroyed.push(piece.id)
  }
  pushFromUnder(sketch, id, pushers, moves, destroyed)
}

type Move = Pick<PushedWay, 'path' | 'aside' | 'among'>

/**
 * Straight on, and farther while the pusher covers the hex (OW-PUSH-07). What the pusher covers is no hindrance on the
 * way; anything else that is not free is, and then the closest vacant hex is taken instead. OW-PUSH-02, OW-PUSH-05
 */
function smallMove(
  sketch: ScratchBoard,
  { id, core }: Stand,
  direction: Dir,
  far: number,
  pusher: Pusher,
  taboo: readonly Hex[]
): Move {
  const path: Hex[] = []
  for (let h = step(core, direction); ; h = step(h, direction)) {
    const under = pusher.covered.includes(h)
    if (!isOnBoard(sketch.board, h) || (!under && !isVacant(sketch, h, id))) break
    path.push(h)
    if (path.length >= far && !taboo.includes(h)) return { path, aside: false, among: [] }
  }
  const among = closestToDirection(sketch, id, core, direction, taboo)
  return { path: among.slice(0, 1), aside: true, among }
}

/** OW-PUSH-02, OW-PUSH-06: the closest vacant hexes, of those the ones nearest in angle, north then west first. */
function closestToDirection(
  sketch: ScratchBoard,
  id: FigureId,
  core: Hex,
  direction: Dir,
  taboo: readonly Hex[]
): Hex[] {
  const ring = closestVacant(sketch, core, [core, ...taboo], id)
  if (ring.length < 2) return ring
  const [best] = [...ring].sort((a, b) => compareAngles(core, direction, a, b) || byNorthThenWest(a, b))
  return best === undefined ? [] : ring.filter((h) => compareAngles(core, direction, h, best) === 0)
}

/** OW-PUSH-09: hex by hex until nothing of it overlaps the pusher; else the nearest place where it fits. */
function largeMove(sketch: ScratchBoard, stand: Stand, direction: Dir, far: number, taboo: readonly Hex[]): Move {
  const path: Hex[] = []
  const isClear = (core: Hex): boolean => !placed(stand.body, core, stand.facing).some((h) => taboo.includes(h))
  for (
    let core = step(stand.core, direction);
    isOnScratchBoard(sketch, hexesAt(stand, core));
    core = step(core, direction)
  ) {
    path.push(core)
    if (path.length >= far && isClear(core)) return { path, aside: false, among: [] }
  }
  // Off the one that pushes already: as far as the edge let it, and if that is nowhere, it stays.
  if (isClear(path.at(-1) ?? stand.core)) return { path, aside: false, among: [] }
  const fitting = sketch.board.hexes.filter((core) => isOnScratchBoard(sketch, hexesAt(stand, core)) && isClear(core))
  const least = Math.min(...fitting.map((core) => distance(core, stand.core)))
  const among = fitting.filter((core) => distance(core, stand.core) === least)
  return { path: among.slice(0, 1), aside: true, among }
}
