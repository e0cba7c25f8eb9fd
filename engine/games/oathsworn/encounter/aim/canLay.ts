import type { Book } from '../table/book'
import type { Scope } from '../table/scope'
import { findStand, layoutOf } from '../board/layout'
import type { Encounter, Figure } from '../state/state'
import { anchorsOf, facingsOf, shapeAt, type AreaKind, type LayOptions } from './areaAim'
import { coversAny, enemyHexes } from './covering'

/**
 * Could this area be laid so that it covers an enemy? Asked for every card in hand on every turn, so it looks from the
 * enemies to the area instead of drawing all areas: few hexes, no lists. OW-AOE-11
 */
export function canLay(
  book: Book,
  s: Encounter,
  scope: Scope,
  by: Figure,
  shape: AreaKind,
  options: LayOptions
): boolean {
  const stand = findStand(layoutOf(book, s), by.id)
  const enemies = enemyHexes(book, s)
  if (!stand || enemies.length === 0) return false
  const facings = facingsOf(by, shape, options)
  return anchorsOf(book, s, scope, stand, shape, options).some((at) =>
    facings.some((facing) => coversAny(shapeAt(book, s, scope, stand, shape, at, facing), stand, enemies))
  )
}
