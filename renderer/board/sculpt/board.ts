// The board as a body: a bed for the painted picture, a wooden frame around it, the table it lies on.
import { gridOf, type Grid, type TableSpot } from '../hexes'
import type { SceneBoard } from '../scene'
import { LAMP_WAY, linearOf, mixed, scaled, type Palette, type Rgb } from '../theme'
import { band, emptySolid, facetsOf, quad, unit, type Solid, type Vec } from './sculpt'

/** How far the frame reaches beyond the tiles. */
export const FRAME = 0.78
/** The tiles lie this far below its top. */
const RAIL = 0.1
const BEVEL = 0.09
const FLOOR = -0.6

export interface Extent {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

export const hexRing = (centre: TableSpot, size: number, y: number, grid: Grid): Vec[] =>
  Array.from({ length: 6 }, (_, k): Vec => {
    const corner = grid.cornerOf(centre, 6 - k, size)
    return [corner.x, y, corner.z]
  })

/** The outermost corners of the tiles. */
export function extentOf(board: SceneBoard): Extent {
  const { half, spotOf } = gridOf(board)
  const spots = board.hexes.map(spotOf)
  const xs = spots.map((s) => s.x)
  const zs = spots.map((s) => s.z)
  return {
    west: Math.min(...xs) - half.x,
    east: Math.max(...xs) + half.x,
    north: Math.min(...zs) - half.z,
    south: Math.max(...zs) + half.z
  }
}

/** Everything is as bright as it is painted, but for the sides of the frame: those are as bright as they face the lamp. */
export function boardSolid(extent: Extent): Solid {
  const solid = emptySolid()
  const { west, east, north, south } = extent
  const ring = (by: number, y: number): Vec[] => rounded(west - by, east + by, north - by, south + by, 0.3 + by, y)
  const corner = (x: number, z: number): Vec => [x, 0, z]
  const [w, e, n, s] = [west - 0.2, east + 0.2, north - 0.2, south + 0.2]
  quad(solid, corner(w, n), corner(w, s), corner(e, s), corner(e, n), EVEN)
  band(solid, ring(0.12, RAIL), ring(0.05, 0), EVEN)
  band(solid, ring(FRAME - BEVEL, RAIL), ring(0.12, RAIL), EVEN)
  band(solid, ring(FRAME, RAIL - BEVEL), ring(FRAME - BEVEL, RAIL), EVEN)
  band(solid, ring(FRAME, FLOOR), ring(FRAME, RAIL - BEVEL), EVEN)
  shade(solid)
  return solid
}

const EVEN: Rgb = [1, 1, 1]
const AMBIENT = 0.42

function shade({ positions, normals, colours }: Solid): void {
  const lamp = unit(LAMP_WAY)
  for (let k = 0; k < positions.length; k += 3) {
    const facing = lamp.reduce((sum, way, c) => sum + way * (normals[k + c] ?? 0), 0)
    const bright = AMBIENT + ((1 - AMBIENT) * Math.max(0, facing)) / lamp[1]
    colours.splice(k, 3, bright, bright, bright)
    // The light is in the colour now; only shadows are still to come.
    normals.splice(k, 3, 0, 1, 0)
  }
}

/** A rectangle with round corners, counter-clockwise seen from above. */
function rounded(west: number, east: number, north: number, south: number, radius: number, y: number): Vec[] {
  const corners: readonly [number, number, number][] = [
    [east - radius, south - radius, Math.PI / 2],
    [east - radius, north + radius, 0],
    [west + radius, north + radius, -Math.PI / 2],
    [west + radius, south - radius, -Math.PI]
  ]
  return corners.flatMap(([x, z, from]) =>
    Array.from({ length: 7 }, (_, k): Vec => {
      const angle = from - (k * Math.PI) / 12
      return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)]
    })
  )
}

/** How far beyond the frame, how much of the colour of the window there is by then, and how much light. */
const FADING: readonly (readonly [beyond: number, faded: number, lit: number])[] = [
  [-0.05, 0, 0.25],
  [0.12, 0, 0.7],
  [0.4, 0.25, 1],
  [1.5, 1, 1]
]

/** The table under the board, fading into the colour of the window where the lamplight ends. */
export function layTable(solid: Solid, { west, east, north, south }: Extent, palette: Palette): void {
  const [table, window] = [linearOf(palette.table), linearOf(palette.ground)]
  const rings = FADING.map(([beyond]) => {
    const by = FRAME + beyond
    return rounded(west - by, east + by, north - by, south + by, 0.3 + by, FLOOR)
  })
  const colours = FADING.map(([, faded, lit]) => mixed(scaled(table, lit), window, faded))
  rings.slice(1).forEach((outer, k) => {
    const from = facetsOf(solid)
    band(solid, outer, rings[k] ?? outer, colours[k] ?? table)
    fade(solid, from, colours[k + 1] ?? window)
  })
}

/** The corners of a band that lie farther out: the first, the second and the fourth of every six. */
function fade({ colours, glows }: Solid, fromFacet: number, outside: Rgb): void {
  glows.fill(1, fromFacet * 3)
  for (let corner = fromFacet * 3; corner < glows.length; corner++)
    if ([0, 1, 3].includes((corner - fromFacet * 3) % 6)) colours.splice(corner * 3, 3, ...outside)
}
