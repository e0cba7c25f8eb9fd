// A four-legged beast, low and long: skull in front, shoulders over every flank hex, a spined back, a tail behind.
import { scaled } from '../../theme'
import { ball, chain, limb, spire } from '../shapes'
import { on, sideOf, type Build, type PartModel } from './parts'

function head({ solid, middle, hide, bone, ember, seed }: PartModel): void {
  const { x, z } = middle
  chain(
    solid,
    [
      [x * 0.2, 1.15, z * 0.25],
      [x * 0.7, 1.35, z * 0.72]
    ],
    0.6,
    0.46,
    hide
  )
  ball(solid, [x, 1.32, z * 0.92], [0.5, 0.46, 0.56], hide, { seed })
  limb(solid, [x, 1.24, z - 0.15], [x, 1.02, z - 0.82], 0.34, 0.2, scaled(hide, 1.1), 6)
  limb(solid, [x, 1.02, z - 0.1], [x, 0.8, z - 0.66], 0.22, 0.12, scaled(hide, 0.72), 5)
  for (const side of [-1, 1]) {
    const brow = x + side * 0.34
    chain(
      solid,
      [
        [brow, 1.6, z * 0.9],
        [x + side * 0.75, 1.95, z * 0.95],
        [x + side * 0.6, 2.3, z - 0.25]
      ],
      0.15,
      0.01,
      bone
    )
    const start = solid.glows.length
    ball(solid, [x + side * 0.25, 1.44, z - 0.38], [0.08, 0.06, 0.08], ember, { seed, detail: 0 })
    solid.glows.fill(1, start)
    limb(solid, [x + side * 0.13, 0.98, z - 0.72], [x + side * 0.15, 0.72, z - 0.74], 0.05, 0, bone, 4)
  }
}

function body({ solid, middle, hide, bone, seed }: PartModel): void {
  ball(solid, on(middle, 1.06), [0.98, 0.78, 1.25], hide, { seed })
  for (let k = 0; k < 5; k++) {
    const z = middle.z - 0.9 + k * 0.45
    spire(solid, [middle.x, 1.62 - 0.1 * Math.abs(k - 1.5), z], 0.17, 0.5 - 0.06 * Math.abs(k - 2), bone, 4, 0.78)
  }
}

function flank({ solid, spots, hide, bone, seed }: PartModel): void {
  spots.forEach((spot, k) => {
    const side = sideOf(spot)
    ball(solid, on(spot, 1.0, 0.62), [0.52, 0.62, 0.58], hide, { seed: seed + k })
    const knee = { x: spot.x * 0.98, z: spot.z * 0.95 + (spot.z > 0 ? 0.2 : -0.1) }
    chain(
      solid,
      [on(spot, 0.95, 0.7), [knee.x, 0.6, knee.z], [spot.x * 0.96, 0.1, spot.z]],
      0.3,
      0.17,
      scaled(hide, 0.95)
    )
    for (const toe of [-0.16, 0, 0.16]) {
      limb(
        solid,
        [spot.x * 0.96 + toe, 0.1, spot.z - 0.1],
        [spot.x + toe * 1.6 + side * 0.02, 0.02, spot.z - 0.42],
        0.08,
        0,
        bone,
        4
      )
    }
  })
}

function rear({ solid, middle, hide, bone, seed }: PartModel): void {
  const { x, z } = middle
  ball(solid, [x * 0.7, 0.95, z * 0.72], [0.72, 0.62, 0.6], hide, { seed })
  chain(
    solid,
    [
      [x * 0.8, 1.05, z * 0.9],
      [x + 0.15, 0.85, z * 1.22],
      [x - 0.12, 0.6, z * 1.42],
      [x + 0.2, 0.75, z * 1.58]
    ],
    0.3,
    0.08,
    scaled(hide, 0.96)
  )
  spire(solid, [x + 0.2, 0.7, z * 1.58], 0.14, 0.36, bone, 4)
}

const arm = flank
const tail = rear

export const beast: Build = { head, body, flank, rear, arm, tail }
