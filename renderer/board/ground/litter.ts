// What has settled on the tiles: moss along the seams, leaves, hairline cracks. The same board always looks the same.
import { gridOf, type Grid, type Hex, type TableSpot } from '../hexes'
import { unevenness } from '../sculpt/sculpt'
import type { Pen2d } from '../strokes'
import { drift } from './tiles'
import type { Painting } from './painting'

export function scatter({ pen, scene: { board }, palette }: Painting): void {
  const grid = gridOf(board)
  palette.moss.forEach((colour, k) => moss(pen, board.hexes, grid, colour, k * 7001))
  palette.leaves.forEach((colour, k) => leaves(pen, board.hexes, grid, colour, k * 131))
  cracks(pen, board.hexes, grid, palette.dusk)
}

/** Grows where the stone is coolest, from the corners inwards. */
function moss(pen: Pen2d, hexes: readonly Hex[], grid: Grid, colour: string, seed: number): void {
  pen.beginPath()
  for (const hex of hexes) {
    const centre = grid.spotOf(hex)
    for (let k = 0; k < 6; k++) {
      const n = hex * 61 + k * 977 + seed
      const growth = 0.62 - drift(grid.cornerOf(centre, k)) + 0.5 * (unevenness(n) - 0.5)
      if (growth > 0.12) tuft(pen, centre, grid, k, growth, n)
    }
  }
  pen.fillStyle = colour
  pen.fill()
}

function tuft(pen: Pen2d, centre: TableSpot, grid: Grid, corner: number, growth: number, seed: number): void {
  const bits = Math.ceil(growth * 16)
  for (let n = 0; n < bits; n++) {
    const along = corner + (unevenness(seed + n * 3) - 0.5) * 1.1
    const at = edgePoint(grid, centre, along, 0.94 - 0.3 * growth * unevenness(seed + n * 5) ** 2)
    dot(pen, at, 0.025 + 0.06 * unevenness(seed + n * 11) * (0.4 + growth))
  }
}

/** A point on the rim of a hex: whole numbers are corners, what lies between is between them. */
function edgePoint({ cornerOf }: Grid, centre: TableSpot, along: number, size: number): TableSpot {
  const k = Math.floor(along)
  const t = along - k
  const [a, b] = [cornerOf(centre, k, size), cornerOf(centre, k + 1, size)]
  return { x: a.x + (b.x - a.x) * t, z: a.z + (b.z - a.z) * t }
}

function dot(pen: Pen2d, { x, z }: TableSpot, r: number): void {
  pen.moveTo(x + r, z)
  pen.arc(x, z, r, 0, 2 * Math.PI)
}

function leaves(pen: Pen2d, hexes: readonly Hex[], grid: Grid, colour: string, seed: number): void {
  pen.beginPath()
  for (const hex of hexes) {
    const n = hex * 17 + seed
    if (unevenness(n) < 0.72) continue
    const { x, z } = grid.spotOf(hex)
    const angle = unevenness(n + 1) * 7
    const far = 0.35 + 0.45 * unevenness(n + 2)
    leaf(pen, x + far * Math.cos(angle), z + far * 0.86 * Math.sin(angle), angle * 3, 0.09 + 0.05 * unevenness(n + 3))
  }
  pen.fillStyle = colour
  pen.fill()
}

function leaf(pen: Pen2d, x: number, z: number, turn: number, long: number): void {
  const [c, s] = [Math.cos(turn) * long, Math.sin(turn) * long]
  pen.moveTo(x - c, z - s)
  pen.quadraticCurveTo(x - s * 0.7, z + c * 0.7, x + c, z + s)
  pen.quadraticCurveTo(x + s * 0.7, z - c * 0.7, x - c, z - s)
}

function cracks(pen: Pen2d, hexes: readonly Hex[], grid: Grid, colour: string): void {
  pen.beginPath()
  for (const hex of hexes) {
    if (unevenness(hex * 29 + 5) < 0.8) continue
    const centre = grid.spotOf(hex)
    const from = 6 * unevenness(hex * 31)
    for (let k = 0; k < 4; k++) {
      const at = edgePoint(grid, centre, from + 0.35 * k * (unevenness(hex + k) - 0.3), 0.95 - 0.2 * k)
      if (k === 0) pen.moveTo(at.x, at.z)
      else pen.lineTo(at.x, at.z)
    }
  }
  pen.lineWidth = 0.018
  pen.strokeStyle = colour
  pen.stroke()
}
