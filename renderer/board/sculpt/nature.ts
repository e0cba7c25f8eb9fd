// What grows and flows, wherever it is put.
import type { Grid, TableSpot } from '../hexes'
import { linearOf, scaled, type Rgb } from '../theme'
import { hexRing } from './board'
import { limb, spire } from './shapes'
import { band, cap, facet, unevenness, type Solid } from './sculpt'

export const BARK = linearOf('#4f3b2a')
const LEAVES: readonly Rgb[] = ['#4b7050', '#3e6149', '#5d7d54'].map(linearOf)
const WATER: readonly Rgb[] = ['#2f6478', '#3d7f92', '#6fb2bd'].map(linearOf)

/** A hex of its own, a little raised. */
export function plate(solid: Solid, at: TableSpot, size: number, height: number, colour: Rgb, grid: Grid): void {
  const low = hexRing(at, size, 0.002, grid)
  const high = hexRing(at, size - 0.06, height, grid)
  band(solid, low, high, scaled(colour, 0.8))
  cap(solid, high, colour)
}

export function tree(solid: Solid, { x, z }: TableSpot, seed: number, size: number): void {
  const lean = (unevenness(seed) - 0.5) * 0.2
  const top = 1.25 * size
  limb(solid, [x, 0, z], [x + lean, top * 0.6, z + lean], 0.16 * size, 0.1 * size, BARK, 5)
  for (let k = 0; k < 3; k++) {
    const radius = (0.72 - 0.18 * k) * size
    const y = (0.32 + 0.42 * k) * size
    const colour = LEAVES[(k + seed) % LEAVES.length] ?? BARK
    spire(solid, [x + lean * (k / 2), y, z + lean * (k / 2)], radius, 0.78 * size, colour, 7, seed + k)
  }
}

export function water(solid: Solid, at: TableSpot, seed: number, grid: Grid): void {
  plate(solid, at, 0.9, 0.03, WATER[0] ?? BARK, grid)
  for (let k = 0; k < 3; k++) ripple(solid, at, seed + k, k)
}

function ripple(solid: Solid, at: TableSpot, seed: number, k: number): void {
  const x = at.x + (unevenness(seed) - 0.5) * 0.7
  const z = at.z - 0.4 + 0.4 * k
  const colour = WATER[1 + (k % 2)] ?? BARK
  const long = 0.3 + 0.2 * unevenness(seed + 4)
  facet(solid, [x - long, 0.034, z], [x, 0.034, z + 0.06], [x + long, 0.034, z], colour, 0.25)
  facet(solid, [x - long, 0.034, z], [x + long, 0.034, z], [x, 0.034, z - 0.05], colour, 0.25)
}
