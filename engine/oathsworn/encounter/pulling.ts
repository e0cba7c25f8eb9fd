import { distance, isOnBoard, NORTH_THEN_WEST, step, type Hex } from '../../kernel/hex'
import { hexesAt, isOnSketch, piecesAmong, put, sketchOf, standOn, standsAmong } from './sketch'
import type { Layout } from './layout'
import type { FigureId } from './state/ids'

/** The way somebody is drawn toward a hex: always nearer, ties north then west, never through anything. */
export function pulling(layout: Layout, victim: FigureId, to: Hex, hexes: number): Hex[] {
  const sketch = sketchOf(layout)
  const path: Hex[] = []
  while (path.length < hexes) {
    const stand = standOn(sketch, victim)
    const next = NORTH_THEN_WEST.map((dir) => step(stand.core, dir)).find((core) => {
      const covered = hexesAt(stand, core)
      return (
        isOnBoard(sketch.board, core) &&
        distance(core, to) < distance(stand.core, to) &&
        isOnSketch(sketch, covered) &&
        piecesAmong(sketch, covered).length === 0 &&
        standsAmong(sketch, covered, victim).length === 0
      )
    })
    if (next === undefined) return path
    put(sketch, victim, next)
    path.push(next)
  }
  return path
}
