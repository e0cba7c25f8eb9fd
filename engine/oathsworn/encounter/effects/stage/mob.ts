import { isMob } from '../../lore'
import { canSeeFigure } from '../../sight'
import type { FigureId } from '../../state/ids'
import type { Figure } from '../../state/state'
import type { Tab } from '../../tab'
import { distanceFrom } from '../../targeting'
import { layoutOf, standIn } from '../../layout'
import { figureOf, hexesOf } from '../../world'
import type { Pool } from '../../pool'
import { numberOf } from '../shared/amount'
import { newScope, type Scope } from '../shared/scope'
import type { Acting } from './acting'
import { attackOfBox, poolOf, type AttackEffect } from './attackLine'

/** Another mob enemy that attacks together with the first. */
export interface Joiner {
  readonly figure: FigureId
  readonly pool: Pool
}

/**
 * OW-MOB-02, OW-MOB-04: all mob enemies of the activation that have the same target and can attack it now; they have
 * then made their attack. OW-MINION-09
 */
export function joiners(t: Tab, scope: Scope, { mob, aims }: Acting, first: FigureId): Joiner[] {
  // OW-MINION-07: it may have chosen again since it moved.
  const target = aims.get(first)?.target ?? mob?.targets.get(first)
  if (!mob || target === undefined || !isMob(t.book, figureOf(t.see, first))) return []
  mob.waiting.delete(first)
  const joined: Joiner[] = []
  for (const id of [...mob.waiting]) {
    const other = t.see.figures[id]
    if (!other || other.at === null || mob.targets.get(id) !== target || !isMob(t.book, other)) continue
    const effect = attackOfBox(t, other)
    if (!effect || !canReach(t, scope, effect, other, figureOf(t.see, target))) continue
    mob.waiting.delete(id)
    const own = newScope(scope.source, { ...scope.roles, self: id })
    joined.push({ figure: id, pool: poolOf(t, own, effect, other) })
  }
  return joined
}

/** Can it make its attack on the target from where it stands? OW-EATK-14 */
function canReach(t: Tab, scope: Scope, effect: AttackEffect, enemy: Figure, target: Figure): boolean {
  if (target.at === null) return false
  const stand = standIn(layoutOf(t.book, t.see), enemy.id)
  const hexes = hexesOf(t.book, target)
  if (effect.shape.kind !== 'ranged') return distanceFrom(stand, 'any', hexes) <= 1
  const range = numberOf(t.book, t.see, scope, effect.shape.range)
  return distanceFrom(stand, 'front', hexes) <= range && (!effect.sight || canSeeFigure(t.book, t.see, enemy, target))
}
