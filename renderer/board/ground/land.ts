// The ground of a hex in its own colour, and roads from middle to middle.
import { gridOf, type Grid, type Hex, type TableSpot } from '../hexes'
import { unevenness } from '../sculpt/sculpt'
import { css, hexPath, type Pen2d } from '../strokes'
import { rgbOf } from '../theme'
import type { Painting } from './painting'

export function layLand({ pen, scene: { board }, palette }: Painting): void {
  const grid = gridOf(board)
  for (const { kind, hexes } of board.land ?? []) {
    if (kind === 'road') layRoad(pen, hexes, grid, palette.land.road)
    else for (const hex of hexes) layField(pen, hex, grid, palette.land[kind])
  }
}

function layField(pen: Pen2d, hex: Hex, grid: Grid, colour: string): void {
  hexPath(pen, grid.spotOf(hex), 0.95, grid)
  pen.fillStyle = css(rgbOf(colour), 0.9 + 0.2 * unevenness(hex + 11))
  pen.fill()
}

/** It leads to every neighbour that has it as well; alone it is a crossing. */
function layRoad(pen: Pen2d, hexes: readonly Hex[], grid: Grid, colour: string): void {
  const spots = hexes.map(grid.spotOf)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.lineWidth = ROAD
  pen.strokeStyle = colour
  pen.beginPath()
  for (const spot of spots) {
    pen.moveTo(spot.x, spot.z)
    pen.lineTo(spot.x + 0.01, spot.z)
    for (const other of spots.filter((one) => isBeside(one, spot))) {
      pen.moveTo(spot.x, spot.z)
      pen.lineTo(other.x, other.z)
    }
  }
  pen.stroke()
}

const ROAD = 0.42
const STEP = Math.sqrt(3)
const isBeside = (a: TableSpot, b: TableSpot): boolean => Math.abs(Math.hypot(a.x - b.x, a.z - b.z) - STEP) < 0.01
