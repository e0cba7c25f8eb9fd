// Plain arrays into what the graphics card takes.
import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Sphere,
  Vector3
} from 'three'
import type { Solid } from '../sculpt/sculpt'
import { standeeSolid } from '../sculpt/standee'

const floats = (values: ArrayLike<number>, size: number): BufferAttribute =>
  new BufferAttribute(Float32Array.from(values), size)

function fill(geometry: BufferGeometry, solid: Solid): void {
  geometry.setAttribute('position', floats(solid.positions, 3))
  geometry.setAttribute('normal', floats(solid.normals, 3))
  geometry.setAttribute('color', floats(solid.colours, 3))
  geometry.setAttribute('glow', floats(solid.glows, 1))
}

export function solidGeometry(solid: Solid): BufferGeometry {
  const geometry = new BufferGeometry()
  fill(geometry, solid)
  return geometry
}

/** An instanced thing whose instances are written anew whenever they change. */
export interface Crowd {
  readonly geometry: InstancedBufferGeometry
  /** Writes all rows. Buffers are kept if they are large enough. */
  write(count: number, rows: (index: number, columns: Columns) => void): void
}

export type Columns = Readonly<Record<string, Float32Array>>

/** Widths of the columns of a crowd by name. */
type Widths = Readonly<Record<string, number>>

function crowd(geometry: InstancedBufferGeometry, widths: Widths): Crowd {
  let room = 0
  let columns: Columns = {}
  // Never culled: instances are anywhere.
  geometry.boundingSphere = new Sphere(new Vector3(), Infinity)
  const grow = (count: number): void => {
    room = Math.max(16, Math.ceil(count * 1.5))
    columns = Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, new Float32Array(room * width)]))
    for (const [name, width] of Object.entries(widths)) {
      geometry.setAttribute(name, new InstancedBufferAttribute(columns[name] ?? new Float32Array(), width))
    }
  }
  return {
    geometry,
    write(count, rows) {
      // A buffer cannot change its size on the graphics card: give the old ones back first.
      if (count > room || room === 0) {
        geometry.dispose()
        grow(count)
      }
      for (let index = 0; index < count; index++) rows(index, columns)
      geometry.instanceCount = count
      for (const name of Object.keys(widths)) geometry.getAttribute(name).needsUpdate = true
    }
  }
}

export function spriteCrowd(): Crowd {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', floats([-0.5, -0.5, 0, 0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, 0.5, 0], 3))
  geometry.setAttribute('uv', floats([0, 1, 1, 1, 1, 0, 0, 0], 2))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  return crowd(geometry, { iAt: 4, iSize: 4, iRect: 4, iAlpha: 1 })
}

export function standeeCrowd(): Crowd {
  const solid = standeeSolid()
  const geometry = new InstancedBufferGeometry()
  fill(geometry, solid)
  geometry.setAttribute('plaque', floats(solid.plaques, 1))
  geometry.setAttribute('rim', floats(solid.rims, 1))
  geometry.setAttribute('face', floats(solid.faces, 3))
  return crowd(geometry, { iPlace: 4, iState: 4, iRim: 3, iRect: 4 })
}
