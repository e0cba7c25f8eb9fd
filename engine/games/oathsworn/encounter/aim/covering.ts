import { distance, offset, offsetBetween, offsetQ, offsetR, rotated, turnsOf } from '../../../../hex'
import type { Dir, Hex } from '../../../../hex'
import type { AreaShape } from '../board/areas'
import type { Book } from '../table/book'
import type { Stand } from '../board/layout'
import type { Encounter } from '../state/state'
import { figuresOnBoard, hexesOf, isEnemy } from '../board/figures'

/** Every hex an enemy covers. */
export function enemyHexes(book: Book, s: Encounter): readonly Hex[] {
  const found: Hex[] = []
  for (const figure of figuresOnBoard(s)) if (isEnemy(figure)) for (const h of hexesOf(book, figure)) found.push(h)
  return found
}

/** Does the area cover any of these hexes? Asked hex by hex, without drawing the area. */
export function coversAny(shape: AreaShape, stand: Stand, hexes: readonly Hex[]): boolean {
  for (const h of hexes) if (covers(shape, stand, h)) return true
  return false
}

function covers(shape: AreaShape, { hexes: own }: Stand, h: Hex): boolean {
  switch (shape.kind) {
    case 'template': {
      const way = rotated(offsetBetween(shape.at, h), -turnsOf(shape.facing))
      return shape.hexes.some(([q, r]) => offset(q, r) === way)
    }
    case 'circle': {
      let away = Infinity
      for (const middle of shape.around) away = Math.min(away, distance(middle, h))
      return away >= shape.inner && away <= shape.radius
    }
    case 'cone': {
      const { q, r } = ahead(shape.front, shape.facing, h)
      return h !== shape.front && r <= 0 && q + r <= 0 && distance(shape.front, h) <= shape.ranks && !own.includes(h)
    }
    case 'wave': {
      const { q, r } = ahead(shape.source, shape.dir, h)
      return Math.abs(q) <= 1 && q + 2 * r < 0 && !own.includes(h)
    }
    case 'line': {
      const { q, r } = ahead(shape.from, shape.dir, h)
      return q === 0 && r < 0 && -r <= shape.length && !own.includes(h)
    }
    case 'hexes':
      return shape.hexes.includes(h)
  }
}

/** Where a hex lies for one who looks north from another: q to the right, r to the back. OW-CONE-04, OW-WAVE-05 */
function ahead(from: Hex, facing: Dir, h: Hex): { q: number; r: number } {
  const way = rotated(offsetBetween(from, h), -turnsOf(facing))
  return { q: offsetQ(way), r: offsetR(way) }
}
