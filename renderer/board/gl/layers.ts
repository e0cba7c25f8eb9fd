// The things on the stage: a handful of meshes, each one draw call, rebuilt only when what they show has changed.
import { BufferAttribute, BufferGeometry, Mesh, type Material, type Scene as Stage, type Texture } from 'three'
import type { Atlas } from '../atlas/atlas'
import type { OverlayMesh } from '../overlay/mesh'
import type { Solid } from '../sculpt/sculpt'
import type { Sprite } from '../sprites'
import { solidGeometry, spriteCrowd, type Columns, type Crowd } from './geometry'
import { overlayMaterial, spriteMaterial } from './marks'

export interface SpriteLayer extends Layer<readonly Sprite[]> {
  /** So that numbers stay readable: how many pixels a unit has at distance one, and how many a sprite may have. */
  scale(pixels: number, least: number, most: number): void
  /** The turn at which lying letters are upright for the camera. */
  read(turn: number): void
}

export interface Layer<T> {
  readonly mesh: Mesh
  write(what: T): void
}

export function solidLayer(stage: Stage, material: Material): Layer<Solid> {
  const mesh = new Mesh(new BufferGeometry(), material)
  mesh.renderOrder = -2
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.visible = false
  stage.add(mesh)
  return {
    mesh,
    write(solid) {
      mesh.geometry.dispose()
      mesh.geometry = solidGeometry(solid)
      mesh.visible = solid.positions.length > 0
    }
  }
}

export function overlayLayer(stage: Stage, isOnTop: boolean): Layer<OverlayMesh> {
  const mesh = new Mesh(new BufferGeometry(), overlayMaterial(isOnTop))
  mesh.renderOrder = isOnTop ? 8 : 2
  mesh.frustumCulled = false
  mesh.visible = false
  stage.add(mesh)
  return {
    mesh,
    write({ positions, inks, styles }) {
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
      geometry.setAttribute('ink', new BufferAttribute(Float32Array.from(inks), 3))
      geometry.setAttribute('style', new BufferAttribute(Float32Array.from(styles), 3))
      mesh.geometry.dispose()
      mesh.geometry = geometry
      mesh.visible = positions.length > 0
    }
  }
}

/** Stands for a turn that follows the camera; no real turn is that large. */
const READ = 99

const NO_OFFSET: readonly [number, number] = [0, 0]

function put4(column: Float32Array | undefined, row: number, a: number, b: number, c: number, d: number): void {
  if (!column) return
  column[row * 4] = a
  column[row * 4 + 1] = b
  column[row * 4 + 2] = c
  column[row * 4 + 3] = d
}

export function spriteLayer(stage: Stage, atlas: Atlas, texture: Texture, isLying: boolean): SpriteLayer {
  const crowd = spriteCrowd()
  const material = spriteMaterial(texture, isLying)
  const row = (columns: Columns, index: number, sprite: Sprite | undefined): void => {
    if (!sprite) return
    const { at, size, offset = NO_OFFSET, turn = 0, alpha = 1, cell } = sprite
    put4(columns['iAt'], index, at[0], at[1], at[2], turn === 'read' ? READ : turn)
    put4(columns['iSize'], index, size[0], size[1], offset[0], offset[1])
    columns['iRect']?.set(atlas.rectOf(cell), index * 4)
    if (columns['iAlpha']) columns['iAlpha'][index] = alpha
  }
  const mesh = crowdMesh(stage, crowd, material, isLying ? 3 : 9)
  return {
    mesh,
    scale(pixels, least, most) {
      Object.assign(material.uniforms['uPixels'] ?? {}, { value: pixels })
      Object.assign(material.uniforms['uLeast'] ?? {}, { value: least })
      Object.assign(material.uniforms['uMost'] ?? {}, { value: most })
    },
    read(turn) {
      Object.assign(material.uniforms['uReading'] ?? {}, { value: turn })
    },
    write(sprites) {
      crowd.write(sprites.length, (index, columns) => row(columns, index, sprites[index]))
      mesh.visible = sprites.length > 0
    }
  }
}

export function crowdMesh(stage: Stage, { geometry }: Crowd, material: Material, order: number): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = order
  mesh.frustumCulled = false
  mesh.visible = false
  stage.add(mesh)
  return mesh
}
