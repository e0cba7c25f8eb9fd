// Walking the hexes with arrow keys. Left and right zigzag, so that a row is kept.
import { qOf, rOf, step, type Dir, type Hex } from './hexes'

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
export type Arrow = (typeof ARROWS)[number]

export interface BoardWalker {
  readonly hex: Hex
  /** The row a sideways walk began in, in half hexes. */
  readonly row: number
}

const rowOf = (hex: Hex): number => qOf(hex) + 2 * rOf(hex)

export const walkerAt = (hex: Hex): BoardWalker => ({ hex, row: rowOf(hex) })

export function walked({ hex, row }: BoardWalker, arrow: Arrow, isOnBoard: (hex: Hex) => boolean): BoardWalker {
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const next = step(hex, arrow === 'ArrowUp' ? 'N' : 'S')
    return isOnBoard(next) ? walkerAt(next) : { hex, row }
  }
  const ways: readonly Dir[] = arrow === 'ArrowLeft' ? ['NW', 'SW'] : ['NE', 'SE']
  const next = ways
    .map((dir) => step(hex, dir))
    .filter(isOnBoard)
    .sort((a, b) => Math.abs(rowOf(a) - row) - Math.abs(rowOf(b) - row))[0]
  return { hex: next ?? hex, row }
}
