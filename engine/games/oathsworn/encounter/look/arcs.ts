import { ARCS, type Arc, type Hex } from '../../../../hex'
import type { Book } from '../table/book'
import { arcAround } from '../scope/filter'
import type { Encounter, Figure } from '../state/state'
import { boardOf, hexesOf } from '../board/figures'

export type Arcs = { readonly [A in Arc]: readonly Hex[] }

/** Every hex of the board by the arc of a figure it lies in; its own hexes lie in none. OW-ARC-02, OW-ARC-03 */
export function arcsAround(book: Book, s: Encounter, figure: Figure): Arcs {
  const core = figure.at
  const own = hexesOf(book, figure)
  const others = core === null ? [] : boardOf(book, s).hexes.filter((h) => !own.includes(h))
  const arcs = new Map(others.map((h) => [h, arcAround(book, figure, h)]))
  const inArc = (arc: Arc): Hex[] => others.filter((h) => arcs.get(h) === arc)
  return Object.fromEntries(ARCS.map((arc) => [arc, inArc(arc)])) as unknown as Arcs
}
