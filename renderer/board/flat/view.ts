// The table from straight above as a picture: where a spot of the table lies in it.
import type { TableSpot } from '../hexes'
import type { Extent } from '../sculpt/board'

export interface FlatView {
  /** Pixels per unit of the table. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

const MARGIN = 0.85

export function fittedFlat({ west, east, north, south }: Extent, width: number, height: number): FlatView {
  const scale = Math.min(width / (east - west + 2 * MARGIN), height / (south - north + 2 * MARGIN))
  return { scale, x: width / 2 - ((west + east) / 2) * scale, y: height / 2 - ((north + south) / 2) * scale }
}

export const toPicture = ({ scale, x, y }: FlatView, spot: TableSpot): TableSpot => ({
  x: spot.x * scale + x,
  z: spot.z * scale + y
})
export const toTable = ({ scale, x, y }: FlatView, px: number, py: number): TableSpot => ({
  x: (px - x) / scale,
  z: (py - y) / scale
})

/** Nearer or farther, keeping what lies under the pointer where it is. */
export function zoomedAt(view: FlatView, by: number, px: number, py: number): FlatView {
  const scale = Math.min(220, Math.max(12, view.scale * by))
  const k = scale / view.scale
  return { scale, x: px - (px - view.x) * k, y: py - (py - view.y) * k }
}
