import { isOnBoard, placed, step, swept, type Dir, type Hex } from '../../../../hex'
import { coveredBy } from '../board/areas'
import { isLargeStand, type Layout, type Stand } from '../board/layout'
import { closestVacant, isVacant, scratchBoardOf } from '../board/scratchBoard'
import type { FigureId, PieceId } from '../state/ids'

/** A charge as it will be made. */
export interface ChargePlan {
  /** Cores entered, straight ahead. */
  readonly path: readonly Hex[]
  readonly stop: 'spent' | 'edge' | 'obstacle'
  /** Where a charger of normal size is put because somebody stands where it ended. OW-CHARGE-04 */
  readonly aside: Hex | null
  /** The hexes of the path, judged by where everybody stood before any push. OW-CHARGE-08 */
  readonly hexes: readonly Hex[]
  /** Everybody on them, friend and foe. OW-CHARGE-07, OW-CHARGE-09 */
  readonly struck: readonly FigureId[]
  readonly destroyed: readonly PieceId[]
}

/** Straight ahead through everybody, at most so many hexes. OW-CHARGE-01 to OW-CHARGE-11 */
export function chargePlan(layout: Layout, charger: Stand, dir: Dir, hexes: number): ChargePlan {
  const { path, stop } = wayAhead(layout, charger, dir, hexes)
  const over = swept(layout.board, charger.body, charger.core, charger.facing, path)
  const struck = coveredBy(layout, over)
    .map(({ figure }) => figure)
    .filter((id) => id !== charger.id)
  // OW-CHARGE-05, OW-CHARGE-10: a large charger destroys every obstacle it sweeps; a small one was stopped by the first.
  const destroyed = layout.pieces.filter((piece) => piece.hexes.some((h) => over.includes(h))).map(({ id }) => id)
  return { path, stop, hexes: over, struck, destroyed, aside: asideOf(layout, charger, path) }
}

function wayAhead(layout: Layout, charger: Stand, dir: Dir, hexes: number): Pick<ChargePlan, 'path' | 'stop'> {
  const path: Hex[] = []
  for (let core = charger.core; path.length < hexes;) {
    const next = step(core, dir)
    const covered = placed(charger.body, next, charger.facing)
    if (!covered.every((h) => isOnBoard(layout.board, h))) return { path, stop: 'edge' } // OW-CHARGE-02
    const solid = layout.pieces.some((piece) => piece.hexes.some((h) => covered.includes(h)))
    if (solid && !isLargeStand(charger)) return { path, stop: 'obstacle' } // OW-CHARGE-03
    path.push(next)
    core = next
  }
  return { path, stop: 'spent' }
}

/** OW-CHARGE-04: the closest empty hex to where it ended, ties north then west. Large ones push instead: OW-CHARGE-06. */
function asideOf(layout: Layout, charger: Stand, path: readonly Hex[]): Hex | null {
  const end = path.at(-1)
  if (end === undefined || isLargeStand(charger)) return null
  const sketch = scratchBoardOf(layout)
  if (isVacant(sketch, end, charger.id)) return null
  return closestVacant(sketch, end, [], charger.id)[0] ?? null
}
