import { distance, type Hex } from '../../kernel/hex'
import type { Book } from './book'
import { eyeOf, standingOf } from './layout'
import { modifiersOf } from './modifiers'
import type { Encounter, Figure } from './state/state'
import { hexesOf, sees } from './world'

/** Where a figure looks from: its front hex if it is large. OW-LOS-06 */
export const eye = (book: Book, figure: Figure): Hex => eyeOf(standingOf(book, figure))

/** The hexes of a figure that are seen from a hex, at most so far away. OW-LOS-04, OW-LOS-05 */
export const hexesSeenFrom = (book: Book, s: Encounter, from: Hex, figure: Figure, range = Infinity): Hex[] =>
  hexesOf(book, figure).filter((h) => distance(from, h) <= range && sees(book, s, from, h))

/** Does a figure see any hex of another? */
export function canSeeFigure(book: Book, s: Encounter, viewer: Figure, figure: Figure): boolean {
  const from = eye(book, viewer)
  const range = farthest(book, s, viewer)
  for (const h of hexesOf(book, figure)) if (distance(from, h) <= range && sees(book, s, from, h)) return true
  return false
}

/** Somebody blinded sees no farther than that. */
function farthest(book: Book, s: Encounter, viewer: Figure): number {
  let least = Infinity
  for (const { range } of modifiersOf(book, s, viewer.id, 'blind')) least = Math.min(least, range as number)
  return least
}
