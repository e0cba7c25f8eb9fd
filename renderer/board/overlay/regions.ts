// A group of hexes as one outlined area: every hex cut back where the group ends, with mitred corners.
import { SIDES, step, type Grid, type Hex, type TableSpot } from '../hexes'

export interface Cut {
  /** Six corners, clockwise. */
  readonly polygon: readonly TableSpot[]
  /** The sides at which the group ends, as four-cornered ribbons just inside them. */
  readonly ribbons: readonly (readonly [TableSpot, TableSpot, TableSpot, TableSpot])[]
}

/** A mitre is this much longer than the inset it makes. */
const MITRE = 2 / Math.sqrt(3)

export function cutOut(hexes: readonly Hex[], inset: number, width: number, grid: Grid): Cut[] {
  const group = new Set(hexes)
  return [...group].map((hex) => cut(hex, group, inset, width, grid))
}

function cut(hex: Hex, group: ReadonlySet<Hex>, inset: number, width: number, grid: Grid): Cut {
  const centre = grid.spotOf(hex)
  const isOpen = SIDES.map((facing) => !group.has(step(hex, facing)))
  const outer = corners(centre, isOpen, inset, grid)
  const inner = corners(centre, isOpen, inset + width, grid)
  const ribbons = isOpen.flatMap((open, k) => {
    const next = (k + 1) % 6
    const [a, b, c, d] = [outer[k], outer[next], inner[next], inner[k]]
    return open && a && b && c && d ? [[a, b, c, d] as const] : []
  })
  return { polygon: outer, ribbons }
}

const corners = (centre: TableSpot, isOpen: readonly boolean[], inset: number, grid: Grid): TableSpot[] =>
  Array.from({ length: 6 }, (_, k) => mitred(centre, k, isOpen, inset * MITRE, grid))

/** Corner k lies between side k−1 and side k. */
function mitred(centre: TableSpot, k: number, isOpen: readonly boolean[], by: number, { cornerOf }: Grid): TableSpot {
  const corner = cornerOf(centre, k)
  const before = isOpen[(k + 5) % 6] === true
  const after = isOpen[k] === true
  if (before && after) return cornerOf(centre, k, 1 - by)
  if (before) return toward(corner, cornerOf(centre, k + 1), by)
  if (after) return toward(corner, cornerOf(centre, k - 1), by)
  return corner
}

const toward = (from: TableSpot, to: TableSpot, by: number): TableSpot => ({
  x: from.x + (to.x - from.x) * by,
  z: from.z + (to.z - from.z) * by
})
