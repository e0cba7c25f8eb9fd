import { distanceFromBody, type Board, type Dir, type Hex } from '../../../../hex'
import { facingToward, fittingFacing } from '../board/large'
import { isLargeStand, type Stand } from '../board/layout'

/**
 * How a mover looks when it has come to rest: at its target when it is next to it (OW-EMOVE-05), else the way of its
 * last step (OW-EMOVE-06), and without a step toward its target (OW-EMOVE-07). No hex may leave the board (OW-LARGE-11).
 */
export function facingAfter(
  board: Board,
  mover: Stand,
  core: Hex,
  last: Dir | null,
  target: readonly Hex[] | null
): Dir {
  const wanted = wantedFacing(mover, core, last, target)
  if (!isLargeStand(mover)) return wanted
  const fitting = fittingFacing(board, mover, core, wanted)
  if (target === null || mover.body.isRound || !isNextTo(mover, core, target)) return fitting
  // OW-EMOVE-05: an irregular body whose turn would take its base away from the target keeps its facing.
  return isNextTo(mover, core, target, fitting) ? fitting : mover.facing
}

export function wantedFacing(mover: Stand, core: Hex, last: Dir | null, target: readonly Hex[] | null): Dir {
  if (target !== null && (last === null || isNextTo(mover, core, target))) return facingToward(mover, core, target)
  return last ?? mover.facing
}

export const isNextTo = (mover: Stand, core: Hex, target: readonly Hex[], facing = mover.facing): boolean =>
  distanceFromBody(mover.body, core, facing, target) <= 1
