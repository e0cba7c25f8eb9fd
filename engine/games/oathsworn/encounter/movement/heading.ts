import {
  awayFrom,
  isMarked,
  isOnBoard,
  mirroredEastWest,
  mirroredNorthSouth,
  placed,
  qOf,
  roomFor,
  southing,
  step,
  type Board,
  type Dir,
  type Hex,
  type Mask
} from '../../../../hex'
import { blockedFor, isLargeStand, isOpen, type Layout, type Stand } from '../board/layout'
import { marchOf, pays, stopOf, type Gait, type March, type Purse } from '../board/movementCosts'
import type { HeadingTurn, MoveStop } from '../state/why'
import { wayTo } from '../board/ways'

/** A move in a direction, and what turned it aside. */
export interface Heading {
  readonly march: March
  readonly turns: readonly HeadingTurn[]
}

interface Course {
  readonly layout: Layout
  readonly mover: Stand
  /** The cores the whole body can stand on; the board itself for one hex. */
  readonly room: Board
  readonly blocked: Mask
}

/**
 * Keeps heading a way: around what blocks the line, mirrored at the edge, until the points are spent. The same for
 * whoever a rule moves in a direction or away. OW-EMOVE-10, OW-EMOVE-16
 */
export function headOn(layout: Layout, mover: Stand, dir: Dir, gait: Gait): Heading {
  const course = courseOf(layout, mover, gait)
  const purse: Purse = { left: gait.points, water: [] }
  const path: Hex[] = []
  const turns: HeadingTurn[] = []
  let line = dir
  let around: readonly Hex[] = []
  const ended = (stop: MoveStop): Heading => ({ march: endOf(layout, mover, gait, path, purse, stop), turns })
  for (let at = mover.core; purse.left > 0;) {
    const [nextAround, ...restAround] = around
    let next = nextAround ?? step(at, line)
    if (nextAround === undefined && !isOnBoard(course.room, next)) {
      const back = gait.bounce ? bounced(course, at, line) : null
      if (back === null) return ended('edge')
      turns.push({ turn: 'bounce', at, from: line, to: back })
      line = back
      continue
    }
    if (nextAround === undefined && isMarked(course.room, course.blocked, next)) {
      const detour = detourFrom(course, at, next, line)
      if (detour === null) return ended('blocked')
      turns.push(detour.turn)
      around = detour.path
      continue
    }
    around = restAround
    if (!pays(layout, mover, gait, purse, at, next)) return ended(stopOf(purse))
    path.push(next)
    at = next
  }
  return ended('spent')
}

/** OW-EMOVE-17, OW-EMOVE-18: with the back to somebody, straight on, around what blocks, bouncing at the edge. */
export const headAway = (layout: Layout, mover: Stand, source: Hex, gait: Gait): Heading & { readonly dir: Dir } => {
  const dir = awayFrom(source, mover.core, layout.board)
  return { ...headOn(layout, mover, dir, gait), dir }
}

/** Large bodies go through everything; only the edge is in their way. OW-LARGE-03 */
function courseOf(layout: Layout, mover: Stand, gait: Gait): Course {
  const room = roomFor(layout.board, mover.body, mover.facing)
  const passes = isLargeStand(mover) || gait.through
  return { layout, mover, room, blocked: passes ? room.nothing : blockedFor(layout, mover) }
}

/** A mover of normal size that passes through others still ends on a free hex. */
function endOf(layout: Layout, mover: Stand, gait: Gait, path: readonly Hex[], purse: Purse, stop: MoveStop): March {
  let count = path.length
  if (gait.through && !isLargeStand(mover)) while (count > 0 && !isOpen(layout, path[count - 1] as Hex)) count--
  return marchOf(mover, path.slice(0, count), purse, stop)
}

/**
 * The direction after a bounce: mirrored at the edge that the step would cross, both ways at a corner; null when that
 * leads off the board as well. OW-EMOVE-14
 */
export function bounced({ layout, mover, room }: Course, at: Hex, dir: Dir): Dir | null {
  const { bounds } = layout.board
  const beyond = placed(mover.body, step(at, dir), mover.facing).filter((h) => !isOnBoard(layout.board, h))
  const column = beyond.some((h) => qOf(h) < bounds.west || qOf(h) > bounds.east)
  const row = beyond.some((h) => southing(h) < bounds.north || southing(h) > bounds.south)
  // A gap inside the outline of an odd board belongs to neither edge: straight back.
  const gap = !column && !row
  let back = dir
  if (column || gap) back = mirroredEastWest(back)
  if (row || gap) back = mirroredNorthSouth(back)
  return isOnBoard(room, step(at, back)) ? back : null
}

/** The shortest way to the first free hex of the line beyond what blocks it that can be reached. OW-EMOVE-11 */
function detourFrom(
  course: Course,
  at: Hex,
  obstacle: Hex,
  line: Dir
): { path: readonly Hex[]; turn: HeadingTurn } | null {
  const { room, blocked } = course
  for (let h = step(obstacle, line); isOnBoard(room, h); h = step(h, line)) {
    if (isMarked(room, blocked, h)) continue
    const way = wayTo(room, at, [h], blocked)
    if (way) return { path: way.path, turn: { turn: 'detour', at, blocked: obstacle, rejoins: h } }
  }
  return null
}
