import type { Hex } from '../../../../hex'
import type { AbilityShape } from '../../content'
import type { Book } from '../table/book'
import { numberOf } from '../scope/amount'
import type { Scope } from '../table/scope'
import { targetedHexes } from '../board/locations'
import { isBarred, modifiersOf } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { figuresOnBoard, hexesOf, isEnemy } from '../board/figures'
import { weaponRange } from './attacker'
import type { AttackEffect } from './effect'

/** How far an attack on one target goes, and whether it is ranged. OW-ATK-02, OW-ATK-03 */
export interface AttackReach {
  readonly range: number
  readonly ranged: boolean
}

type Single = Extract<AbilityShape, { kind: 'weapon' | 'melee' | 'ranged' }>

export const isSingle = (shape: AbilityShape): shape is Single =>
  shape.kind === 'weapon' || shape.kind === 'melee' || shape.kind === 'ranged'

/** OW-ATK-08, OW-UNARMED-02: an effect that calls its attack unarmed. */
export const isWithoutWeapons = ({ might }: Pick<AttackEffect, 'might'>): boolean => might.draw === 'unarmed'

const BARE_HANDS: AbilityShape = { kind: 'melee' }

/** OW-UNARMED-03: without a weapon its range is gone as well. */
export const shapeOf = (effect: AttackEffect): AbilityShape =>
  effect.shape.kind === 'weapon' && isWithoutWeapons(effect) ? BARE_HANDS : effect.shape

/** A range on the effect replaces the weapon's. OW-ATK-02; OW-UNARMED-03 */
export function reachOf(book: Book, s: Encounter, scope: Scope, by: Figure, shape: Single, more: number): AttackReach {
  const printed =
    shape.kind === 'ranged'
      ? numberOf(book, s, scope, shape.range)
      : shape.kind === 'weapon'
        ? weaponRange(book, s, by)
        : null
  return printed === null ? { range: 1, ranged: false } : { range: Math.max(1, printed + more), ranged: true }
}

/** Somebody who can be attacked, and the hexes of it that can be aimed at. OW-LOS-05 */
export interface ReachCandidate {
  readonly figure: FigureId
  readonly hexes: readonly Hex[]
}

/** OW-ATK-03..05, OW-ATK-23: enemies within range and line of sight. */
export function candidates(
  book: Book,
  s: Encounter,
  by: Figure,
  reach: AttackReach,
  needsSight: boolean,
  among?: readonly FigureId[]
): ReachCandidate[] {
  const from = hexesOf(book, by)
  const found: ReachCandidate[] = []
  if (from.length === 0) return found
  const range = Math.min(reach.range, seesAsFarAs(book, s, by.id))
  for (const figure of figuresOnBoard(s)) {
    if (!isEnemy(figure) || (among && !among.includes(figure.id))) continue
    // OW-LOS-07: next to each other they always see each other.
    const hexes = targetedHexes(book, s, from, figure, range, needsSight && reach.ranged)
    if (hexes.length > 0 && !isBarred(book, s, figure)) found.push({ figure: figure.id, hexes })
  }
  return found
}

/** Somebody blinded sees no farther than that. */
const seesAsFarAs = (book: Book, s: Encounter, by: FigureId): number =>
  modifiersOf(book, s, by, 'blind').reduce((least, one) => Math.min(least, one['range'] as number), Infinity)
