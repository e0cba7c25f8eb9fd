import { awayFrom, distance, step, type Dir, type Hex } from '../../../../hex'
import { isLargeStand, type Layout, type Stand } from '../board/layout'
import {
  closestVacant,
  hexesAt,
  isOnScratchBoard,
  piecesAmong,
  put,
  scratchBoardOf,
  standOn,
  standsAmong,
  takeAway,
  type ScratchBoard
} from '../board/scratchBoard'
import type { FigureId, PieceId } from '../state/ids'

/** Who is knocked back, from where, how far. */
export interface Knock {
  /** Each with the hex it is knocked away from: the core of a large source. OW-KB-04, OW-KB-19 */
  readonly victims: readonly { readonly figure: FigureId; readonly from: Hex }[]
  /** The character it comes from, if it is one; it is never run into. */
  readonly source: FigureId | null
  readonly hexes: number
}

/** One victim against one obstacle or character. Each costs the victim 1 HP, and the character too. OW-KB-06, OW-KB-07 */
export type Collision =
  | { readonly victim: FigureId; readonly with: 'piece'; readonly piece: PieceId; readonly destroyed: boolean }
  | { readonly victim: FigureId; readonly with: 'figure'; readonly figure: FigureId }
  /** Two victims that wanted the same hex, or each other's. OW-KB-11 */
  | { readonly victim: FigureId; readonly with: 'victim'; readonly figure: FigureId }

export interface Knocked {
  readonly figure: FigureId
  readonly direction: Dir
  /** Cores entered, one after another. */
  readonly path: readonly Hex[]
  readonly stop: 'spent' | 'edge' | 'collision'
  /** Where it was put because the source stood where it would have stayed. OW-KB-09 */
  readonly putTo: Hex | null
}

export interface KnockbackPlan {
  readonly moves: readonly Knocked[]
  readonly collisions: readonly Collision[]
  readonly destroyed: readonly PieceId[]
}

interface Victim {
  readonly stand: Stand
  readonly direction: Dir
  readonly path: Hex[]
  left: number
  stop: Knocked['stop']
}

/** Works a knockback out, one hex a tick for everybody at once. OW-KB-10, OW-KB-11 */
export function knockbackPlan(layout: Layout, knock: Knock): KnockbackPlan {
  const sketch = scratchBoardOf(layout)
  const victims = knock.victims.map(({ figure, from }) => victimOf(sketch, figure, from, knock.hexes))
  const collisions: Collision[] = []
  const destroyed: PieceId[] = []
  while (victims.some(({ left }) => left > 0)) {
    const struck = tick(sketch, victims, knock.source)
    collisions.push(...struck)
    for (const one of struck)
      if (one.with === 'piece' && one.destroyed && takeAway(sketch, one.piece)) destroyed.push(one.piece)
  }
  const moves = victims.map((victim) => settled(sketch, victim, knock.source))
  return { moves, collisions, destroyed }
}

function victimOf(sketch: ScratchBoard, id: FigureId, from: Hex, hexes: number): Victim {
  const stand = standOn(sketch, id)
  // OW-KB-12: half, rounded up. OW-KB-05, OW-KB-19: one direction, kept for the whole way.
  const left = isLargeStand(stand) ? Math.ceil(hexes / 2) : hexes
  return { stand, direction: awayFrom(from, stand.core, sketch.board), path: [], left, stop: 'spent' }
}

/** Everybody moves one hex: first who cannot is found, until nobody else is stopped by that, then the others move. */
function tick(sketch: ScratchBoard, victims: readonly Victim[], source: FigureId | null): Collision[] {
  const movers = new Set(victims.filter(({ left }) => left > 0))
  const collisions: Collision[] = []
  const stopped = (victim: Victim, stop: Knocked['stop']): void => {
    victim.stop = stop
    victim.left = 0
    movers.delete(victim)
  }
  for (let changed = true; changed;) {
    changed = false
    for (const victim of [...movers]) {
      const met = metAhead(sketch, victim, movers, source)
      if (met === null) continue
      collisions.push(...met)
      stopped(victim, met.length > 0 ? 'collision' : 'edge')
      changed = true
    }
    if (changed) continue
    for (const [one, other] of clashes(sketch, [...movers])) {
      collisions.push({ victim: one.stand.id, with: 'victim', figure: other.stand.id })
      for (const victim of [one, other]) stopped(victim, 'collision')
      changed = true
    }
  }
  for (const victim of movers) {
    const next = aheadOf(sketch, victim)
    put(sketch, victim.stand.id, next)
    victim.path.push(next)
    victim.left--
  }
  return collisions
}

const aheadOf = (sketch: ScratchBoard, { stand, direction }: Victim): Hex =>
  step(standOn(sketch, stand.id).core, direction)

/**
 * What stops this step: nothing (null), the edge (an empty list, OW-KB-08, OW-KB-14), or what is struck. Victims who
 * move on in the same tick are not in the way; the source never is. OW-KB-06, OW-KB-07, OW-KB-13
 */
function metAhead(
  sketch: ScratchBoard,
  victim: Victim,
  movers: ReadonlySet<Victim>,
  source: FigureId | null
): Collision[] | null {
  const { id } = victim.stand
  const hexes = hexesAt(victim.stand, aheadOf(sketch, victim))
  if (!isOnScratchBoard(sketch, hexes)) return []
  const moving = new Set([...movers].map(({ stand }) => stand.id))
  const pieces = piecesAmong(sketch, hexes).map((piece): Collision => ({
    victim: id,
    with: 'piece',
    piece: piece.id,
    destroyed: isLargeStand(victim.stand)
  }))
  const figures = standsAmong(sketch, hexes, id)
    .filter((stand) => stand.id !== source && !moving.has(stand.id))
    .map((stand): Collision => ({ victim: id, with: 'figure', figure: stand.id }))
  const met = [...pieces, ...figures]
  return met.length > 0 ? met : null
}

/** Pairs who want the same hex, or would change places. OW-KB-11 */
function clashes(sketch: ScratchBoard, movers: readonly Victim[]): (readonly [Victim, Victim])[] {
  const pairs: (readonly [Victim, Victim])[] = []
  movers.forEach((one, i) => {
    for (const other of movers.slice(i + 1)) {
      const [mine, theirs] = [one, other].map((victim) => hexesAt(victim.stand, aheadOf(sketch, victim)))
      const meet = mine?.some((h) => theirs?.includes(h))
      if (meet || areSwapping(sketch, one, other)) pairs.push([one, other])
    }
  })
  return pairs
}

function areSwapping(sketch: ScratchBoard, one: Victim, other: Victim): boolean {
  const intoOther = hexesAt(one.stand, aheadOf(sketch, one)).some((h) =>
    standOn(sketch, other.stand.id).hexes.includes(h)
  )
  const intoOne = hexesAt(other.stand, aheadOf(sketch, other)).some((h) =>
    standOn(sketch, one.stand.id).hexes.includes(h)
  )
  return intoOther && intoOne && one.direction !== other.direction
}

/** OW-KB-09: the source stands where the victim would stay, so it goes to the closest vacant hex. */
function settled(sketch: ScratchBoard, victim: Victim, source: FigureId | null): Knocked {
  const { id } = victim.stand
  const now = standOn(sketch, id)
  const inTheWay =
    source !== null && source !== id && standsAmong(sketch, now.hexes, id).some((one) => one.id === source)
  const putTo = inTheWay ? roomNear(sketch, now) : null
  if (putTo !== null) put(sketch, id, putTo)
  return { figure: id, direction: victim.direction, path: victim.path, stop: victim.stop, putTo }
}

/** The closest place for a whole body; for one hex simply the closest vacant hex. */
export function roomNear(sketch: ScratchBoard, stand: Stand): Hex | null {
  if (!isLargeStand(stand)) return closestVacant(sketch, stand.core, [], stand.id)[0] ?? null
  const fitting = sketch.board.hexes.filter((core) => {
    const hexes = hexesAt(stand, core)
    return (
      isOnScratchBoard(sketch, hexes) &&
      standsAmong(sketch, hexes, stand.id).length === 0 &&
      piecesAmong(sketch, hexes).length === 0
    )
  })
  return fitting.sort((a, b) => distance(a, stand.core) - distance(b, stand.core))[0] ?? null
}
