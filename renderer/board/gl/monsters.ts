// Monsters: one mesh each, modelled anew only when a part of it changes.
import { BufferGeometry, Color, Mesh, type Material, type MeshBasicMaterial, type Scene as Stage } from 'three'
import { partKey } from '../motion/poses'
import { inkColour } from '../overlay/kinds'
import type { Ghost } from '../overlay/shapes'
import { monsterOf } from '../places'
import { type Monster, type ScenePlace } from '../scene'
import { baseCorners, monsterSolid, type PartLook } from '../sculpt/monsters/monster'
import { choiceAt, isLit, type HeadlessState } from '../state'
import { solidGeometry } from './geometry'
import type { Lamp } from './lamp'
import { ghostMaterial, veilMaterial } from './solids'

export interface Monsters {
  /** True if a shadow may have moved. */
  write(state: HeadlessState, ghosts: readonly Ghost[]): boolean
  dispose(): void
}

interface Shown {
  readonly mesh: Mesh
  of: Monster | null
  looks: ReadonlyMap<string, PartLook>
}

export function createMonsters(stage: Stage, lamp: Lamp, material: Material): Monsters {
  const shown = new Map<string, Shown>()
  const ink = new Color()
  const spectre = ghostMaterial(lamp, ink)
  const veil = veilMaterial()
  const ghosts: Mesh[] = []

  const remove = (id: string): void => {
    const old = shown.get(id)
    if (old) stage.remove(old.mesh)
    old?.mesh.geometry.dispose()
    shown.delete(id)
  }

  const add = (id: string): Shown => {
    const mesh = new Mesh(new BufferGeometry(), material)
    mesh.renderOrder = -3
    mesh.castShadow = true
    mesh.receiveShadow = true
    stage.add(mesh)
    const one: Shown = { mesh, of: null, looks: new Map() }
    shown.set(id, one)
    return one
  }

  const writeOne = (state: HeadlessState, monster: Monster): boolean => {
    const one = shown.get(monster.id) ?? add(monster.id)
    const looks = looksOf(state, monster)
    const hasChanged = monster !== one.of || !sameLooks(looks, one.looks)
    if (hasChanged) {
      one.mesh.geometry.dispose()
      one.mesh.geometry = solidGeometry(monsterSolid(monster, (part) => looks.get(part.id) ?? WHOLE))
      one.of = monster
      one.looks = looks
    }
    return placeMesh(state, monster.id, one.mesh) || hasChanged
  }

  return {
    write(state, wanted) {
      const ids = new Set(state.scene.monsters.map((m) => m.id))
      const gone = [...shown.keys()].filter((id) => !ids.has(id))
      gone.forEach(remove)
      const changes = state.scene.monsters.map((monster) => writeOne(state, monster))
      haunt(stage, state, wanted, { ghosts, ink, spectre, veil, shown })
      return gone.length > 0 || changes.includes(true)
    },
    dispose() {
      for (const id of [...shown.keys()]) remove(id)
      spectre.dispose()
      veil.dispose()
    }
  }
}

function sameLooks(a: ReadonlyMap<string, PartLook>, b: ReadonlyMap<string, PartLook>): boolean {
  const isSame = (one: PartLook, other: PartLook | undefined): boolean =>
    one.slump === other?.slump && one.flash === other.flash && one.isLit === other.isLit
  return a.size === b.size && [...a].every(([id, look]) => isSame(look, b.get(id)))
}

const WHOLE: PartLook = { slump: 0, flash: 0, isLit: false }

function looksOf(state: HeadlessState, monster: Monster): Map<string, PartLook> {
  return new Map(
    monster.parts.map((part) => {
      const pose = state.poses.parts.get(partKey(monster.id, part.id))
      const place: ScenePlace = { kind: 'part', id: monster.id, part: part.id }
      const choice = choiceAt(state, place)
      const shines = choice !== null && isLit(state, choice)
      return [part.id, { slump: pose?.slump ?? 0, flash: pose?.flash ?? 0, isLit: shines }]
    })
  )
}

function placeMesh(state: HeadlessState, id: string, mesh: Mesh): boolean {
  const pose = state.poses.pieces.get(id)
  if (!pose) return false
  const size = Math.max(0.001, pose.size * pose.presence)
  const { position, rotation, scale } = mesh
  const hasMoved =
    position.x !== pose.x ||
    position.y !== pose.lift ||
    position.z !== pose.z ||
    rotation.y !== -pose.heading ||
    scale.x !== size
  position.set(pose.x, pose.lift, pose.z)
  rotation.y = -pose.heading
  scale.setScalar(size)
  return hasMoved
}

interface Haunting {
  readonly ghosts: Mesh[]
  readonly ink: Color
  readonly spectre: Material
  readonly veil: MeshBasicMaterial
  readonly shown: ReadonlyMap<string, Shown>
}

/** The same corners without the base. */
function bodyOnly(whole: BufferGeometry, from: number): BufferGeometry {
  const body = new BufferGeometry()
  for (const name of ['position', 'normal']) body.setAttribute(name, whole.getAttribute(name))
  body.setDrawRange(from, Infinity)
  return body
}

/** Ghosts share the corners of the monster itself. */
function haunt(
  stage: Stage,
  state: HeadlessState,
  wanted: readonly Ghost[],
  { ghosts, ink: dye, spectre, veil, shown }: Haunting
): void {
  for (const ghost of ghosts.splice(0)) stage.remove(ghost)
  for (const { of, hex, facing, ink } of wanted) {
    const monster = monsterOf(state.scene, of)
    const one = shown.get(of)
    if (!monster || !one) continue
    const spot = state.poses.grid.spotOf(hex)
    dye.set(inkColour(ink, state.theme))
    const body = bodyOnly(one.mesh.geometry, baseCorners(monster))
    for (const [order, material] of [veil, spectre].entries()) {
      const mesh = new Mesh(body, material)
      mesh.position.set(spot.x, 0, spot.z)
      mesh.rotation.y = -state.poses.grid.headingOf(facing ?? monster.facing)
      mesh.renderOrder = 6 + order
      stage.add(mesh)
      ghosts.push(mesh)
    }
  }
}
