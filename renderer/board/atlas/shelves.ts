// Packs drawings into one picture: shelves as tall as their first drawing, filled from the left.
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Shelf {
  readonly y: number
  readonly height: number
  used: number
}

export interface Shelves {
  readonly width: number
  height: number
  readonly shelves: Shelf[]
}

/** Room between drawings, so that smaller copies of the picture do not mix neighbours. */
const GAP = 4

export const emptyShelves = (width: number, height: number): Shelves => ({ width, height, shelves: [] })

/** A place for a drawing, or null if there is no room left. */
export function shelve(on: Shelves, w: number, h: number): Rect | null {
  const need = h + GAP
  const fitting = on.shelves
    .filter((shelf) => shelf.height >= need && shelf.height <= need * 1.4 && shelf.used + w + GAP <= on.width)
    .sort((a, b) => a.height - b.height)[0]
  const shelf = fitting ?? newShelf(on, need)
  if (!shelf || shelf.used + w + GAP > on.width) return null
  const rect = { x: shelf.used, y: shelf.y, w, h }
  shelf.used += w + GAP
  return rect
}

function newShelf(on: Shelves, height: number): Shelf | null {
  const last = on.shelves.at(-1)
  const y = last ? last.y + last.height : 0
  if (y + height > on.height) return null
  const shelf = { y, height, used: 0 }
  on.shelves.push(shelf)
  return shelf
}
