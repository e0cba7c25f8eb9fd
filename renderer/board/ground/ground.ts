// The painted board: wood, tiles and what grows on them, kept as one picture for both ways of showing the table.
import type { BoardScene, Theme } from '../scene'
import { extentOf, FRAME, type Extent } from '../sculpt/board'
import { PALETTES } from '../theme'
import { mottle } from './mottle'
import { paintGround } from './paint'
import type { PaintingPlan } from './painting'

export interface WantedGround {
  readonly scene: BoardScene
  readonly theme: Theme
  /** Pixels from west to east. */
  readonly pixels: number
  /** Obstacles throw shadows in the picture; else somebody else sees to them. */
  readonly hasShadows: boolean
}

export interface GroundPicture {
  readonly canvas: HTMLCanvasElement
  /** Counts paintings; whoever shows the picture compares it. */
  readonly version: number
  readonly plan: PaintingPlan
  /** Paints anew if anything that is painted has changed, or if the picture is wanted by somebody who has not got it yet. */
  suit(wanted: WantedGround, had?: number): void
  /** Whoever wanted the picture has a copy: it is large, and can be painted again. */
  letGo(): void
}

/** Around the frame, so that its edge is not the edge of the picture. */
const BORDER = 0.1

export function createGround(canvas: HTMLCanvasElement): GroundPicture {
  // It is painted once and read often: a graphics card would only be in the way.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  let plan: PaintingPlan = { west: 0, north: 0, wide: 1, deep: 1, fine: 1 }
  let painted = ''
  let version = 0
  return {
    canvas,
    get version() {
      return version
    },
    get plan() {
      return plan
    },
    suit(wanted, had) {
      const { scene, theme, pixels, hasShadows } = wanted
      const key = keyOf(wanted)
      const isKnown = key === painted && (canvas.width > 0 || had === version)
      if (isKnown || !pen || scene.board.hexes.length === 0) return
      if (key !== painted) version++
      painted = key
      plan = planFor(extentOf(scene.board), pixels)
      canvas.width = pixels
      canvas.height = Math.round(plan.deep * plan.fine)
      pen.setTransform(plan.fine, 0, 0, plan.fine, -plan.west * plan.fine, -plan.north * plan.fine)
      paintGround({
        pen,
        scene,
        palette: PALETTES[theme],
        plan,
        hasShadows,
        grain: pen.createPattern(mottle(), 'repeat')
      })
    },
    letGo() {
      canvas.width = 0
    }
  }
}

function planFor({ west, east, north, south }: Extent, pixels: number): PaintingPlan {
  const around = FRAME + BORDER
  const wide = east - west + 2 * around
  return { west: west - around, north: north - around, wide, deep: south - north + 2 * around, fine: pixels / wide }
}

const keyOf = ({ scene: { board, greenZone, obstacles, tiles }, theme, pixels, hasShadows }: WantedGround): string =>
  JSON.stringify([theme, pixels, hasShadows, ...partsOf(board), greenZone, obstacles, tiles])

const partsOf = ({ hexes, orientation, land, zones }: BoardScene['board']): unknown[] => [
  hexes,
  orientation,
  land,
  zones
]
