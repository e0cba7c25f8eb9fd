import { distance, isMarked, sightEnds, sightLine, type Hex, type Point } from '../../../../hex'
import type { Book } from '../table/book'
import { modifiersOf } from '../table/modifiers'
import { eye } from '../board/sight'
import type { Encounter, Figure } from '../state/state'
import { boardOf, hexesOf, isLarge, opaque } from '../board/figures'

/** The very line that is tested between two hexes, and what stands in its way. */
export interface SightLine {
  readonly from: Hex
  readonly to: Hex
  readonly ends: readonly [Point, Point]
  readonly blockers: readonly Hex[]
  readonly apart: number
  readonly isSeen: boolean
}

/** OW-LOS-06: the large look from their front hex. */
const eyesOf = (book: Book, viewer: Figure): readonly Hex[] =>
  viewer.at === null ? [] : isLarge(book, viewer) ? [eye(book, viewer)] : hexesOf(book, viewer)

/** The line that counts: the shortest that is clear, else the shortest. OW-LOS-01 to OW-LOS-08 */
export function sightTo(book: Book, s: Encounter, viewer: Figure, to: readonly Hex[]): SightLine | null {
  const farthest = modifiersOf(book, s, viewer.id, 'blind').reduce(
    (least, one) => Math.min(least, one['range'] as number),
    Infinity
  )
  let best: SightLine | null = null
  for (const from of eyesOf(book, viewer))
    for (const h of to) {
      const line = lineBetween(book, s, from, h, farthest)
      if (best === null || isBetter(line, best)) best = line
    }
  return best
}

const isBetter = (one: SightLine, other: SightLine): boolean =>
  one.isSeen === other.isSeen ? one.apart < other.apart : one.isSeen

function lineBetween(book: Book, s: Encounter, from: Hex, to: Hex, farthest: number): SightLine {
  const board = boardOf(book, s)
  const murky = opaque(book, s)
  const blockers = sightLine(from, to).filter((h) => isMarked(board, murky, h))
  const apart = distance(from, to)
  const isSeen = blockers.length === 0 && apart <= farthest
  return { from, to, ends: sightEnds(from, to), blockers, apart, isSeen }
}
