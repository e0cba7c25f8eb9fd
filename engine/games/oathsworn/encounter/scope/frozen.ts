import { colours, type PerColour } from '../../might'
import type { Amount, Boost, Change, MightChange } from '../../content'
import type { Book } from '../table/book'
import type { Modifier } from '../table/modifiers'
import type { Encounter } from '../state/state'
import { numberOf } from './amount'
import { referred } from './reference'
import type { Scope } from '../table/scope'

/** What is better about an attack, in numbers. */
export interface FrozenBoost {
  readonly damage: number
  readonly might: PerColour<number>
  readonly empower: number
  readonly redraws: number
  readonly ignoreHighest: number
  readonly ignoreLowest: number
  readonly least: number
  readonly times: number
  readonly range: number
  readonly pierce: number
}

/** A change with its numbers worked out and its people named, as it stands at this moment: fit to be kept. */
export function frozen(book: Book, s: Encounter, scope: Scope, change: Change): Modifier {
  const number = (amount: Amount): number => numberOf(book, s, scope, amount)
  switch (change.change) {
    case 'defence':
    case 'movement':
    case 'regen':
    case 'cost':
      return { ...change, by: number(change.by) }
    case 'check':
      return { ...change, by: number(change.by), redraws: number(change.redraws) }
    case 'attacks':
    case 'attacked':
      return { change: change.change, boost: { ...frozenBoost(book, s, scope, change.boost) } }
    case 'might':
      return { change: 'might', cards: frozenMight(book, s, scope, change.cards) }
    case 'blind':
      return { change: 'blind', range: number(change.range) }
    case 'taunted':
      return { change: 'taunted', figure: referred(s, scope, change.by) }
    case 'shared':
      return { change: 'shared', figure: referred(s, scope, change.with), all: change.all }
    case 'forbid':
    case 'untargetable':
    case 'walks':
    case 'immune':
    case 'exposed':
    case 'shielded':
    case 'bespoke':
      return { ...change }
  }
}

export function frozenBoost(book: Book, s: Encounter, scope: Scope, boost: Boost): FrozenBoost {
  const number = (amount: Amount): number => numberOf(book, s, scope, amount)
  return {
    damage: number(boost.damage),
    might: frozenMight(book, s, scope, boost.might),
    empower: number(boost.empower),
    redraws: number(boost.redraws),
    ignoreHighest: number(boost.ignoreHighest),
    ignoreLowest: number(boost.ignoreLowest),
    least: number(boost.least),
    times: boost.times,
    range: number(boost.range),
    pierce: number(boost.pierce)
  }
}

/** Only colours that are named. */
export function frozenMight(
  book: Book,
  s: Encounter,
  scope: Scope,
  cards: MightChange
): { [C in (typeof colours)[number]]?: number } {
  const worked: { [C in (typeof colours)[number]]?: number } = {}
  for (const colour of colours) {
    const amount = cards[colour]
    if (amount !== undefined) worked[colour] = numberOf(book, s, scope, amount)
  }
  return worked
}
