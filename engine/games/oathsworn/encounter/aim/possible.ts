import type { Roles, Scope } from '../table/scope'
import { askingScope } from '../table/scope'
import { words, type Words } from '../../../../messages/words'
import type { AbilityEffect } from '../../content'
import type { Book } from '../table/book'
import { knownBy } from '../scope/select'
import { inGroup } from '../scope/who'
import { figureReferred } from '../scope/reference'
import { priceOf, type Usable } from '../cards/entries'
import { isForbidden } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { isArea } from './areaAim'
import { ownBoost } from './boost'
import { canLay } from './canLay'
import type { AttackEffect } from './effect'
import { isEnemyWithin } from './near'
import { candidates, isSingle, reachOf, shapeOf } from './reach'

/** OW-CARD-10: an effect that is nothing but attacks needs somebody to attack; null when it can be used. */
export function cannotAct(
  book: Book,
  s: Encounter,
  roles: Roles,
  use: Usable,
  /** How much farther it could reach with what goes with attacks. Asked only when it would matter. */
  farther: (price: number) => number = nothing,
  price?: number
): Words | null {
  const { effects } = use.entry
  if (effects === 'table' || effects.length === 0 || !effects.every(isAttack)) return null
  const scope = askingScope(use.source, roles)
  const reach = (more: number): boolean => effects.some((effect) => isPossible(book, s, scope, effect, more))
  if (reach(0)) return null
  const more = farther === nothing ? 0 : farther(price ?? priceOf(book, s, use))
  return more > 0 && reach(more) ? null : NO_TARGET
}

const NO_TARGET = words('refused.noTarget')
const nothing = (): number => 0

const isAttack = (effect: AbilityEffect): effect is AttackEffect => effect.do === 'attack'

/** Is there anybody to attack? */
export function isPossible(book: Book, s: Encounter, scope: Scope, effect: AttackEffect, more: number): boolean {
  return attackersOf(book, s, scope, effect).some((by) => {
    if (by.at === null || meansOf(book, s, by.id).forbidden) return false
    return reaches(book, s, scope, by, effect, more)
  })
}

function attackersOf(book: Book, s: Encounter, scope: Scope, { by }: AttackEffect): readonly Figure[] {
  if (typeof by !== 'string') return inGroup(book, s, scope, by.from)
  const figure = figureReferred(s, scope, by)
  return figure ? [figure] : []
}

/** What everything somebody could attack with has in common. */
interface Means {
  readonly forbidden: boolean
  readonly range: number
}

const meansOf = (book: Book, s: Encounter, by: FigureId): Means => ({
  forbidden: isForbidden(book, s, by, 'attack'),
  range: ownBoost(book, s, by).range
})

/** Is anybody there for one who attacks, with so much more range than it has of its own? */
export function reaches(
  book: Book,
  s: Encounter,
  scope: Scope,
  by: Figure,
  effect: AttackEffect,
  more: number
): boolean {
  const { sight, rotates } = effect
  const range = meansOf(book, s, by.id).range + more
  const shape = shapeOf(effect)
  if (isSingle(shape)) {
    const reach = reachOf(book, s, scope, by, shape, range)
    const among = effect.against === null ? null : knownBy(book, s, scope, effect.against)
    if (among) return candidates(book, s, by, reach, sight, among).length > 0
    return isEnemyWithin(book, s, by, reach.range, sight && reach.ranged)
  }
  if (isArea(shape)) return canLay(book, s, scope, by, shape, { rotates, sight, range })
  // OW-STATUS-08: these take their attacker along.
  if (by.statuses.crippled && (shape.kind === 'charge' || (shape.kind === 'chain' && shape.range === 0))) return false
  if (shape.kind === 'chain') return isEnemyWithin(book, s, by, shape.range > 0 ? shape.range + range : 1, sight)
  // A charge moves, and those described are looked for when it comes to that.
  return true
}
