import { distance, isOnBoard, NORTH_THEN_WEST, step, type Hex } from '../../../../hex'
import {
  hexesAt,
  isOnScratchBoard,
  piecesAmong,
  put,
  scratchBoardOf,
  standOn,
  standsAmong
} from '../board/scratchBoard'
import type { Layout } from '../board/layout'
import type { FigureId } from '../state/ids'
import type { Tie } from '../state/why'

export interface PullPlan {
  readonly path: readonly Hex[]
  readonly ties: readonly Tie[]
}

/** The way somebody is drawn toward a hex: always nearer, ties north then west, never through anything. OW-GEN-03 */
export function pullPlan(layout: Layout, victim: FigureId, to: Hex, hexes: number): PullPlan {
  const sketch = scratchBoardOf(layout)
  const path: Hex[] = []
  const ties: Tie[] = []
  while (path.length < hexes) {
    const stand = standOn(sketch, victim)
    const open = NORTH_THEN_WEST.map((dir) => step(stand.core, dir)).filter((core) => {
      const covered = hexesAt(stand, core)
      return (
        isOnBoard(sketch.board, core) &&
        distance(core, to) < distance(stand.core, to) &&
        isOnScratchBoard(sketch, covered) &&
        piecesAmong(sketch, covered).length === 0 &&
        standsAmong(sketch, covered, victim).length === 0
      )
    })
    const [next] = open
    if (next === undefined) break
    if (open.length > 1) ties.push({ from: stand.core, among: open })
    put(sketch, victim, next)
    path.push(next)
  }
  return { path, ties }
}
