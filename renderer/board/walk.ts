// Walking the hexes with arrow keys. Two of them go straight, the other two zigzag, so that a row or column is kept.
import { qOf, rOf, step, type Dir, type Hex, type Orientation } from './hexes'

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
export type Arrow = (typeof ARROWS)[number]

export interface BoardWalker {
  readonly hex: Hex
  /** The row, or the column, in which the zigzag began, in half hexes. */
  readonly row: number
}

interface Walking {
  readonly ways: Readonly<Record<Arrow, readonly Dir[]>>
  readonly rowOf: (hex: Hex) => number
}

const WALKING: Readonly<Record<Orientation, Walking>> = {
  flat: {
    ways: { ArrowUp: ['N'], ArrowDown: ['S'], ArrowLeft: ['NW', 'SW'], ArrowRight: ['NE', 'SE'] },
    rowOf: (hex) => qOf(hex) + 2 * rOf(hex)
  },
  // The north of the grid lies north-west here (`hexes.ts`).
  pointy: {
    ways: { ArrowUp: ['N', 'NE'], ArrowDown: ['S', 'SW'], ArrowLeft: ['NW'], ArrowRight: ['SE'] },
    rowOf: (hex) => 2 * qOf(hex) + rOf(hex)
  }
}

export const walkerAt = (hex: Hex, orientation: Orientation = 'flat'): BoardWalker => ({
  hex,
  row: WALKING[orientation].rowOf(hex)
})

export function walked(
  { hex, row }: BoardWalker,
  arrow: Arrow,
  isOnBoard: (hex: Hex) => boolean,
  orientation: Orientation = 'flat'
): BoardWalker {
  const { ways, rowOf } = WALKING[orientation]
  const dirs = ways[arrow]
  const next = dirs
    .map((dir) => step(hex, dir))
    .filter(isOnBoard)
    .sort((a, b) => Math.abs(rowOf(a) - row) - Math.abs(rowOf(b) - row))[0]
  if (next === undefined) return { hex, row }
  return dirs.length === 1 ? walkerAt(next, orientation) : { hex: next, row }
}
