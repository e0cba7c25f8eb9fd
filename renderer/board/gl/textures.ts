// The pictures the graphics card holds.
import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  NoColorSpace,
  RepeatWrapping,
  RGBAFormat
} from 'three'
import { unevenness } from '../sculpt/sculpt'

const GRAIN = 128

/** A fine, even unevenness for every surface: matte, never plastic. */
export function grainTexture(): DataTexture {
  const data = new Uint8Array(GRAIN * GRAIN * 4)
  for (let k = 0; k < GRAIN * GRAIN; k++) {
    const [x, y] = [k % GRAIN, Math.floor(k / GRAIN)]
    const fine = unevenness(k * 7 + 1)
    const coarse = unevenness(Math.floor(x / 6) * 53 + Math.floor(y / 3) * 977)
    data.fill(Math.round(206 + 30 * fine + 19 * coarse), k * 4, k * 4 + 4)
  }
  const texture = new DataTexture(data, GRAIN, GRAIN, RGBAFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

/** The painted board. `isFine`: as sharp as can be, also where it is looked at along its length. */
export function groundTexture(canvas: HTMLCanvasElement, isFine: boolean): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = NoColorSpace
  texture.minFilter = isFine ? LinearMipmapLinearFilter : LinearMipmapNearestFilter
  texture.anisotropy = isFine ? 8 : 1
  return texture
}

export function atlasTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.premultiplyAlpha = true
  texture.colorSpace = NoColorSpace
  return texture
}
