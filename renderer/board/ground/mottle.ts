// A small picture of unevenness without seams: darker and lighter spots that lie over everything painted.
import { unevenness } from '../sculpt/sculpt'

const SIZE = 256
/** Width of the spots in pixels, and how strongly they show. */
const GRAINS: readonly (readonly [width: number, strength: number])[] = [
  [64, 0.3],
  [16, 0.32],
  [4, 0.22],
  [1, 0.16]
]

let made: HTMLCanvasElement | null = null

export function mottle(): HTMLCanvasElement {
  made ??= painted()
  return made
}

function painted(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  const picture = pen?.createImageData(SIZE, SIZE)
  if (!pen || !picture) return canvas
  const shades = new Float32Array(SIZE * SIZE)
  for (const [width, strength] of GRAINS) spot(shades, width, strength)
  shades.forEach((shade, k) => {
    picture.data.fill(shade > 0 ? 255 : 0, k * 4, k * 4 + 3)
    picture.data[k * 4 + 3] = Math.abs(shade) * 255
  })
  pen.putImageData(picture, 0, 0)
  return canvas
}

function spot(shades: Float32Array, width: number, strength: number): void {
  const count = SIZE / width
  const at = (x: number, y: number): number => unevenness((x % count) + (y % count) * 919 + width * 7919) - 0.5
  for (let y = 0; y < SIZE; y++) {
    const [row, dy] = split(y / width)
    for (let x = 0; x < SIZE; x++) {
      const [column, dx] = split(x / width)
      const north = mix(at(column, row), at(column + 1, row), dx)
      const south = mix(at(column, row + 1), at(column + 1, row + 1), dx)
      shades[y * SIZE + x] = (shades[y * SIZE + x] ?? 0) + strength * mix(north, south, dy)
    }
  }
}

/** The whole part, and the rest with soft ends. */
function split(v: number): [whole: number, rest: number] {
  const whole = Math.floor(v)
  const t = v - whole
  return [whole, t * t * (3 - 2 * t)]
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t
