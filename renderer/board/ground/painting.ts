// What painting the board takes.
import type { BoardScene } from '../scene'
import type { Pen2d } from '../strokes'
import type { Palette } from '../theme'

/** Where the picture lies on the table, and how finely it is painted. */
export interface PaintingPlan {
  readonly west: number
  readonly north: number
  readonly wide: number
  readonly deep: number
  /** Pixels for one unit of the table. */
  readonly fine: number
}

export interface Painting {
  readonly pen: Pen2d
  readonly scene: BoardScene
  readonly palette: Palette
  readonly plan: PaintingPlan
  /** Obstacles throw shadows in the picture; else somebody else sees to them. */
  readonly hasShadows: boolean
  /** Unevenness for everything, in pixels. */
  readonly grain: CanvasPattern | null
}
