import { distanceFrom, type Hex } from '../../../../hex'
import type { Book } from '../table/book'
import { latest } from '../state/latest'
import { modifiersOf } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { figuresOnBoard, hexesOf, isEnemy, sees } from '../board/world'
import { isBarred } from '../table/modifiers'

/** The enemies around somebody, as every card in hand asks for them. */
interface Around {
  readonly by: FigureId
  readonly pieces: Encounter['pieces']
  readonly tiles: Encounter['tiles']
  readonly lasting: Encounter['lasting']
  readonly seats: Encounter['seats']
  /** Hexes of enemies that can be attacked, and how far they are. */
  readonly hexes: readonly Hex[]
  readonly away: readonly number[]
  readonly nearest: number
  /** How far the nearest is that can be seen; worked out when somebody wants to know. */
  seen: number | null
}

const known = latest<Encounter['figures'], Around>()

/** Is there an enemy within range, in sight if that is needed? Worked out once for a table as it stands. OW-ATK-03..05 */
export function isEnemyWithin(book: Book, s: Encounter, by: Figure, range: number, needsSight: boolean): boolean {
  const around = aroundOf(book, s, by)
  if (around.nearest > range) return false
  // OW-LOS-07: next to each other they always see each other.
  if (!needsSight || around.nearest <= 1) return true
  around.seen ??= nearestSeen(book, s, by, around)
  return around.seen <= range
}

function aroundOf(book: Book, s: Encounter, by: Figure): Around {
  const before = known.get(s.figures)
  if (before && before.by === by.id && isSameTable(before, s)) return before
  const around = look(book, s, by)
  known.set(s.figures, around)
  return around
}

const isSameTable = (a: Around, s: Encounter): boolean =>
  a.pieces === s.pieces && a.tiles === s.tiles && a.lasting === s.lasting && a.seats === s.seats

function look(book: Book, s: Encounter, by: Figure): Around {
  const from = hexesOf(book, by)
  const farthest = farthestSeen(book, s, by)
  const hexes: Hex[] = []
  const away: number[] = []
  let nearest = Infinity
  for (const figure of figuresOnBoard(s)) {
    if (!isEnemy(figure) || isBarred(book, s, figure)) continue
    for (const h of hexesOf(book, figure)) {
      const far = distanceFrom(h, from)
      if (far > farthest) continue
      hexes.push(h)
      away.push(far)
      nearest = Math.min(nearest, far)
    }
  }
  const { pieces, tiles, lasting, seats } = s
  return { by: by.id, pieces, tiles, lasting, seats, hexes, away, nearest, seen: null }
}

const farthestSeen = (book: Book, s: Encounter, by: Figure): number =>
  modifiersOf(book, s, by.id, 'blind').reduce((least, one) => Math.min(least, one['range'] as number), Infinity)

function nearestSeen(book: Book, s: Encounter, by: Figure, { hexes, away }: Around): number {
  const from = hexesOf(book, by)
  let least = Infinity
  for (let n = 0; n < hexes.length; n++) {
    const far = away[n] as number
    if (far < least && from.some((eye) => sees(book, s, eye, hexes[n] as Hex))) least = far
  }
  return least
}
