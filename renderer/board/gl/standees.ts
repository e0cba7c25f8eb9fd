// All figures in one draw call, and their ghosts in another when there are any.
import { Color, type Mesh, type Scene as Stage, type Texture } from 'three'
import type { Atlas, UvRect } from '../atlas/atlas'
import type { CameraAim } from '../camera/fit'
import type { Pose } from '../motion/poses'
import type { Ghost } from '../overlay/shapes'
import { figureOf } from '../places'
import type { SceneFigure } from '../scene'
import { BACK, PLAQUE } from '../sculpt/standee'
import type { HeadlessState } from '../state'
import { TONE_COLOURS } from '../theme'
import { standeeCrowd, type Columns, type Crowd } from './geometry'
import { crowdMesh } from './layers'
import type { Lamp } from './lamp'
import { standeeMaterial, standeeUniforms } from './standeeMaterial'

export interface Standees {
  readonly meshes: readonly Mesh[]
  write(state: HeadlessState, ghosts: readonly Ghost[]): void
  /** Leans the plaques towards a camera; flatter the more it looks down. */
  face(aim: CameraAim): void
}

export function createStandees(stage: Stage, lamp: Lamp, atlas: Atlas, texture: Texture): Standees {
  const uniforms = standeeUniforms(texture)
  const crowd = standeeCrowd()
  const ghostly = standeeCrowd()
  const mesh = crowdMesh(stage, crowd, standeeMaterial(lamp, uniforms, false), -4)
  const ghosts = crowdMesh(stage, ghostly, standeeMaterial(lamp, uniforms, true), 8)
  mesh.receiveShadow = true
  return {
    meshes: [mesh, ghosts],
    write(state, wanted) {
      const shown = state.scene.figures.flatMap((figure) => {
        const pose = state.poses.pieces.get(figure.id)
        return pose && pose.presence > 0.02 ? [{ figure, pose }] : []
      })
      writeAll(crowd, shown, atlas)
      mesh.visible = shown.length > 0
      const imagined = wanted.flatMap((ghost) => imaginedAt(state, ghost))
      writeAll(ghostly, imagined, atlas)
      ghosts.visible = imagined.length > 0
    },
    face({ turn, tilt }) {
      const lean = leanFor(tilt)
      stand(uniforms.uStand.value.elements, turn, lean)
      stand(uniforms.uLie.value.elements, turn + 0.5, Math.PI / 2 - 0.08)
      uniforms.uBack.value = BACK * Math.cos(lean)
      uniforms.uCentre.value = 0.15 + (PLAQUE[1] / 2) * Math.cos(lean) + 0.12 * Math.sin(lean)
    }
  }
}

interface Standing {
  readonly figure: SceneFigure
  readonly pose: Pose
}

function imaginedAt(state: HeadlessState, { of, hex, facing }: Ghost): Standing[] {
  const figure = figureOf(state.scene, of)
  const pose = state.poses.pieces.get(of)
  if (!figure || !pose) return []
  const { headingOf, spotOf } = state.poses.grid
  const heading = facing ? headingOf(facing) : pose.heading
  return [{ figure, pose: { ...pose, ...spotOf(hex), heading, lift: 0, tip: 0, flash: 0 } }]
}

/** Slightly back for a camera across the table, nearly flat for one above it. */
export function leanFor(tilt: number): number {
  const t = Math.min(1, Math.max(0, (tilt - 1.05) / 0.5))
  return 0.46 + (1.3 - 0.46) * t * t * (3 - 2 * t)
}

/** Columns: right, up along the plaque, out of its face. */
function stand(elements: number[], turn: number, lean: number): void {
  const [s, c] = [Math.sin(turn), Math.cos(turn)]
  const [sl, cl] = [Math.sin(lean), Math.cos(lean)]
  const right = [c, 0, s]
  const up = [s * sl, cl, -c * sl]
  const out = [-s * cl, sl, c * cl]
  elements.splice(0, 9, ...right, ...up, ...out)
}

const tint = new Color()

function writeAll(crowd: Crowd, all: readonly Standing[], atlas: Atlas): void {
  crowd.write(all.length, (index, columns) => {
    const one = all[index]
    if (one) writeOne(columns, index, one, plaqueRect(atlas, one.figure))
  })
}

const plaqueRect = (atlas: Atlas, { tone, icon, mark = '', isDown = false }: SceneFigure): UvRect =>
  atlas.rectOf({ kind: 'plaque', tone, icon, mark, isDown })

function writeOne(columns: Columns, index: number, { figure, pose }: Standing, rect: UvRect): void {
  tint.set(TONE_COLOURS[figure.tone].rim)
  columns['iPlace']?.set([pose.x, pose.lift, pose.z, pose.heading], index * 4)
  columns['iState']?.set([pose.tip, pose.size, pose.presence, pose.flash], index * 4)
  columns['iRim']?.set([tint.r, tint.g, tint.b], index * 3)
  columns['iRect']?.set(rect, index * 4)
}
