// One picture that holds every small drawing, filled as they are needed.
import type { Palette } from '../theme'
import { CELL_SIZES, cellKey, type AtlasCell } from './cells'
import { drawCell } from './drawings'
import type { IconSource } from './icon'
import { emptyShelves, shelve, type Rect, type Shelves } from './shelves'

export interface Atlas {
  readonly canvas: HTMLCanvasElement
  /** Where a drawing lies, in parts of the picture. */
  rectOf(cell: AtlasCell): UvRect
  /** Counts drawings added; whoever shows the picture compares it. */
  readonly version: number
  /** Counts fresh starts: earlier places are void. */
  readonly edition: number
  /** Starts over, as after a change of theme or when lettering has arrived. */
  redraw(palette: Palette): void
}

export type UvRect = readonly [u: number, v: number, w: number, h: number]

const WIDTH = 2048
/** Enough for an evening without much on the board; it grows once if that is not enough. */
const USUAL_HEIGHT = 1024
const MOST_HEIGHT = 2048
const NOWHERE: UvRect = [0, 0, 0, 0]

export function createAtlas(canvas: HTMLCanvasElement, first: Palette, icons: IconSource): Atlas {
  canvas.width = WIDTH
  canvas.height = USUAL_HEIGHT
  // Drawn in small pieces and handed on whole: a graphics card would only be in the way.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  let palette = first
  let shelves: Shelves = emptyShelves(WIDTH, USUAL_HEIGHT)
  let known = new Map<string, UvRect>()
  let version = 0
  let edition = 0

  const clear = (): void => {
    shelves = emptyShelves(WIDTH, canvas.height)
    // The first touch of the pen takes eight megabytes: not before there is something to draw.
    if (known.size > 0) pen?.clearRect(0, 0, WIDTH, canvas.height)
    known = new Map()
    version++
    edition++
  }

  const add = (cell: AtlasCell): UvRect => {
    const [w, h] = CELL_SIZES[cell.kind]
    const rect = shelve(shelves, w, h)
    if (!rect || !pen) return NOWHERE
    pen.save()
    pen.beginPath()
    pen.rect(rect.x, rect.y, w, h)
    pen.clip()
    pen.translate(rect.x, rect.y)
    drawCell(cell, { pen, w, h, palette, icons })
    pen.restore()
    version++
    return uvOf(rect, canvas)
  }

  return {
    canvas,
    get version() {
      return version
    },
    get edition() {
      return edition
    },
    rectOf(cell) {
      const key = cellKey(cell)
      let rect = known.get(key)
      if (!rect) {
        rect = add(cell)
        if (rect === NOWHERE) {
          canvas.height = MOST_HEIGHT
          clear()
          rect = add(cell)
        }
        known.set(key, rect)
      }
      return rect
    },
    redraw(next) {
      palette = next
      clear()
    }
  }
}

const uvOf = ({ x, y, w, h }: Rect, { width, height }: HTMLCanvasElement): UvRect => [
  x / width,
  y / height,
  w / width,
  h / height
]
