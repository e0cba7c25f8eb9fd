import { colours, type Colour } from '../../might'
import type { Bonus, Boost } from '../../content'
import type { Book } from '../table/book'
import { holds } from '../scope/condition'
import { frozen, type FrozenBoost } from '../scope/frozen'
import type { Scope } from '../table/scope'
import { modifiersOf } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'

export const NO_BOOST: FrozenBoost = {
  damage: 0,
  might: {},
  empower: 0,
  redraws: 0,
  ignoreHighest: 0,
  ignoreLowest: 0,
  least: 0,
  times: 1,
  range: 0,
  pierce: 0
}

/** What a boost comes to now. */
export function settled(book: Book, s: Encounter, scope: Scope, boost: Boost): FrozenBoost {
  const change = frozen(book, s, scope, { change: 'attacks', boost })
  // `frozen` has just made it of a change of this kind.
  return change['boost'] as unknown as FrozenBoost
}

/** OW-ATK-20: everything adds up, the least total and the factor are the greatest of all. */
export function together(a: FrozenBoost, b: FrozenBoost): FrozenBoost {
  const might: { [C in Colour]?: number } = { ...a.might }
  for (const colour of colours) {
    const more = b.might[colour]
    if (more !== undefined) might[colour] = (might[colour] ?? 0) + more
  }
  return {
    damage: a.damage + b.damage,
    might,
    empower: a.empower + b.empower,
    redraws: a.redraws + b.redraws,
    ignoreHighest: a.ignoreHighest + b.ignoreHighest,
    ignoreLowest: a.ignoreLowest + b.ignoreLowest,
    least: Math.max(a.least, b.least),
    times: a.times * b.times,
    range: a.range + b.range,
    pierce: a.pierce + b.pierce
  }
}

/** What the attacker has going for itself, whoever is attacked. */
export const ownBoost = (book: Book, s: Encounter, by: FigureId): FrozenBoost => lasting(book, s, by, 'attacks')

/** What makes attacks against somebody better. */
export const boostAgainst = (book: Book, s: Encounter, target: FigureId): FrozenBoost =>
  lasting(book, s, target, 'attacked')

function lasting(book: Book, s: Encounter, figure: FigureId, change: 'attacks' | 'attacked'): FrozenBoost {
  return modifiersOf(book, s, figure, change).reduce<FrozenBoost>(
    (sum, one) => together(sum, one['boost'] as unknown as FrozenBoost),
    NO_BOOST
  )
}

/** The bonuses of an attack that hold now: arcs and locations are judged when it is declared. OW-ARC-05, OW-ARC-04 */
export const bonusesThatHold = (book: Book, s: Encounter, scope: Scope, bonuses: readonly Bonus[]): readonly Bonus[] =>
  bonuses.filter((bonus) => holds(book, s, scope, bonus.if))
