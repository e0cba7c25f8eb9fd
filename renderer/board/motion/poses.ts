// How every piece stands at this moment. Scenes set poses, motions bend them, both ways of drawing read them.
import { gridOf, type Grid } from '../hexes'
import { isBroken, type BoardScene } from '../scene'

export interface Pose {
  x: number
  z: number
  /** Above the table. */
  lift: number
  /** Clockwise from north. */
  heading: number
  /** 0 stands, 1 lies. */
  tip: number
  size: number
  /** 1 is there, 0 is not. */
  presence: number
  /** A blow just landed: 1, fading. */
  flash: number
}

export interface PartPose {
  slump: number
  flash: number
}

export interface Poses {
  readonly grid: Grid
  readonly pieces: Map<string, Pose>
  readonly parts: Map<string, PartPose>
}

export const partKey = (monster: string, part: string): string => `${monster} ${part}`

export function posesOf(scene: BoardScene): Poses {
  const grid = gridOf(scene.board)
  const { headingOf, spotOf } = grid
  const pieces = new Map<string, Pose>()
  const parts = new Map<string, PartPose>()
  for (const { id, hex, facing, isDown } of scene.figures) {
    pieces.set(id, { ...spotOf(hex), ...STANDING, heading: headingOf(facing ?? 'S'), tip: isDown ? 1 : 0 })
  }
  for (const monster of scene.monsters) {
    pieces.set(monster.id, { ...spotOf(monster.hex), ...STANDING, heading: headingOf(monster.facing) })
    for (const part of monster.parts) {
      parts.set(partKey(monster.id, part.id), { slump: isBroken(part) ? 1 : 0, flash: 0 })
    }
  }
  return { grid, pieces, parts }
}

const STANDING = { lift: 0, tip: 0, size: 1, presence: 1, flash: 0 }
