// An upright giant: a heavy torso over the core, long arms whose fists rest on the flanks, a mantle of spines behind.
import { scaled } from '../../theme'
import { ball, block, chain, limb, spire } from '../shapes'
import { on, sideOf, type Build, type PartModel } from './parts'

function head({ solid, middle, hide, bone, ember, seed }: PartModel): void {
  const { x, z } = middle
  chain(
    solid,
    [
      [x * 0.25, 1.9, z * 0.2],
      [x * 0.5, 2.05, z * 0.5]
    ],
    0.5,
    0.4,
    hide
  )
  ball(solid, [x * 0.62, 2.1, z * 0.6], [0.42, 0.48, 0.44], hide, { seed })
  block(solid, [x * 0.8, 1.72, z * 0.74], [0.5, 0.22, 0.34], scaled(hide, 0.7), 0, 0.9)
  for (const side of [-1, 1]) {
    const at = x * 0.62
    chain(
      solid,
      [
        [at + side * 0.32, 2.35, z * 0.55],
        [at + side * 0.7, 2.5, z * 0.6],
        [at + side * 0.78, 2.95, z * 0.7]
      ],
      0.14,
      0.01,
      bone
    )
    limb(solid, [at + side * 0.18, 1.82, z * 0.85], [at + side * 0.22, 2.08, z * 0.92], 0.06, 0, bone, 4)
    const start = solid.glows.length
    ball(solid, [at + side * 0.17, 2.2, z * 0.82], [0.07, 0.05, 0.06], ember, { seed, detail: 0 })
    solid.glows.fill(1, start)
  }
  chain(
    solid,
    [
      [x * 0.6, 0.55, z * 0.5],
      [x * 0.85, 0.35, z * 0.82],
      [x, 0.08, z]
    ],
    0.36,
    0.26,
    scaled(hide, 0.88)
  )
  block(solid, [x, 0, z - 0.12], [0.5, 0.2, 0.66], scaled(hide, 0.8), 0, 0.85)
}

function body({ solid, middle, hide, seed }: PartModel): void {
  ball(solid, on(middle, 0.75), [0.72, 0.6, 0.66], scaled(hide, 0.9), { seed })
  ball(solid, on(middle, 1.55), [1.05, 0.85, 0.8], hide, { seed: seed + 1 })
  block(solid, [middle.x, 0.45, middle.z], [1.25, 0.26, 1.1], scaled(hide, 0.55), 0, 1.02)
}

function flank({ solid, spots, middle, hide, bone, seed }: PartModel): void {
  const side = sideOf(middle)
  ball(solid, [side * 1.0, 1.85, middle.z * 0.4], [0.5, 0.5, 0.52], hide, { seed })
  spire(solid, [side * 1.08, 2.2, middle.z * 0.4], 0.2, 0.42, bone, 5)
  spots.forEach((spot, k) => {
    const isFist = k === 0
    if (isFist) {
      chain(
        solid,
        [
          [side * 1.05, 1.75, spot.z * 0.4],
          [spot.x * 1.02, 1.1, spot.z * 0.7],
          [spot.x, 0.42, spot.z]
        ],
        0.32,
        0.26,
        hide
      )
      ball(solid, on(spot, 0.32), [0.4, 0.34, 0.42], scaled(hide, 0.92), { seed: seed + 5, rough: 0.25 })
    } else {
      chain(
        solid,
        [
          [side * 0.45, 0.7, spot.z * 0.4],
          [spot.x * 0.85, 0.55, spot.z * 0.8],
          [spot.x * 0.92, 0.08, spot.z]
        ],
        0.36,
        0.26,
        scaled(hide, 0.88)
      )
      block(solid, [spot.x * 0.92, 0, spot.z - 0.15], [0.46, 0.2, 0.62], scaled(hide, 0.8), 0, 0.85)
    }
  })
}

function rear({ solid, middle, hide, bone, seed }: PartModel): void {
  const { x, z } = middle
  ball(solid, [x * 0.5, 1.25, z * 0.5], [0.75, 0.7, 0.5], scaled(hide, 0.94), { seed })
  for (let k = 0; k < 4; k++) {
    const y = 2.05 - 0.45 * k
    limb(solid, [x, y - 0.15, z * (0.38 + 0.05 * k)], [x, y + 0.22, z * (0.72 + 0.1 * k)], 0.16, 0, bone, 5)
  }
  chain(
    solid,
    [
      [x, 0.75, z * 0.7],
      [x, 0.4, z * 1.0],
      [x, 0.12, z * 1.25]
    ],
    0.32,
    0.1,
    scaled(hide, 0.86)
  )
}

const arm = flank
const tail = rear

export const hulk: Build = { head, body, flank, rear, arm, tail }
