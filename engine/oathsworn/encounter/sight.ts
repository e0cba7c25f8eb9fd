import { distance, type Hex } from '../../kernel/hex'
import type { Book } from './book'
import { eyeOf, layoutOf, standIn } from './layout'
import { modifiersOf } from './modifiers'
import type { Encounter, Figure } from './state/state'
import { hexesOf, sees } from './world'

/** Where a figure looks from: its front hex if it is large. OW-LOS-06 */
export const eye = (book: Book, s: Encounter, figure: Figure): Hex => eyeOf(standIn(layoutOf(book, s), figure.id))

/** The hexes of a figure that another sees, however far away. OW-LOS-04, OW-LOS-05 */
export function hexesSeen(book: Book, s: Encounter, viewer: Figure, figure: Figure): Hex[] {
  return hexesSeenFrom(book, s, eye(book, s, viewer), figure, farthest(book, s, viewer))
}

export const hexesSeenFrom = (book: Book, s: Encounter, from: Hex, figure: Figure, range = Infinity): Hex[] =>
  hexesOf(book, figure).filter((h) => distance(from, h) <= range && sees(book, s, from, h))

export const canSeeFigure = (book: Book, s: Encounter, viewer: Figure, figure: Figure): boolean =>
  hexesSeen(book, s, viewer, figure).length > 0

/** Somebody blinded sees no farther than that. */
function farthest(book: Book, s: Encounter, viewer: Figure): number {
  return modifiersOf(book, s, viewer.id, 'blind').reduce(
    (least, one) => Math.min(least, one['range'] as number),
    Infinity
  )
}
