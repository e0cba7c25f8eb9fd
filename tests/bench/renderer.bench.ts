import { Scene as Stage } from 'three'
import type { Atlas } from '../../renderer/board/atlas/atlas'
import { bodiesOf } from '../../renderer/board/bodies'
import { axesOf, fitted } from '../../renderer/board/camera/fit'
import { boardPoints, TABLE_AIMS } from '../../renderer/board/camera/views'
import { spriteLayer } from '../../renderer/board/gl/layers'
import { createStandees } from '../../renderer/board/gl/standees'
import { createLamp } from '../../renderer/board/gl/lamp'
import { grainTexture } from '../../renderer/board/gl/textures'
import { overlayMesh } from '../../renderer/board/overlay/mesh'
import { pointedAt, rayThrough, type Eye, type Ray } from '../../renderer/board/pick'
import { floatingSprites, lyingSprites, shapesOf } from '../../renderer/board/sprites'
import { createState, showScene } from '../../renderer/board/state'
import { OVERLAYS } from '../../renderer/gallery/battlefieldOverlays'
import { CROWD } from '../../renderer/gallery/battlefieldScenes'
import { atMost, cuEach, type Bench } from './bench'
import { askGallery } from './gallery'

const state = createState()
showScene(state, CROWD)
state.overlays = OVERLAYS['three at once'] ?? []

const tanY = 0.27
const aim = TABLE_AIMS[0]!
const shot = fitted(boardPoints(CROWD), aim, { tanY, aspect: 1.6, margin: 0.03 })
const eye: Eye = { at: shot.at, ...axesOf(aim), tanY, tanX: tanY * 1.6 }
const rays: Ray[] = Array.from({ length: 100 }, (_, k) =>
  rayThrough(eye, ((k * 37) % 100) / 55 - 0.9, ((k * 53) % 100) / 60 - 0.8)
)
const isOffered = (): boolean => false

function point(): number {
  for (const ray of rays) pointedAt(ray, bodiesOf(state.scene, state.poses), isOffered, state.poses.grid)
  return rays.length
}

// An atlas in which everything has long been drawn.
const NOWHERE = [0, 0, 0.1, 0.1] as const
const atlas = { version: 0, edition: 0, rectOf: () => NOWHERE } as unknown as Atlas
const stage = new Stage()
const texture = grainTexture()
const lying = spriteLayer(stage, atlas, texture, true)
const floating = spriteLayer(stage, atlas, texture, false)
const standees = createStandees(stage, createLamp(stage, false), atlas, texture)

function move(): number {
  const shapes = shapesOf(state)
  lying.write(lyingSprites(state, shapes))
  floating.write(floatingSprites(state, shapes))
  standees.write(state, shapes.ghosts)
  return 1
}

function lay(): number {
  overlayMesh(shapesOf(state), 'dark')
  return 1
}

/** From the first command to the last pixel, beside the same hexes as bare prisms, drawn by turns in one window. */
async function againstBare(): Promise<number> {
  const { field, bare } = await askGallery<{ field: number; bare: number }>('bare', 'gallery.frames()')
  return field / bare
}

const drawCalls = (): Promise<number> =>
  askGallery('bare&scene=crowd&overlay=three at once', 'gallery.frames().then(() => field.stats().drawCalls)')

export const benches: Bench[] = [
  { row: 'a whole frame, against the same hexes bare', unit: '×', target: atMost(2), measure: againstBare },
  { row: 'draw calls, 30 figures and three overlays', unit: '', target: atMost(24), measure: drawCalls },
  { row: 'what is under the pointer, 30 figures and a boss', unit: 'CU', target: atMost(0.02), measure: cuEach(point) },
  {
    row: 'a frame in which pieces move, made ready, 30 figures and overlays',
    unit: 'CU',
    target: atMost(0.09),
    measure: cuEach(move)
  },
  { row: 'three overlays laid anew', unit: 'CU', target: atMost(0.2), measure: cuEach(lay) }
]
