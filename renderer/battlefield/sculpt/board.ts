// The table top: bevelled tiles with fine seams in a wooden frame, under one lamp.
import { APOTHEM, cornerOf, spotOf, type Hex, type Spot } from '../hexes'
import type { Board } from '../scene'
import { linearOf, mixed, scaled, type Palette, type Rgb } from '../theme'
import { band, cap, emptySolid, facet, quad, unevenness, type Solid, type Vec } from './sculpt'

const SEAM_DEPTH = 0.07
const FRAME = 0.78
const FRAME_TOP = 0.03
const FLOOR = -0.55

export interface Extent {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

export const hexRing = (centre: Spot, size: number, y: number): Vec[] =>
  Array.from({ length: 6 }, (_, k): Vec => {
    const corner = cornerOf(centre, 6 - k, size)
    return [corner.x, y, corner.z]
  })

/** The outermost corners of the tiles. */
export function extentOf(hexes: readonly Hex[]): Extent {
  const spots = hexes.map(spotOf)
  const xs = spots.map((s) => s.x)
  const zs = spots.map((s) => s.z)
  return {
    west: Math.min(...xs) - 1,
    east: Math.max(...xs) + 1,
    north: Math.min(...zs) - APOTHEM,
    south: Math.max(...zs) + APOTHEM
  }
}

export function boardSolid(board: Board, greenZone: readonly Hex[], palette: Palette): Solid {
  const solid = emptySolid()
  const extent = extentOf(board.hexes)
  tableTop(solid, extent, palette)
  frame(solid, extent, palette)
  const green = new Set(greenZone)
  for (const hex of board.hexes) tile(solid, hex, green.has(hex), extent, palette)
  return solid
}

function tile(solid: Solid, hex: Hex, isGreen: boolean, extent: Extent, palette: Palette): void {
  const centre = spotOf(hex)
  const stone = mixed(linearOf(palette.tile), linearOf(palette.tileWarm), unevenness(hex))
  const tinted = isGreen ? mixed(stone, linearOf(palette.zone), 0.62) : stone
  const colour = scaled(tinted, (0.9 + 0.2 * unevenness(hex + 7)) * lampAt(centre, extent))
  const foot = hexRing(centre, 0.985, -SEAM_DEPTH)
  const edge = hexRing(centre, 0.965, -0.018)
  const top = hexRing(centre, 0.925, 0)
  band(solid, foot, edge, scaled(colour, 0.7))
  band(solid, edge, top, scaled(colour, 1.12))
  cap(solid, top, colour)
}

/** Lamplight: brightest north-west of the middle, softly less towards the corners. */
export function lampAt({ x, z }: Spot, { west, east, north, south }: Extent): number {
  const dx = (x - (west * 0.6 + east * 0.4)) / (east - west)
  const dz = (z - (north * 0.6 + south * 0.4)) / (south - north)
  return 1.12 - 0.62 * Math.min(1, dx * dx + dz * dz)
}

function frame(solid: Solid, { west, east, north, south }: Extent, palette: Palette): void {
  const wood = linearOf(palette.frame)
  const ring = (by: number, y: number): Vec[] => rounded(west - by, east + by, north - by, south + by, 0.3 + by, y)
  const inner = ring(0.06, FRAME_TOP)
  const outer = ring(FRAME - 0.08, FRAME_TOP)
  cap(solid, ring(0.1, -SEAM_DEPTH), linearOf(palette.seam))
  band(solid, inner, ring(0.06, -SEAM_DEPTH), scaled(wood, 0.6))
  band(solid, outer, inner, wood)
  band(solid, ring(FRAME, FRAME_TOP - 0.08), outer, scaled(wood, 1.25))
  band(solid, ring(FRAME, FLOOR), ring(FRAME, FRAME_TOP - 0.08), scaled(wood, 0.8))
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

/** The table under the board, fading into the colour of the window where the lamplight ends. */
function tableTop(solid: Solid, { west, east, north, south }: Extent, palette: Palette): void {
  const middle: Vec = [(west + east) / 2, FLOOR, (north + south) / 2]
  const near = scaled(linearOf(palette.table), 1)
  const ground = linearOf(palette.ground)
  const shades: readonly [number, Rgb][] = [
    [0, near],
    [0.62, near],
    [0.8, mixed(near, ground, 0.55)],
    [1.05, mixed(near, ground, 0.9)],
    [1.4, ground]
  ]
  const around = (k: number, reach: number): Vec => {
    const angle = -(k / 40) * 2 * Math.PI
    const x = middle[0] + (east - west) * reach * Math.cos(angle)
    return [x, FLOOR, middle[2] + (east - west) * 0.82 * reach * Math.sin(angle)]
  }
  shades.slice(1).forEach(([reach, far], index) => {
    const [from, colour] = shades[index] ?? [0, near]
    for (let k = 0; k < 40; k++) gradient(solid, around, k, [from, colour], [reach, far])
  })
}

function gradient(
  solid: Solid,
  around: (k: number, reach: number) => Vec,
  k: number,
  [from, inside]: readonly [number, Rgb],
  [reach, outside]: readonly [number, Rgb]
): void {
  const start = solid.colours.length
  if (from === 0) facet(solid, around(k, 0), around(k, reach), around(k + 1, reach), inside, 1)
  else quad(solid, around(k, from), around(k, reach), around(k + 1, reach), around(k + 1, from), inside, 1)
  const outer = from === 0 ? [] : [1, 2, 4]
  for (const corner of outer) outside.forEach((v, c) => (solid.colours[start + corner * 3 + c] = v))
}
