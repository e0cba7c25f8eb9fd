import type { Hex } from '../../../../hex'
import type { Book } from '../table/book'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'
import { hexesOf, isFriendly } from '../board/figures'
import { figureReferred } from './reference'
import type { Scope } from '../table/scope'

/** Whose doing an effect is: the one who acts, of a helper its owner. OW-BRK-14, OW-TGT-07 */
export function causerOf(s: Encounter, scope: Scope): FigureId | null {
  const self = figureReferred(s, scope, 'self')
  if (self?.kind === 'helper') return (self.seat ? s.seats[self.seat].figure : null) ?? self.id
  return self?.id ?? figureReferred(s, scope, 'owner')?.id ?? null
}

/** The seat that decides where an effect leaves a choice, if a player is behind it. */
export function seatBehind(s: Encounter, scope: Scope) {
  const figure = figureReferred(s, scope, 'self') ?? figureReferred(s, scope, 'owner')
  return figure && isFriendly(figure) ? figure.seat : null
}

/** The hexes from which the nearest die of a boss is looked for. OW-TILE-09, OW-STATUS-10 */
export function hexesOfCause(book: Book, s: Encounter, scope: Scope): readonly Hex[] {
  if (scope.deed.where !== null) return [scope.deed.where]
  const figure = figureReferred(s, scope, 'self') ?? figureReferred(s, scope, 'owner')
  return figure ? hexesOf(book, figure) : []
}
