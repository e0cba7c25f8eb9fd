// The flat table: the same scene, overlays and choices on a plain canvas, complete enough to play on.
import type { Atlas } from '../atlas/atlas'
import { spotOf } from '../hexes'
import { extentOf, lampAt, type Extent } from '../sculpt/board'
import { unevenness } from '../sculpt/sculpt'
import { floatingSprites, inlaidSprites, lyingSprites, shapesOf, type Sprite } from '../sprites'
import type { HeadlessState } from '../state'
import { mixed, PALETTES, rgbOf } from '../theme'
import { css, hexPath, paintCell, type Canvas2d } from './brush'
import { paintOverlays } from './overlays'
import { coinOf, paintFigures, paintMonsters } from './pieces'
import { FLAME, paintTerrain } from './terrain'
import type { FlatView } from './view'

export function paintFlat(
  pen: CanvasRenderingContext2D,
  state: HeadlessState,
  atlas: Atlas,
  view: FlatView,
  pixels: number
) {
  const palette = PALETTES[state.theme]
  const canvas: Canvas2d = { pen, state, palette, atlas }
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.fillStyle = palette.ground
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
  if (state.scene.board.hexes.length === 0) return
  pen.setTransform(view.scale * pixels, 0, 0, view.scale * pixels, view.x * pixels, view.y * pixels)
  const shapes = shapesOf(state)
  const below = [...inlaidSprites(state.scene), ...lyingSprites(state, shapes)]
  const above = floatingSprites(state, shapes)
  // All pictures first: drawing into the atlas between reading from it copies it whole, every time.
  for (const { cell } of [...below, ...above]) atlas.rectOf(cell)
  for (const figure of state.scene.figures) atlas.rectOf(coinOf(figure))
  atlas.rectOf(FLAME)
  paintBoard(canvas)
  for (const sprite of below.filter(isShadow)) paintSprite(canvas, sprite)
  paintTerrain(canvas)
  paintMonsters(canvas, shapes.ghosts)
  paintOverlays(canvas, shapes)
  for (const sprite of below) if (!isShadow(sprite)) paintSprite(canvas, sprite)
  paintFigures(canvas, shapes.ghosts)
  const grown = Math.min(1.9, Math.max(1, SMALLEST_SIGN / (0.5 * view.scale)))
  for (const sprite of above) paintSprite(canvas, enlarged(sprite, grown))
}

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

function paintBoard({ pen, state, palette }: Canvas2d): void {
  const { board, greenZone } = state.scene
  const extent: Extent = extentOf(board.hexes)
  const green = new Set(greenZone)
  const { west, east, north, south } = extent
  pen.fillStyle = palette.frame
  pen.beginPath()
  pen.roundRect(west - 0.74, north - 0.74, east - west + 1.48, south - north + 1.48, 0.9)
  pen.fill()
  pen.fillStyle = palette.seam
  pen.beginPath()
  pen.roundRect(west - 0.08, north - 0.08, east - west + 0.16, south - north + 0.16, 0.3)
  pen.fill()
  for (const hex of board.hexes) {
    const centre = spotOf(hex)
    const stone = mixed(rgbOf(palette.tile), rgbOf(palette.tileWarm), unevenness(hex))
    const colour = green.has(hex) ? mixed(stone, rgbOf(palette.zone), 0.62) : stone
    hexPath(pen, centre, 0.96)
    pen.fillStyle = css(colour, (0.95 + 0.1 * unevenness(hex + 7)) * (0.75 + 0.25 * lampAt(centre, extent)))
    pen.fill()
  }
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
