import type { StageEffect } from '../../../content'
import { isMob } from '../../board/printedComponents'
import { isForbidden } from '../../table/modifiers'
import { canSeeFigure } from '../../board/sight'
import { effectsInBox } from '../../cardFacts/stageTold'
import type { FigureId } from '../../state/ids'
import type { Figure } from '../../state/state'
import type { Tab } from '../../table/tab'
import { distanceFrom } from '../targeting'
import { layoutOf, standIn } from '../../board/layout'
import { figureOf, hexesOf } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { newScope, type Scope } from '../../table/scope'
import type { Acting, Attacked, Mob } from '../../table/acting'
import { attacksIn } from '../../stageCards/ahead'
import type { StageAttack } from './attackLine'

/** Another mob enemy that attacks together with the first, and by which line of its own box. */
export interface Joiner {
  readonly figure: FigureId
  readonly scope: Scope
  readonly effect: StageAttack
}

/** It comes to its next attack. Null: that one has been made already, together with others. OW-MINION-09 */
export function nextAttack({ mob }: Acting, self: FigureId): number | null {
  if (!mob) return 0
  const own = attackedBy(mob, self)
  const number = own.begun++
  return own.together.has(number) ? null : number
}

/** Its next attacks, so many, have all been made together with others: then it comes to none of them. */
export function areMade({ mob }: Acting, self: FigureId | null, times: number): boolean {
  const own = self === null ? undefined : mob?.attacks.get(self)
  if (!own || times === 0) return false
  for (let n = 0; n < times; n++) if (!own.together.has(own.begun + n)) return false
  own.begun += times
  return true
}

function attackedBy(mob: Mob, id: FigureId): Attacked {
  const known = mob.attacks.get(id) ?? { begun: 0, together: new Set<number>() }
  mob.attacks.set(id, known)
  return known
}

/**
 * OW-MOB-02, OW-MOB-04: an attack on one character: all mob enemies of the activation that have the same target and can
 * make theirs of this number now; they have then made it. OW-MINION-09
 */
export function joiners(t: Tab, scope: Scope, acting: Acting, first: Joiner, number: number): Joiner[] {
  const { mob, aims } = acting
  // OW-MINION-07: it may have chosen again since it moved.
  const target = aims.get(first.figure)?.target ?? null
  if (!mob || target === null || !isOnOne(first.effect) || !isMob(t.book, figureOf(t.see, first.figure))) return []
  const joined: Joiner[] = []
  for (const id of mob.order) {
    const other = t.see.figures[id]
    if (!other || other.at === null || id === first.figure || !isMob(t.book, other)) continue
    const own = attackedBy(mob, id)
    if (aims.get(id)?.target !== target || number < own.begun || own.together.has(number)) continue
    const itsScope = newScope(scope.source, { ...scope.roles, self: id })
    const effect = attackNumbered(t, itsScope, other, number)
    if (!effect || !fightsAlike(effect, first.effect)) continue
    if (!canReach(t, itsScope, effect, other, figureOf(t.see, target))) continue
    own.together.add(number)
    joined.push({ figure: id, scope: itsScope, effect })
  }
  return joined
}

/** The attack of this number in its box as things stand, if that is as far as anybody can tell. OW-MINION-04 */
function attackNumbered(t: Tab, scope: Scope, minion: Figure, number: number): StageAttack | null {
  const acts = effectsInBox(t.book, t.see, minion.def)
  if (acts === 'table') return null
  return attacksIn(t.book, t.see, scope, acts as readonly StageEffect[])[number] ?? null
}

/** Areas, waves and chains are no attacks on one character. OW-MOB-02 */
const isOnOne = ({ shape, target }: StageAttack): boolean =>
  (shape.kind === 'melee' || shape.kind === 'ranged') && target === 'target'

/** What is drawn is added up, and so is damage without a draw; not the one to the other. */
const fightsAlike = (one: StageAttack, other: StageAttack): boolean =>
  isOnOne(one) && (one.might.draw === 'fixed') === (other.might.draw === 'fixed')

/** Can it make its attack on the target from where it stands? OW-EATK-14 */
function canReach(t: Tab, scope: Scope, effect: StageAttack, enemy: Figure, target: Figure): boolean {
  if (target.at === null || isForbidden(t.book, t.see, enemy.id, 'attack')) return false
  const stand = standIn(layoutOf(t.book, t.see), enemy.id)
  const hexes = hexesOf(t.book, target)
  if (effect.shape.kind !== 'ranged') return distanceFrom(stand, 'any', hexes) <= 1
  const range = numberOf(t.book, t.see, scope, effect.shape.range)
  return distanceFrom(stand, 'front', hexes) <= range && (!effect.sight || canSeeFigure(t.book, t.see, enemy, target))
}
