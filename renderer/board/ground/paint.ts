// The board as a painter lays it on: wood, a dark bed, tiles, what grows there, light and shadow last.
import { extentOf } from '../sculpt/board'
import { scatter } from './litter'
import { layLand } from './land'
import type { Painting } from './painting'
import { dim, glow, shadows } from './shade'
import { layTiles, outlineZone, outlineZones } from './tiles'
import { paintFrame } from './wood'

export function paintGround(painting: Painting): void {
  const extent = extentOf(painting.scene.board)
  paintFrame(painting, extent)
  layTiles(painting)
  layLand(painting)
  scatter(painting)
  roughen(painting)
  outlineZone(painting)
  outlineZones(painting)
  if (painting.hasShadows) shadows(painting)
  glow(painting)
  dim(painting, extent)
}

/** Only what has been painted: there is nothing around the frame. */
function roughen({ pen, grain, plan }: Painting): void {
  if (!grain) return
  const { west, north, wide, deep, fine } = plan
  pen.globalCompositeOperation = 'source-atop'
  grain.setTransform(new DOMMatrix().scale(1.6 / fine))
  pen.fillStyle = grain
  pen.globalAlpha = 0.56
  pen.fillRect(west, north, wide, deep)
  pen.globalAlpha = 1
  pen.globalCompositeOperation = 'source-over'
}
