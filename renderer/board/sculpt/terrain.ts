// Obstacles as chunky models whose outline tells them apart from above, and effect tiles lying on the hexes.
import { gridOf, middleOfSpots, type Grid, type TableSpot } from '../hexes'
import type { BoardScene, SceneObstacle, SceneTile } from '../scene'
import { linearOf, scaled, type Palette, type Rgb } from '../theme'
import { hexRing } from './board'
import { standLand } from './land'
import { BARK, plate, tree, water } from './nature'
import { ball, block, spire } from './shapes'
import { band, cap, deepen, emptySolid, facet, seedOf, unevenness, type Solid, type Vec } from './sculpt'

const STONE = linearOf('#7b7a74')
const MASONRY = linearOf('#8c8475')
const PLASTER = linearOf('#9d907a')
const ROOF = linearOf('#6b3f33')
const CHAR = linearOf('#2a1c18')
const FLAMES: readonly Rgb[] = ['#f2a13c', '#e2622d', '#f7cf6b'].map(linearOf)
const EFFECT = linearOf('#5a5070')

export function terrainSolid({ board, obstacles, tiles }: BoardScene, palette: Palette): Solid {
  const grid = gridOf(board)
  const solid = emptySolid()
  standLand(solid, board.land, grid)
  for (const tile of tiles) layTile(solid, tile, grid)
  standObstacles(solid, obstacles, linearOf(palette.earth), grid)
  return solid
}

export function standObstacles(solid: Solid, obstacles: readonly SceneObstacle[], earth: Rgb, grid: Grid): void {
  for (const obstacle of obstacles) standObstacle(solid, obstacle, earth, grid)
}

function standObstacle(solid: Solid, obstacle: SceneObstacle, earth: Rgb, grid: Grid): void {
  const spots = obstacle.hexes.map(grid.spotOf)
  for (const spot of spots) plate(solid, spot, 0.94, 0.06, earth, grid)
  const seed = seedOf(obstacle.id)
  const body = solid.glows.length
  BUILDERS[obstacle.kind](solid, spots, seed, grid)
  deepen(solid, 1, body)
}

const BUILDERS: Readonly<
  Record<SceneObstacle['kind'], (solid: Solid, spots: readonly TableSpot[], seed: number, grid: Grid) => void>
> = {
  tree: trees,
  wall: wall,
  building: building,
  rock: rocks
}

function trees(solid: Solid, spots: readonly TableSpot[], seed: number): void {
  spots.forEach((spot, k) => tree(solid, spot, seed + k * 31, spots.length > 1 ? 0.92 : 1))
  if (spots.length > 2) tree(solid, middleOfSpots(spots), seed + 977, 1.2)
}

function rocks(solid: Solid, spots: readonly TableSpot[], seed: number): void {
  spots.forEach(({ x, z }, k) => {
    const n = seed + k * 17
    ball(solid, [x, 0.2, z], [0.62, 0.55, 0.56], STONE, { seed: n, rough: 0.5, detail: 0 })
    ball(solid, [x + 0.38, 0.1, z + 0.28], [0.34, 0.3, 0.3], scaled(STONE, 0.86), {
      seed: n + 3,
      rough: 0.5,
      detail: 0
    })
    ball(solid, [x - 0.42, 0.08, z + 0.2], [0.26, 0.24, 0.24], scaled(STONE, 1.08), {
      seed: n + 5,
      rough: 0.5,
      detail: 0
    })
  })
}

const isNeighbour = (a: TableSpot, b: TableSpot): boolean =>
  Math.abs(Math.hypot(a.x - b.x, a.z - b.z) - Math.sqrt(3)) < 0.01

function pairsOf(spots: readonly TableSpot[]): [TableSpot, TableSpot][] {
  return spots.flatMap((a, k) =>
    spots.slice(k + 1).flatMap((b): [TableSpot, TableSpot][] => (isNeighbour(a, b) ? [[a, b]] : []))
  )
}

function wall(solid: Solid, spots: readonly TableSpot[], seed: number): void {
  for (const [a, b] of pairsOf(spots)) {
    const turn = Math.atan2(b.z - a.z, b.x - a.x)
    for (let k = 0; k < 4; k++) course(solid, a, b, (k + 0.5) / 4, turn, seed + k)
  }
  spots.forEach(({ x, z }, k) => {
    const lone = spots.length === 1
    if (lone)
      for (const t of [-0.5, 0, 0.5]) block(solid, [x + t, 0.05, z], [0.5, 0.72 + 0.2 * t * t, 0.42], MASONRY, 0, 0.94)
    else block(solid, [x, 0.04, z], [0.66, 0.96 + 0.1 * unevenness(seed + k), 0.66], scaled(MASONRY, 0.92), 0.4, 0.9)
  })
}

function course(solid: Solid, a: TableSpot, b: TableSpot, t: number, turn: number, seed: number): void {
  const at: Vec = [a.x + (b.x - a.x) * t, 0.04, a.z + (b.z - a.z) * t]
  const height = 0.62 + 0.22 * unevenness(seed)
  block(solid, at, [0.42, height, 0.44], scaled(MASONRY, 0.88 + 0.2 * unevenness(seed + 5)), turn, 0.96)
}

function building(solid: Solid, spots: readonly TableSpot[], seed: number, grid: Grid): void {
  for (const spot of spots) {
    const walls = [hexRing(spot, 0.84, 0.03, grid), hexRing(spot, 0.82, 0.78, grid)]
    band(solid, walls[0] ?? [], walls[1] ?? [], PLASTER)
    const eaves = hexRing(spot, 0.94, 0.74, grid)
    const tip: Vec = [spot.x, 1.42, spot.z]
    cap(solid, eaves, scaled(ROOF, 0.5), true)
    eaves.forEach((p, k) => facet(solid, p, eaves[(k + 1) % 6] ?? p, tip, scaled(ROOF, 0.9 + 0.12 * (k % 2))))
    block(solid, [spot.x, 0.03, spot.z + 0.7], [0.26, 0.46, 0.1], scaled(BARK, 0.8))
  }
  for (const [a, b] of pairsOf(spots)) ridge(solid, a, b)
  const first = spots[seed % Math.max(1, spots.length)]
  if (first) block(solid, [first.x + 0.34, 0.9, first.z - 0.2], [0.2, 0.66, 0.2], MASONRY, 0.2)
}

/** The roof between two neighbouring hexes of one building. */
function ridge(solid: Solid, a: TableSpot, b: TableSpot): void {
  const length = Math.hypot(b.x - a.x, b.z - a.z)
  const side: TableSpot = { x: (-(b.z - a.z) / length) * 0.62, z: ((b.x - a.x) / length) * 0.62 }
  const at = (s: TableSpot, y: number, by: number): Vec => [s.x + side.x * by, y, s.z + side.z * by]
  const slope = (by: number): void => {
    const [p, q, r, s] = [at(a, 0.74, by), at(b, 0.74, by), at(b, 1.42, 0), at(a, 1.42, 0)]
    const corners = by > 0 ? [p, q, r, s] : [q, p, s, r]
    const [c0, c1, c2, c3] = corners as [Vec, Vec, Vec, Vec]
    facet(solid, c0, c1, c2, scaled(ROOF, 1.02))
    facet(solid, c0, c2, c3, scaled(ROOF, 1.02))
  }
  slope(1)
  slope(-1)
}

function layTile(solid: Solid, tile: SceneTile, grid: Grid): void {
  const seed = seedOf(tile.id)
  tile.hexes.forEach((hex, k) => TILE_BUILDERS[tile.kind](solid, grid.spotOf(hex), seed + k, grid))
}

const TILE_BUILDERS: Readonly<
  Record<SceneTile['kind'], (solid: Solid, at: TableSpot, seed: number, grid: Grid) => void>
> = {
  fire: (solid, at, seed, grid) => {
    plate(solid, at, 0.86, 0.035, CHAR, grid)
    for (let k = 0; k < 6; k++) flame(solid, at, seed + k, k)
  },
  water: (solid, at, seed, grid) => {
    water(solid, at, seed, grid)
  },
  effect: (solid, at, _seed, grid) => {
    plate(solid, at, 0.985, 0.02, EFFECT, grid)
    plate(solid, at, 0.8, 0.032, scaled(EFFECT, 1.18), grid)
  }
}

function flame(solid: Solid, at: TableSpot, seed: number, k: number): void {
  const angle = (k / 5) * 2 * Math.PI + unevenness(seed) * 0.5
  const away = k === 5 ? 0 : 0.5
  const from: Vec = [at.x + away * Math.cos(angle), 0.03, at.z + away * Math.sin(angle)]
  const height = (k === 5 ? 0.7 : 0.36) + 0.2 * unevenness(seed + 9)
  const start = solid.glows.length
  spire(solid, from, k === 5 ? 0.2 : 0.14, height, FLAMES[k % 3] ?? CHAR, 5, angle)
  solid.glows.fill(0.85, start)
}
