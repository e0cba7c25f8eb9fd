// The land as signs seen from above, along the rim of a hex: its colour is in the painted ground.
import { gridOf, rimOf, type Grid, type Hex, type TableSpot } from '../hexes'
import type { LandKind } from '../scene'
import type { Pen2d } from '../strokes'
import type { Canvas2d } from './brush'
import { crown, wave } from './terrain'

export function paintLand({ pen, state: { scene } }: Canvas2d): void {
  const grid = gridOf(scene.board)
  for (const { kind, hexes } of scene.board.land ?? []) {
    for (const hex of hexes) SIGNS[kind]?.(pen, grid.spotOf(hex), hex, grid)
  }
}

/** A road is painted. */
const SIGNS: Readonly<Partial<Record<LandKind, (pen: Pen2d, at: TableSpot, hex: Hex, grid: Grid) => void>>> = {
  forest: (pen, at, hex, grid) => {
    for (const [k, spot] of rimOf(grid, at).entries()) crown(pen, spot, 0.2, hex + k)
  },
  mountain: (pen, at, _, grid) => {
    for (const spot of rimOf(grid, at)) peak(pen, spot)
  },
  lake: (pen, at) => {
    pen.lineWidth = 0.06
    pen.strokeStyle = '#8fcbd4'
    for (const z of [-0.45, 0, 0.45]) wave(pen, at.x, at.z + z)
  }
}

function peak(pen: Pen2d, { x, z }: TableSpot): void {
  pen.beginPath()
  pen.moveTo(x - 0.2, z + 0.14)
  pen.lineTo(x, z - 0.18)
  pen.lineTo(x + 0.2, z + 0.14)
  pen.closePath()
  pen.fillStyle = '#5c5a54'
  pen.fill()
  pen.lineWidth = 0.04
  pen.strokeStyle = '#a9a69d'
  pen.stroke()
}
