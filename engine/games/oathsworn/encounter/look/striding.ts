import { fits, isMarked, isOnBoard, neighboursOn, placed, type Hex } from '../../../../hex'
import { isLargeStand, isOpen, type Layout, type Stand } from '../board/layout'
import { pays, type Gait, type Purse } from '../board/movementCosts'

/** A hex a body could cover, and the movement that takes. */
export interface Cell {
  readonly hex: Hex
  readonly cost: number
}

/**
 * Everything a mover could cover by the rules for enemies: the large go through everything (OW-LARGE-04), others around
 * it (OW-EMOVE-08); water is paid for on the way. OW-TILE-02
 */
export function strides(layout: Layout, mover: Stand, gait: Gait): readonly Cell[] {
  const best = coresReached(layout, mover, gait)
  const cells = new Map<Hex, number>()
  for (const [core, { left }] of best) {
    const cost = gait.points - left
    for (const h of placed(mover.body, core, mover.facing))
      if (!mover.hexes.includes(h)) cells.set(h, Math.min(cost, cells.get(h) ?? Infinity))
  }
  const canStay = (hex: Hex): boolean => isLargeStand(mover) || isOpen(layout, hex)
  return layout.board.hexes.flatMap((hex) => {
    const cost = cells.get(hex)
    return cost !== undefined && canStay(hex) ? [{ hex, cost }] : []
  })
}

/** Each core with the best that can be left in the purse there. A core is looked at again when a better way turns up. */
function coresReached(layout: Layout, mover: Stand, gait: Gait): ReadonlyMap<Hex, Purse> {
  const best = new Map<Hex, Purse>([[mover.core, { left: gait.points, water: [] }]])
  const waiting = [mover.core]
  for (let core = waiting.shift(); core !== undefined; core = waiting.shift()) {
    const purse = best.get(core) as Purse
    for (const next of neighboursOn(layout.board, core)) {
      if (!isPassable(layout, mover, gait, next)) continue
      const there: Purse = { left: purse.left, water: [...purse.water] }
      if (!pays(layout, mover, gait, there, core, next) || there.left <= (best.get(next)?.left ?? -1)) continue
      best.set(next, there)
      waiting.push(next)
    }
  }
  return best
}

function isPassable({ board, solid }: Layout, mover: Stand, { through }: Gait, core: Hex): boolean {
  if (isLargeStand(mover)) return fits(board, mover.body, core, mover.facing)
  return isOnBoard(board, core) && (through || !isMarked(board, solid, core))
}
