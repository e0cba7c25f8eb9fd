import { distance, type Hex } from '../../../../hex'
import type { Book } from '../table/book'
import { eyeOf, standingOf } from './layout'
import { modifiersOf } from '../table/modifiers'
import type { Encounter, Figure } from '../state/state'
import { hexesOf, sees } from './figures'

/** Where a figure looks from: its front hex if it is large. OW-LOS-06 */
export const eye = (book: Book, figure: Figure): Hex => eyeOf(standingOf(book, figure))

/** The hexes of a figure that are seen from a hex, at most so far away. OW-LOS-04, OW-LOS-05 */
export const hexesSeenFrom = (book: Book, s: Encounter, from: Hex, figure: Figure, range = Infinity): Hex[] =>
  hexesOf(book, figure).filter((h) => distance(from, h) <= range && sees(book, s, from, h))

/** From where and how far somebody sees. */
export interface Gaze {
  readonly from: Hex
  readonly range: number
}

export const gazeOf = (book: Book, s: Encounter, viewer: Figure): Gaze => ({
  from: eye(book, viewer),
  range: farthest(book, s, viewer)
})

/** Is any of these hexes seen? */
export function isSeen(book: Book, s: Encounter, { from, range }: Gaze, hexes: readonly Hex[]): boolean {
  for (const h of hexes) if (distance(from, h) <= range && sees(book, s, from, h)) return true
  return false
}

/** Does a figure see any hex of another? */
export const canSeeFigure = (book: Book, s: Encounter, viewer: Figure, figure: Figure): boolean =>
  isSeen(book, s, gazeOf(book, s, viewer), hexesOf(book, figure))

/** Somebody blinded sees no farther than that. */
export function farthest(book: Book, s: Encounter, viewer: Figure): number {
  let least = Infinity
  for (const { range } of modifiersOf(book, s, viewer.id, 'blind')) least = Math.min(least, range as number)
  return least
}
