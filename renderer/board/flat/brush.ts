// Strokes that everything on the flat table is painted with.
import type { Atlas } from '../atlas/atlas'
import { CELL_SIZES, type AtlasCell } from '../atlas/cells'
import type { TableSpot } from '../hexes'
import type { HeadlessState } from '../state'
import type { Pen2d } from '../strokes'
import type { Palette } from '../theme'

export interface Canvas2d {
  readonly pen: Pen2d
  readonly state: HeadlessState
  readonly palette: Palette
  readonly atlas: Atlas
}

export function paintCell(
  { pen, atlas }: Canvas2d,
  cell: AtlasCell,
  at: TableSpot,
  size: readonly [number, number],
  turn = 0,
  alpha = 1
): void {
  const [u, v, w] = atlas.rectOf(cell)
  const { width, height } = atlas.canvas
  if (w === 0) return
  pen.save()
  pen.globalAlpha = alpha
  pen.translate(at.x, at.z)
  pen.rotate(turn)
  const [pw, ph] = CELL_SIZES[cell.kind]
  pen.drawImage(atlas.canvas, u * width, v * height, pw, ph, -size[0] / 2, -size[1] / 2, size[0], size[1])
  pen.restore()
}
