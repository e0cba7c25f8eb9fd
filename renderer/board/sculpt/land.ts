// What stands on the land itself: along the rim of a hex, so that there is room for figures in the middle.
import { rimOf, type Grid, type Hex, type TableSpot } from '../hexes'
import type { LandKind, SceneLand } from '../scene'
import { linearOf, scaled } from '../theme'
import { tree, water } from './nature'
import { spire } from './shapes'
import { deepen, unevenness, type Solid } from './sculpt'

const ROCK = linearOf('#99948a')

export function standLand(solid: Solid, land: readonly SceneLand[] = [], grid: Grid): void {
  for (const { kind, hexes } of land) for (const hex of hexes) BUILDERS[kind]?.(solid, grid.spotOf(hex), hex, grid)
}

/** A road is painted. */
const BUILDERS: Readonly<Partial<Record<LandKind, (solid: Solid, at: TableSpot, hex: Hex, grid: Grid) => void>>> = {
  forest: (solid, at, hex, grid) => {
    const first = solid.glows.length
    for (const [k, spot] of rimOf(grid, at).entries()) tree(solid, spot, hex + k, 0.36 + 0.14 * unevenness(hex + k))
    deepen(solid, 1, first)
  },
  mountain: (solid, at, hex, grid) => {
    const first = solid.glows.length
    for (const [k, spot] of rimOf(grid, at).entries()) peak(solid, spot, hex + k)
    deepen(solid, 1, first)
  },
  lake: water
}

function peak(solid: Solid, { x, z }: TableSpot, seed: number): void {
  const size = 0.6 + 0.6 * unevenness(seed)
  spire(solid, [x, 0, z], 0.36 * size, 0.8 * size, scaled(ROCK, 0.85 + 0.3 * unevenness(seed + 3)), 5, seed)
}
