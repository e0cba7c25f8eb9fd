// The lit table: builds the meshes from the state and draws them when told to.
import { Color, LinearSRGBColorSpace, PCFShadowMap, Scene as Stage, WebGLRenderer } from 'three'
import type { Atlas } from '../atlas/atlas'
import { TAN_HALF, type Rig } from '../camera/rig'
import type { GroundPicture } from '../ground/ground'
import { overlayMesh, topMesh } from '../overlay/mesh'
import type { OverlayShapes } from '../overlay/shapes'
import { extentOf, layTable } from '../sculpt/board'
import { terrainSolid } from '../sculpt/terrain'
import { floatingSprites, inlaidSprites, lyingSprites, shapesOf } from '../sprites'
import type { HeadlessState } from '../state'
import { PALETTES } from '../theme'
import { createBoard } from './ground'
import { overlayLayer, solidLayer, spriteLayer } from './layers'
import { createLamp } from './lamp'
import { createMonsters } from './monsters'
import { firstQuality, MEANS, type Quality } from './quality'
import { solidMaterial } from './solids'
import { createStill } from './still'
import { createStandees } from './standees'
import { atlasTexture, grainTexture } from './textures'

/** What has changed since the last frame; each part includes those after it. */
export type StageChange = 'scene' | 'overlays' | 'poses'

export interface GlStage {
  readonly quality: Quality
  write(state: HeadlessState, change: StageChange): void
  render(rig: Rig): void
  /** Everything is on the graphics card and translated: the next frame only has to be drawn. Nobody is held up. */
  prepare(rig: Rig): Promise<void>
  resize(width: number, height: number, pixels: number): void
  drawCalls(): number
  dispose(): void
}

/** Null if there is no WebGL here. Without a quality it takes what the graphics card is likely to bear. */
export function createStage(
  canvas: HTMLCanvasElement,
  atlas: Atlas,
  ground: GroundPicture,
  asked: Quality | null
): GlStage | null {
  const antialias = asked === null || MEANS[asked].hasAntialias
  const context = canvas.getContext('webgl2', { antialias, alpha: false, stencil: false })
  if (!context) return null
  const quality = asked ?? firstQuality(context)
  const { hasShadows, mostPixels, groundPixels } = MEANS[quality]
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.info.autoReset = false
  renderer.shadowMap.enabled = hasShadows
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  // Without shadow maps all colours are as the eye sees them. The library must not tell apart what goes to the window and
  // what goes to the kept picture: it would translate every shader twice.
  if (!hasShadows) renderer.outputColorSpace = LinearSRGBColorSpace
  const stage = new Stage()
  const lamp = createLamp(stage, hasShadows)
  const texture = atlasTexture(atlas.canvas)
  const material = solidMaterial(lamp, grainTexture())
  const board = createBoard(stage, lamp, ground, groundPixels)
  const scenery = solidLayer(stage, material)
  const overlays = overlayLayer(stage, false)
  const overAll = overlayLayer(stage, true)
  const inlaid = spriteLayer(stage, atlas, texture, true)
  const lying = spriteLayer(stage, atlas, texture, true)
  const floating = spriteLayer(stage, atlas, texture, false)
  const standees = createStandees(stage, lamp, atlas, texture)
  const monsters = createMonsters(stage, lamp, material)
  // Shadows that move fall on what stands still: with them everything is drawn every time.
  const still = hasShadows ? null : createStill(renderer, stage)
  for (const { mesh } of [board, scenery, inlaid]) still?.add(mesh)
  let shapes: OverlayShapes | null = null
  let shownVersion = -1
  let { height: shownHeight } = atlas.canvas
  let calls = 0

  const writeScene = (state: HeadlessState): void => {
    const { scene, theme } = state
    const palette = PALETTES[theme]
    stage.background = hasShadows ? new Color(palette.ground) : new Color(palette.ground).convertLinearToSRGB()
    const extent = scene.board.hexes.length > 0 ? extentOf(scene.board) : null
    lamp.suit(palette, extent)
    board.write(state)
    const built = terrainSolid(scene, palette)
    if (extent) layTable(built, extent, palette)
    scenery.write(built)
    inlaid.write(inlaidSprites(scene))
    still?.spoil()
    renderer.shadowMap.needsUpdate = true
  }

  const writePieces = (state: HeadlessState, now: OverlayShapes): void => {
    lying.write(lyingSprites(state, now))
    floating.write(floatingSprites(state, now))
    standees.write(state, now.ghosts)
    if (monsters.write(state, now.ghosts)) renderer.shadowMap.needsUpdate = true
  }

  const noticeLetters = (): void => {
    if (atlas.version === shownVersion) return
    // It has grown: on the graphics card a picture keeps its size for life.
    if (atlas.canvas.height !== shownHeight) texture.dispose()
    shownHeight = atlas.canvas.height
    texture.needsUpdate = true
    shownVersion = atlas.version
  }

  return {
    quality,
    write(state, change) {
      const { edition } = atlas
      if (change === 'scene') writeScene(state)
      if (change !== 'poses' || !shapes) {
        shapes = shapesOf(state)
        overlays.write(overlayMesh(shapes, state.theme))
        overAll.write(topMesh(shapes, state.theme))
      }
      writePieces(state, shapes)
      // The picture ran out of room on the way and was begun anew: every place in it has changed.
      if (atlas.edition === edition) return
      inlaid.write(inlaidSprites(state.scene))
      still?.spoil()
      writePieces(state, shapes)
    },
    async prepare(rig) {
      board.upload(renderer)
      noticeLetters()
      renderer.initTexture(texture)
      await renderer.compileAsync(stage, rig.camera)
    },
    render(rig) {
      noticeLetters()
      const aim = rig.aim()
      standees.face(aim)
      for (const letters of [inlaid, lying]) letters.read(readingTurn(aim.turn))
      renderer.info.reset()
      if (still) still.render(rig.camera)
      else renderer.render(stage, rig.camera)
      calls = renderer.info.render.calls
    },
    resize(width, height, pixels) {
      renderer.setPixelRatio(Math.min(pixels, mostPixels))
      renderer.setSize(width, height, false)
      floating.scale(height / (2 * TAN_HALF), SMALLEST_SIGN, LARGEST_SIGN)
    },
    drawCalls: () => calls,
    dispose() {
      monsters.dispose()
      board.dispose()
      still?.dispose()
      for (const { mesh } of [scenery, overlays, overAll, inlaid, lying, floating]) mesh.geometry.dispose()
      for (const mesh of standees.meshes) mesh.geometry.dispose()
      texture.dispose()
      renderer.dispose()
      // Else the graphics card holds on to everything until somebody sweeps up.
      if (!context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext()
    }
  }
}

/** Letters turn with the camera in sixths, so that they keep to the sides of their hexes. */
export const readingTurn = (turn: number): number => (Math.round((turn * 3) / Math.PI) * Math.PI) / 3

/** No number over a piece is drawn smaller or larger than this, in CSS pixels. */
const SMALLEST_SIGN = 23
const LARGEST_SIGN = 62
