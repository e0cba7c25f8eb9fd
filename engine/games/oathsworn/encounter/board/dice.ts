import type { Hex } from '../../../../hex'
import type { Book } from '../table/book'
import { keyOf } from './layout'
import { nearestDice, type DieAt } from './locations'
import { hexesOfLocation, locationsOf } from './printedComponents'
import type { Encounter, Figure } from '../state/state'
import { boardOf } from './figures'

/**
 * The die of a boss nearest to some hexes; of equally near ones north then west decides, for a wide
 * slot by its first hex. OW-KB-06, OW-TILE-09
 */
export function dieNearest(book: Book, s: Encounter, boss: Figure, to: readonly Hex[]): DieAt | null {
  const board = boardOf(book, s)
  const locations = locationsOf(book, s, boss)
  const key = ({ slot }: DieAt): number => {
    const location = locations.find(({ id }) => id === slot)
    return location ? keyOf(board, hexesOfLocation(boss, location)) : board.size
  }
  const dice = to.length === 0 ? [] : nearestDice(book, s, to, boss)
  return [...dice].sort((a, b) => key(a) - key(b) || a.die - b.die)[0] ?? null
}
