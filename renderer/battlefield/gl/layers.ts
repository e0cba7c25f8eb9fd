// The things on the stage: a handful of meshes, each one draw call, rebuilt only when what they show has changed.
import { BufferAttribute, BufferGeometry, Mesh, type Material, type Scene as Stage, type Texture } from 'three'
import type { Atlas } from '../atlas/atlas'
import type { OverlayMesh } from '../overlay/mesh'
import type { Solid } from '../sculpt/sculpt'
import type { Sprite } from '../sprites'
import { solidGeometry, spriteCrowd, type Crowd } from './geometry'
import { overlayMaterial, spriteMaterial } from './marks'
import type { LitMaterial } from './lamp'

export interface SpriteLayer extends Layer<readonly Sprite[]> {
  /** So that numbers stay readable: how many pixels a unit has at distance one, and how many a sprite needs. */
  scale(pixels: number, least: number): void
  /** The turn at which lying letters are upright for the camera. */
  read(turn: number): void
}

export interface Layer<T> {
  readonly mesh: Mesh
  write(what: T): void
}

export function solidLayer(stage: Stage, material: LitMaterial, casts: boolean): Layer<Solid> {
  const mesh = new Mesh(new BufferGeometry(), material)
  mesh.castShadow = casts
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

export function spriteLayer(stage: Stage, atlas: Atlas, texture: Texture, isLying: boolean): SpriteLayer {
  const crowd = spriteCrowd()
  const material = spriteMaterial(texture, isLying)
  const mesh = crowdMesh(stage, crowd, material, isLying ? 3 : 9)
  return {
    mesh,
    scale(pixels, least) {
      Object.assign(material.uniforms['uPixels'] ?? {}, { value: pixels })
      Object.assign(material.uniforms['uLeast'] ?? {}, { value: least })
    },
    read(turn) {
      Object.assign(material.uniforms['uReading'] ?? {}, { value: turn })
    },
    write(sprites) {
      crowd.write(sprites.length, (index, columns) => {
        const sprite = sprites[index]
        if (!sprite) return
        const { at, size, offset = [0, 0], turn = 0, alpha = 1, cell } = sprite
        columns['iAt']?.set([...at, turn === 'read' ? READ : turn], index * 4)
        columns['iSize']?.set([...size, ...offset], index * 4)
        columns['iRect']?.set(atlas.rectOf(cell), index * 4)
        columns['iAlpha']?.set([alpha], index)
      })
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
