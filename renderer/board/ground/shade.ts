// Light and shadow that never change while the board stays: laid on once, free ever after.
import { gridOf, type Grid, type TableSpot } from '../hexes'
import type { Extent } from '../sculpt/board'
import { emptySolid } from '../sculpt/sculpt'
import { standLand } from '../sculpt/land'
import { standObstacles } from '../sculpt/terrain'
import { addPath, hexPath, type Pen2d } from '../strokes'
import { LAMP_WAY, linearOf } from '../theme'
import type { Painting } from './painting'

/** What obstacles and trees throw: their own outline, as long as they are high, with soft edges. */
export function shadows({ pen, scene: { board, obstacles }, palette, plan: { fine } }: Painting): void {
  const grid = gridOf(board)
  const solid = emptySolid()
  standLand(solid, board.land, grid)
  standObstacles(solid, obstacles, linearOf(palette.earth), grid)
  pen.save()
  pen.fillStyle = '#000000'
  pen.globalAlpha = palette.shade
  pen.filter = `blur(${(0.055 * fine).toFixed(1)}px)`
  pen.beginPath()
  for (let k = 0; k < solid.positions.length; k += 9) {
    addPath(pen, clockwise([0, 3, 6].map((n) => thrown(solid.positions, k + n))))
  }
  pen.fill()
  pen.restore()
  for (const { hexes } of obstacles) for (const hex of hexes) contact(pen, grid.spotOf(hex), palette.shade, grid)
}

/** Where the lamp throws a point onto the board. */
function thrown(positions: readonly number[], at: number): TableSpot {
  const [x, y, z] = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
  const [wx, wy, wz] = LAMP_WAY
  return { x: x - (wx / wy) * y, z: z - (wz / wy) * y }
}

/** All the same way round: shapes that overlap are one shadow. */
function clockwise(points: readonly TableSpot[]): readonly TableSpot[] {
  const [a, b, c] = points
  if (!a || !b || !c) return points
  return (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x) < 0 ? [a, c, b] : points
}

function contact(pen: Pen2d, at: TableSpot, shade: number, grid: Grid): void {
  const soft = pen.createRadialGradient(at.x, at.z, 0.6, at.x, at.z, 1.16)
  soft.addColorStop(0, `rgb(0 0 0 / ${Math.round(shade * 80)}%)`)
  soft.addColorStop(1, 'rgb(0 0 0 / 0%)')
  pen.fillStyle = soft
  hexPath(pen, at, 1.3, grid)
  pen.fill()
}

/** Fire lights the tiles around it. */
export function glow({ pen, scene: { board, tiles }, palette }: Painting): void {
  const fires = tiles.filter((tile) => tile.kind === 'fire').flatMap((tile) => tile.hexes)
  pen.globalCompositeOperation = 'lighter'
  for (const hex of fires) {
    const { x, z } = gridOf(board).spotOf(hex)
    const warm = pen.createRadialGradient(x, z, 0.4, x, z, 2.7)
    warm.addColorStop(0, `rgb(255 120 40 / ${palette.fireGlow}%)`)
    warm.addColorStop(1, 'rgb(255 90 20 / 0%)')
    pen.fillStyle = warm
    pen.fillRect(x - 2.7, z - 2.7, 5.4, 5.4)
  }
  pen.globalCompositeOperation = 'source-over'
}

/** Lamplight: brightest north-west of the middle, softly less towards the corners. */
export function dim({ pen, palette, plan }: Painting, { west, east, north, south }: Extent): void {
  const [x, z] = [west * 0.58 + east * 0.42, north * 0.62 + south * 0.38]
  const far = Math.hypot(east - west, south - north) * 0.66
  const lamp = pen.createRadialGradient(x, z, 0, x, z, far)
  lamp.addColorStop(0, palette.lampWarm)
  lamp.addColorStop(0.42, 'rgb(0 0 0 / 0%)')
  lamp.addColorStop(1, `rgb(8 10 14 / ${palette.lampFall}%)`)
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = lamp
  pen.fillRect(plan.west, plan.north, plan.wide, plan.deep)
  pen.globalCompositeOperation = 'source-over'
}
