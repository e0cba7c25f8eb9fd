// Obstacles and tiles as signs seen from above: each kind has an outline of its own.
import type { AtlasCell } from '../atlas/cells'
import { gridOf, middleOfSpots, type Grid, type TableSpot } from '../hexes'
import type { SceneObstacle, SceneTile } from '../scene'
import { seedOf, unevenness } from '../sculpt/sculpt'
import { hexPath, type Pen2d as Pen } from '../strokes'
import { paintCell, type Canvas2d } from './brush'

export const FLAME: AtlasCell = { kind: 'inlay', icon: 'flame' }

export function paintTerrain(canvas: Canvas2d): void {
  const { pen, state, palette } = canvas
  const grid = gridOf(state.scene.board)
  for (const tile of state.scene.tiles) for (const hex of tile.hexes) layTile(canvas, tile, grid.spotOf(hex), grid)
  for (const obstacle of state.scene.obstacles) {
    const spots = obstacle.hexes.map(grid.spotOf)
    for (const spot of spots) ground(pen, spot, palette.earth, grid)
    OBSTACLES[obstacle.kind](pen, spots, seedOf(obstacle.id), grid)
  }
}

/** A flame is the only tile that needs its sign: on the lit table real flames stand there. */
function layTile(canvas: Canvas2d, tile: SceneTile, at: TableSpot, grid: Grid): void {
  TILES[tile.kind](canvas.pen, at, grid)
  if (tile.kind === 'fire' && !tile.icon) paintCell(canvas, FLAME, at, [1.05, 1.05])
}

function ground(pen: Pen, spot: TableSpot, earth: string, grid: Grid): void {
  hexPath(pen, spot, 0.93, grid)
  pen.fillStyle = earth
  pen.fill()
}

const TILES: Readonly<Record<SceneTile['kind'], (pen: Pen, at: TableSpot, grid: Grid) => void>> = {
  fire: (pen, at, grid) => {
    hexPath(pen, at, 0.86, grid)
    pen.fillStyle = '#3a1d14'
    pen.fill()
    pen.lineWidth = 0.09
    pen.strokeStyle = '#e2622d'
    pen.stroke()
  },
  water: (pen, at, grid) => {
    hexPath(pen, at, 0.9, grid)
    pen.fillStyle = '#2f6478'
    pen.fill()
    pen.lineWidth = 0.06
    pen.strokeStyle = '#8fcbd4'
    for (const y of [-0.42, -0.12, 0.18]) wave(pen, at.x, at.z + y)
  },
  effect: (pen, at, grid) => {
    hexPath(pen, at, 0.98, grid)
    pen.fillStyle = '#5a5070'
    pen.fill()
    hexPath(pen, at, 0.82, grid)
    pen.lineWidth = 0.05
    pen.strokeStyle = '#8d80ab'
    pen.stroke()
  }
}

export function wave(pen: Pen, x: number, y: number): void {
  pen.beginPath()
  pen.moveTo(x - 0.45, y)
  pen.bezierCurveTo(x - 0.2, y - 0.18, x - 0.1, y + 0.18, x + 0.1, y)
  pen.bezierCurveTo(x + 0.2, y - 0.1, x + 0.3, y + 0.1, x + 0.45, y)
  pen.stroke()
}

const OBSTACLES: Readonly<
  Record<SceneObstacle['kind'], (pen: Pen, spots: readonly TableSpot[], seed: number, grid: Grid) => void>
> = {
  tree: (pen, spots, seed) => {
    for (const [k, spot] of spots.entries()) crown(pen, spot, 0.66, seed + k)
    if (spots.length > 2) crown(pen, middleOfSpots(spots), 0.8, seed + 9)
  },
  wall: (pen, spots) => {
    pen.lineCap = 'square'
    pen.lineJoin = 'round'
    for (const [width, colour] of [
      [0.66, '#4e4a42'],
      [0.5, '#8c8475']
    ] as const) {
      pen.beginPath()
      spots.forEach(({ x, z }) => pen.lineTo(x, z))
      if (spots.length === 1) pen.lineTo((spots[0]?.x ?? 0) + 0.01, spots[0]?.z ?? 0)
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.stroke()
    }
    for (const { x, z } of spots) square(pen, x, z)
  },
  building: (pen, spots, _seed, grid) => {
    for (const spot of spots) roof(pen, spot, grid)
  },
  rock: (pen, spots, seed) => {
    for (const [k, spot] of spots.entries()) {
      boulder(pen, spot, 0.6, seed + k)
      boulder(pen, { x: spot.x + 0.36, z: spot.z + 0.3 }, 0.32, seed + k + 5)
    }
  }
}

export function crown(pen: Pen, { x, z }: TableSpot, size: number, seed: number): void {
  for (const [by, colour] of [
    [1, '#2b4432'],
    [0.7, '#3f6047'],
    [0.36, '#577a58']
  ] as const) {
    pen.beginPath()
    for (let k = 0; k < 14; k++) {
      const reach = size * by * (k % 2 ? 0.8 : 1) * (0.92 + 0.16 * unevenness(seed + k))
      pen.lineTo(x + reach * Math.cos((k * Math.PI) / 7), z + reach * Math.sin((k * Math.PI) / 7))
    }
    pen.closePath()
    pen.fillStyle = colour
    pen.fill()
  }
}

function square(pen: Pen, x: number, z: number): void {
  pen.fillStyle = '#a59c8a'
  pen.strokeStyle = '#4e4a42'
  pen.lineWidth = 0.07
  pen.beginPath()
  pen.rect(x - 0.33, z - 0.33, 0.66, 0.66)
  pen.fill()
  pen.stroke()
}

function roof(pen: Pen, spot: TableSpot, grid: Grid): void {
  for (let k = 0; k < 6; k++) {
    const [a, b] = [grid.cornerOf(spot, k, 0.9), grid.cornerOf(spot, k + 1, 0.9)]
    pen.beginPath()
    pen.moveTo(spot.x, spot.z)
    pen.lineTo(a.x, a.z)
    pen.lineTo(b.x, b.z)
    pen.closePath()
    pen.fillStyle = k < 2 || k === 5 ? '#59332a' : '#7d4d40'
    pen.fill()
  }
}

function boulder(pen: Pen, { x, z }: TableSpot, size: number, seed: number): void {
  pen.beginPath()
  for (let k = 0; k < 7; k++) {
    const reach = size * (0.8 + 0.3 * unevenness(seed + k * 3))
    pen.lineTo(x + reach * Math.cos((k * 2 * Math.PI) / 7), z + reach * Math.sin((k * 2 * Math.PI) / 7))
  }
  pen.closePath()
  pen.fillStyle = '#7b7a74'
  pen.fill()
  pen.lineWidth = 0.06
  pen.strokeStyle = '#4a4945'
  pen.stroke()
}
