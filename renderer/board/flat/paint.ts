// The flat table: the same scene, overlays and choices on a plain canvas, complete enough to play on.
import type { Atlas } from '../atlas/atlas'
import type { GroundPicture } from '../ground/ground'
import { floatingSprites, inlaidSprites, lyingSprites, shapesOf, type Sprite } from '../sprites'
import type { HeadlessState } from '../state'
import type { Pen2d } from '../strokes'
import { PALETTES } from '../theme'
import { paintCell, type Canvas2d } from './brush'
import { paintOverlays } from './overlays'
import { coinOf, paintFigures, paintMonsters } from './pieces'
import { paintLand } from './land'
import { FLAME, paintTerrain } from './terrain'
import type { FlatView } from './view'

export interface FlatMeans {
  readonly atlas: Atlas
  readonly ground: GroundPicture
  readonly view: FlatView
  /** Pixels of the canvas for one of the window. */
  readonly pixels: number
}

export function paintFlat(pen: Pen2d, state: HeadlessState, { atlas, ground, view, pixels }: FlatMeans): void {
  const palette = PALETTES[state.theme]
  const canvas: Canvas2d = { pen, state, palette, atlas }
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.fillStyle = palette.ground
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
  if (state.scene.board.hexes.length === 0) return
  pen.setTransform(view.scale * pixels, 0, 0, view.scale * pixels, view.x * pixels, view.y * pixels)
  ground.suit({ scene: state.scene, theme: state.theme, pixels: FINE, hasShadows: true })
  const shapes = shapesOf(state)
  const below = [...inlaidSprites(state.scene), ...lyingSprites(state, shapes)]
  const above = floatingSprites(state, shapes)
  // All pictures first: drawing into the atlas between reading from it copies it whole, every time.
  for (const { cell } of [...below, ...above]) atlas.rectOf(cell)
  for (const figure of state.scene.figures) atlas.rectOf(coinOf(figure))
  atlas.rectOf(FLAME)
  paintBoard(canvas, ground)
  for (const sprite of below.filter(isShadow)) paintSprite(canvas, sprite)
  paintLand(canvas)
  paintTerrain(canvas)
  paintMonsters(canvas, shapes.ghosts)
  paintOverlays(canvas, shapes)
  for (const sprite of below) if (!isShadow(sprite)) paintSprite(canvas, sprite)
  paintFigures(canvas, shapes.ghosts)
  const grown = Math.min(1.9, Math.max(1, SMALLEST_SIGN / (0.5 * view.scale)))
  for (const sprite of above) paintSprite(canvas, enlarged(sprite, grown))
}

/** Pixels of the painted board from west to east. */
const FINE = 2048

/** Numbers over pieces stay readable on a small window, in CSS pixels. */
const SMALLEST_SIGN = 22

const isShadow = ({ cell }: Sprite): boolean => cell.kind === 'blob'
/** There is no up: what floats above a piece lies north of it. */
const ABOVE = 0.3

function enlarged(sprite: Sprite, by: number): Sprite {
  const [w, h] = sprite.size
  const [x, y] = sprite.offset ?? [0, 0]
  return { ...sprite, size: [w * by, h * by], offset: [x * by, y * by] }
}

function paintBoard({ pen }: Canvas2d, { canvas, plan }: GroundPicture): void {
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(canvas, plan.west, plan.north, plan.wide, plan.deep)
}

export function paintSprite(canvas: Canvas2d, { cell, at, size, offset = [0, 0], turn = 0, alpha = 1 }: Sprite): void {
  const angle = turn === 'read' ? 0 : turn

  paintCell(
    canvas,
    cell,
    { x: at[0] + offset[0], z: at[2] - offset[1] - (cell.kind === 'number' && at[1] > 1 ? ABOVE : 0) },
    size,
    angle,
    alpha
  )
}
