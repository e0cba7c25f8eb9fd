// Tiles let into the bed: each a little different, lit on the sides that look at the lamp.
import { gridOf, type Grid, type Hex, type TableSpot } from '../hexes'
import { cutOut } from '../overlay/regions'
import { unevenness } from '../sculpt/sculpt'
import { addPath, css, hexPath, tracePath, type Pen2d } from '../strokes'
import { mixed, rgbOf, type Rgb } from '../theme'
import type { Painting } from './painting'

const SIZE = 0.965

export function layTiles({ pen, scene: { board, greenZone }, palette }: Painting): void {
  const grid = gridOf(board)
  const green = new Set(greenZone)
  const [cool, warm, zone] = [palette.tile, palette.tileWarm, palette.zone].map(rgbOf) as [Rgb, Rgb, Rgb]
  for (const hex of board.hexes) {
    const centre = grid.spotOf(hex)
    const stone = mixed(cool, warm, warmth(centre, hex))
    hexPath(pen, centre, SIZE, grid)
    pen.fillStyle = css(green.has(hex) ? mixed(stone, zone, 0.55) : stone, 0.93 + 0.14 * unevenness(hex + 7))
    pen.fill()
  }
  bevel(pen, board.hexes, grid, palette.glint, [3, 4])
  bevel(pen, board.hexes, grid, palette.dusk, [0, 1])
}

/** Slow changes over the board, and a little of its own for each tile. */
const warmth = (at: TableSpot, hex: Hex): number => Math.min(1, Math.max(0, drift(at) + 0.5 * (unevenness(hex) - 0.5)))

/** A slow wave over the table, from 0 to 1. */
export const drift = ({ x, z }: TableSpot): number =>
  0.5 + 0.3 * Math.sin(x * 0.33 + 1.7) * Math.sin(z * 0.41 + 0.6) + 0.2 * Math.sin(x * 0.71 - z * 0.53)

/** The same sides of all tiles, in one stroke. */
function bevel(pen: Pen2d, hexes: readonly Hex[], grid: Grid, colour: string, sides: readonly [number, number]): void {
  pen.beginPath()
  for (const hex of hexes) {
    const centre = grid.spotOf(hex)
    const corners = [sides[0], sides[1], sides[1] + 1].map((k) => grid.cornerOf(centre, k, SIZE - 0.025))
    corners.forEach(({ x, z }, k) => (k === 0 ? pen.moveTo(x, z) : pen.lineTo(x, z)))
  }
  pen.lineWidth = 0.05
  pen.lineJoin = 'round'
  pen.strokeStyle = colour
  pen.stroke()
}

/** One place of several hexes has one edge. */
export function outlineZones({ pen, scene: { board }, palette }: Painting): void {
  const grid = gridOf(board)
  for (const { hexes } of board.zones ?? []) {
    pen.beginPath()
    for (const { ribbons } of cutOut(hexes, 0.05, 0.11, grid)) for (const ribbon of ribbons) addPath(pen, ribbon)
    pen.fillStyle = palette.label
    pen.fill()
  }
}

/** Where the company begins: an edge around it, not only a tint. */
export function outlineZone({ pen, scene: { board, greenZone }, palette }: Painting): void {
  const grid = gridOf(board)
  pen.beginPath()
  for (const { ribbons } of cutOut(greenZone, 0.07, 0.06, grid)) for (const ribbon of ribbons) addPath(pen, ribbon)
  pen.fillStyle = palette.zoneEdge
  pen.fill()
  for (const { polygon } of cutOut(greenZone, 0.13, 0.06, grid)) {
    tracePath(pen, polygon)
    pen.globalAlpha = 0.1
    pen.fill()
    pen.globalAlpha = 1
  }
}
