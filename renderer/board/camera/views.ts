// The places from which the table is looked at.
import { gridOf, turnedSpot, type TableSpot } from '../hexes'
import { figureOf, monsterOf } from '../places'
import type { BoardScene } from '../scene'
import { extentOf } from '../sculpt/board'
import type { Vec } from '../sculpt/sculpt'
import type { CameraAim, Shot } from './fit'

export type CameraView =
  | { readonly kind: 'table' }
  | { readonly kind: 'top' }
  /** From where a piece stands, the way it looks. */
  | { readonly kind: 'from'; readonly of: string }
  /** As it was left, kept by the caller. */
  | { readonly kind: 'saved'; readonly shot: Shot }

/** From a chair at the southern side; the squarer the picture, the more from above. */
export const TABLE_AIMS: readonly CameraAim[] = [1.02, 1.06, 1.1, 1.14, 1.18, 1.22, 1.26].map((tilt) => ({
  turn: 0,
  tilt
}))
export const TOP_AIM: CameraAim = { turn: 0, tilt: Math.PI / 2 - 0.001 }

/** What has to be in the picture: the rim of the board, and headroom for what stands at the far side. */
export function boardPoints(scene: BoardScene): Vec[] {
  const { west, east, north, south } = extentOf(scene.board)
  const low = [west - 0.4, east + 0.4].flatMap((x): Vec[] => [
    [x, 0, north - 0.5],
    [x, 0, south + 0.5]
  ])
  return [...low, [west, 1.1, north], [east, 1.1, north]]
}

/** Over the shoulder of a piece: behind and above it, looking the way it faces. */
export function shotFrom(scene: BoardScene, id: string): Shot | null {
  const figure = figureOf(scene, id)
  const { headingOf, spotOf } = gridOf(scene.board)
  if (figure) return overShoulder(spotOf(figure.hex), headingOf(figure.facing ?? 'S'), 6.4, 4.6)
  const monster = monsterOf(scene, id)
  return monster ? overShoulder(spotOf(monster.hex), headingOf(monster.facing), 9.5, 6.4) : null
}

function overShoulder({ x, z }: TableSpot, heading: number, back: number, up: number): Shot {
  const ahead = turnedSpot({ x: 0, z: -1 }, heading)
  return {
    at: [x - ahead.x * back, up, z - ahead.z * back],
    target: [x + ahead.x * 3, 0.4, z + ahead.z * 3]
  }
}
