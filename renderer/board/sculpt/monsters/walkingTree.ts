// A tree that walks: trunk over the core, roots for legs, boughs above, a hollow face bent forward.
import { linearOf, scaled } from '../../theme'
import { ball, chain, limb } from '../shapes'
import { on, sideOf, type Build, type PartModel } from './parts'

const MOSS = linearOf('#4d6242')

function head({ solid, middle, hide, bone, ember, seed }: PartModel): void {
  const { x, z } = middle
  chain(
    solid,
    [
      [x * 0.2, 1.7, z * 0.2],
      [x * 0.6, 2.0, z * 0.62]
    ],
    0.5,
    0.4,
    hide
  )
  ball(solid, [x * 0.7, 1.9, z * 0.78], [0.46, 0.6, 0.42], hide, { seed, rough: 0.3 })
  limb(solid, [x * 0.8, 1.62, z * 0.9], [x, 1.28, z * 1.12], 0.3, 0.14, scaled(hide, 0.6), 5)
  for (const side of [-1, 1]) {
    const start = solid.glows.length
    ball(solid, [x * 0.8 + side * 0.19, 2.02, z * 0.98], [0.09, 0.11, 0.07], ember, { seed, detail: 0 })
    solid.glows.fill(1, start)
    chain(
      solid,
      [
        [x + side * 0.3, 2.3, z * 0.7],
        [x + side * 0.65, 2.8, z * 0.8],
        [x + side * 0.5, 3.15, z]
      ],
      0.13,
      0.01,
      bone
    )
  }
  chain(
    solid,
    [
      [x * 0.4, 0.5, z * 0.4],
      [x * 0.8, 0.4, z * 0.8],
      [x, 0.05, z * 1.05]
    ],
    0.3,
    0.1,
    scaled(hide, 0.85)
  )
}

function body({ solid, middle, hide, seed }: PartModel): void {
  limb(solid, on(middle, 0), on(middle, 1.9), 0.95, 0.6, hide, 8)
  ball(solid, on(middle, 1.95), [0.72, 0.5, 0.7], MOSS, { seed, rough: 0.4 })
  for (let k = 0; k < 3; k++) {
    const angle = k * 2.1 + seed
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    chain(
      solid,
      [
        [c * 0.3, 1.9, s * 0.3],
        [c * 0.8, 2.6, s * 0.8],
        [c * 0.6, 3.2, s * 0.7]
      ],
      0.2,
      0.02,
      hide
    )
    ball(solid, [c * 0.7, 2.9, s * 0.72], [0.42, 0.3, 0.42], scaled(MOSS, 0.9 + 0.1 * k), {
      seed: seed + k,
      rough: 0.5,
      detail: 0
    })
  }
}

function flank({ solid, spots, hide, seed }: PartModel): void {
  spots.forEach((spot, k) => {
    chain(solid, [on(spot, 0.7, 0.4), on(spot, 0.62, 0.75), on(spot, 0.05, 1.15)], 0.34, 0.12, scaled(hide, 0.88))
    limb(solid, on(spot, 0.5, 0.8), [spot.x * 1.05, 0.02, spot.z + 0.4], 0.18, 0.03, scaled(hide, 0.8), 5)
    if (k > 0) return
    const side = sideOf(spot)
    chain(
      solid,
      [
        [side * 0.5, 1.6, 0],
        [spot.x * 0.9, 1.9, spot.z * 0.7],
        [spot.x * 1.15, 1.35, spot.z - 0.2],
        [spot.x * 1.2, 0.9, spot.z - 0.5]
      ],
      0.3,
      0.06,
      hide
    )
    ball(solid, [spot.x * 0.95, 2.05, spot.z * 0.7], [0.4, 0.28, 0.4], MOSS, { seed, rough: 0.5, detail: 0 })
  })
}

function rear({ solid, middle, hide, seed }: PartModel): void {
  const { x, z } = middle
  ball(solid, [x * 0.5, 1.1, z * 0.5], [0.5, 0.7, 0.4], scaled(hide, 0.92), { seed, rough: 0.4 })
  ball(solid, [x * 0.5, 1.85, z * 0.55], [0.5, 0.34, 0.4], MOSS, { seed: seed + 2, rough: 0.5, detail: 0 })
  for (const by of [-0.5, 0, 0.5])
    chain(
      solid,
      [
        [x + by * 0.4, 0.6, z * 0.5],
        [x + by * 1.2, 0.35, z],
        [x + by * 2, 0.03, z * 1.25]
      ],
      0.24,
      0.05,
      scaled(hide, 0.84)
    )
}

const arm = flank
const tail = rear

export const walkingTree: Build = { head, body, flank, rear, arm, tail }
