// A coiled serpent: a raised hooded head in front, coils over the flanks, a rattling tail.
import { scaled } from '../../theme'
import { ball, chain, limb, spire } from '../shapes'
import { on, sideOf, type Build, type PartModel } from './parts'
import type { Vec } from '../sculpt'

function head({ solid, middle, hide, bone, ember, seed }: PartModel): void {
  const { x, z } = middle
  const neck: Vec[] = [
    [0, 0.7, z * 0.15],
    [x * 0.3, 1.5, z * 0.3],
    [x * 0.7, 2.0, z * 0.55],
    [x, 1.95, z * 0.85]
  ]
  chain(solid, neck, 0.5, 0.34, hide)
  for (const side of [-1, 1])
    ball(solid, [x + side * 0.42, 1.75, z * 0.66], [0.36, 0.5, 0.1], scaled(hide, 0.85), { seed, detail: 0 })
  limb(solid, [x, 2.0, z * 0.75], [x, 1.72, z - 0.62], 0.42, 0.2, scaled(hide, 1.08), 6)
  for (const side of [-1, 1]) {
    const start = solid.glows.length
    ball(solid, [x + side * 0.26, 2.05, z * 0.95], [0.08, 0.08, 0.1], ember, { seed, detail: 0 })
    solid.glows.fill(1, start)
    limb(solid, [x + side * 0.11, 1.68, z - 0.5], [x + side * 0.12, 1.3, z - 0.56], 0.05, 0, bone, 4)
  }
}

function body({ solid, middle, hide, bone, seed }: PartModel): void {
  ball(solid, on(middle, 0.55), [0.95, 0.55, 0.95], hide, { seed })
  ball(solid, on(middle, 1.0), [0.62, 0.42, 0.62], scaled(hide, 1.06), { seed: seed + 1 })
  for (let k = 0; k < 4; k++) spire(solid, [middle.x, 1.1 - 0.1 * k, middle.z + 0.2 + 0.24 * k], 0.13, 0.34, bone, 4)
}

function flank({ solid, spots, hide, seed }: PartModel): void {
  const side = spots[0] ? sideOf(spots[0]) : 1
  spots.forEach((spot, k) =>
    ball(solid, on(spot, 0.42, 0.86), [0.66, 0.46, 0.78], hide, { seed: seed + k, rough: 0.06 })
  )
  const [a, b] = [spots[0], spots.at(-1)]
  if (a && b)
    chain(
      solid,
      [on(a, 0.5, 0.9), [side * 1.75, 0.46, (a.z + b.z) / 2], on(b, 0.5, 0.9)],
      0.42,
      0.42,
      scaled(hide, 0.95)
    )
}

function rear({ solid, middle, hide, bone, seed }: PartModel): void {
  const { x, z } = middle
  ball(solid, [x * 0.85, 0.42, z * 0.8], [0.7, 0.44, 0.62], hide, { seed })
  chain(
    solid,
    [
      [x, 0.45, z],
      [x + 0.4, 0.4, z * 1.22],
      [x + 0.2, 0.75, z * 1.35],
      [x, 1.25, z * 1.25]
    ],
    0.32,
    0.08,
    scaled(hide, 0.94)
  )
  for (let k = 0; k < 3; k++)
    ball(solid, [x, 1.25 + 0.14 * k, z * 1.25], [0.12, 0.1, 0.12], bone, { seed: seed + k, detail: 0 })
}

const arm = flank
const tail = rear

export const serpent: Build = { head, body, flank, rear, arm, tail }
