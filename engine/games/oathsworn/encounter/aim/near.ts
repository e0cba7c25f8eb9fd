import { distanceFrom, type Hex } from '../../../../hex'
import type { Book } from '../table/book'
import { isBarred, modifiersOf } from '../table/modifiers'
import type { Encounter, Figure } from '../state/state'
import { figuresOnBoard, hexesOf, isEnemy, sees } from '../board/figures'

/** Is there an enemy within range, in sight if that is needed? OW-ATK-03..05 */
export function isEnemyWithin(book: Book, s: Encounter, by: Figure, range: number, needsSight: boolean): boolean {
  const from = hexesOf(book, by)
  const farthest = Math.min(range, farthestSeen(book, s, by))
  // OW-LOS-07: next to each other they always see each other.
  const isSeen = (h: Hex, away: number): boolean =>
    !needsSight || away <= 1 || from.some((eye) => sees(book, s, eye, h))
  return figuresOnBoard(s).some(
    (figure) =>
      isEnemy(figure) &&
      !isBarred(book, s, figure) &&
      hexesOf(book, figure).some((h) => {
        const away = distanceFrom(h, from)
        return away <= farthest && isSeen(h, away)
      })
  )
}

const farthestSeen = (book: Book, s: Encounter, by: Figure): number =>
  modifiersOf(book, s, by.id, 'blind').reduce((least, one) => Math.min(least, one['range'] as number), Infinity)
