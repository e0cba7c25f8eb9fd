import { isCritical } from '../../might'
import type { Comparison, Condition, ConditionOutcome } from '../../content'
import type { Book } from '../table/book'
import { iconsUncovered, isBroken } from '../board/printedComponents'
import { modifiersOf } from '../table/modifiers'
import type { Encounter } from '../state/state'
import { hpLostTo } from '../state/strike'
import { flagFlag, numberOf } from './amount'
import { passes } from './filter'
import { figureReferred, referred } from './reference'
import type { Scope } from '../table/scope'
import { inGroup } from './who'

/** Is this so on the table as it is now? */
export function holds(book: Book, s: Encounter, scope: Scope, condition: Condition): boolean {
  switch (condition.test) {
    case 'number': {
      const of = numberOf(book, s, scope, condition.of)
      return compares(of, condition.is, numberOf(book, s, scope, condition.than))
    }
    case 'exists':
      return inGroup(book, s, scope, condition.who).length >= condition.least
    case 'is': {
      const figure = figureReferred(s, scope, condition.who)
      if (!figure) return false
      const { where, except } = condition
      return (
        where.every((filter) => passes(book, s, scope, filter, figure)) &&
        !except.some((filter) => passes(book, s, scope, filter, figure))
      )
    }
    case 'broken': {
      const figure = figureReferred(s, scope, condition.of)
      return figure !== undefined && isBroken(figure, condition.location)
    }
    case 'uncovered':
      return openIcons(book, s, scope).includes(condition.icon)
    case 'location':
      return condition.tags.some((tag) => scope.deed.strike?.aimedAt.includes(tag) ?? false)
    case 'flag':
      return s.flags[flagFlag(condition.flag)] === true
    case 'reaction':
      return scope.reaction
    case 'outcome':
      return cameOut(scope, condition.is)
    case 'own':
      return isOwnTurn(s, scope) === condition.turn
    case 'bespoke':
      return s.flags[`bespoke.${condition.script}`] === true
    case 'all':
      return condition.of.every((one) => holds(book, s, scope, one))
    case 'any':
      return condition.of.some((one) => holds(book, s, scope, one))
    case 'not':
      return !holds(book, s, scope, condition.of)
  }
}

function compares(a: number, is: Comparison, b: number): boolean {
  if (is === 'exactly') return a === b
  return is === 'at-least' ? a >= b : a <= b
}

/** OW-EATK-01: uncovered on the board, or counted as uncovered for a while. */
export function openIcons(book: Book, s: Encounter, scope: Scope): readonly string[] {
  const self = referred(s, scope, 'self')
  const uncovered = iconsUncovered(book, s)
  const exposing = self === null ? [] : modifiersOf(book, s, self, 'exposed')
  if (exposing.length === 0) return uncovered
  return [...uncovered, ...exposing.flatMap(({ icons }) => icons as readonly string[])]
}

function isOwnTurn(s: Encounter, scope: Scope): boolean {
  const seat = figureReferred(s, scope, 'self')?.seat
  return seat != null && s.turn?.seat === seat
}

/** How the latest attack or check ended. */
function cameOut({ deed: { strike, check } }: Scope, is: ConditionOutcome): boolean {
  switch (is) {
    case 'succeeded':
      return check?.passed === true
    case 'failed':
      return check?.passed === false
    case 'missed':
      return strike?.missed === true
    case 'hit':
      return strike !== null && !strike.missed
    case 'hp-lost':
      return strike !== null && hpLostTo(strike) > 0
    case 'no-hp-lost':
      return strike !== null && hpLostTo(strike) === 0
    case 'knocked-out':
      return strike?.hits.some(({ felled }) => felled) ?? false
    case 'broke':
      return strike?.hits.some(({ broke }) => broke) ?? false
    case 'critical':
      return strike?.drawn.some(({ face }) => isCritical(face)) ?? false
  }
}
