// Icons of the world: one path in a 512 × 512 square each.
import type { Pen } from './pen'

/** The path of an icon, or null if there is none of that name. */
export type IconSource = (id: string) => string | null

const SIZE = 512
const FONT = "700 1px 'Alegreya Sans', sans-serif"

export function drawIcon(pen: Pen, icons: IconSource, id: string, x: number, y: number, size: number, colour: string) {
  const path = icons(id)
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = colour
  if (path) {
    pen.scale(size / SIZE, size / SIZE)
    pen.fill(new Path2D(path))
  } else {
    pen.font = FONT.replace('1px', `${Math.round(size * 0.8)}px`)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(initialOf(id), size / 2, size / 2)
  }
  pen.restore()
}

/** What stands for a piece whose icon is unknown: the first letter of its name. */
export const initialOf = (id: string): string => (id.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase()
