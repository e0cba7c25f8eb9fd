import type { Chooser, Reference } from '../../content'
import { seat, type Seat } from '../../../../kernel/ids'
import { COMPANY } from '../board/asking'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { playedBy } from '../board/figures'
import type { Scope } from '../table/scope'

/** The figure somebody is called by, on the board or not; null when nobody plays that part. */
export function referred(s: Encounter, scope: Scope, reference: Reference): FigureId | null {
  switch (reference) {
    case 'lead':
      return playedBy(s, s.clock.lead)?.id ?? null
    case 'last-attacker':
      return lastAttacker(s, scope.roles.self ?? null)
    // Whom an ability has attacked is its target from then on. OW-TGT-06: an enemy that has found nobody has none.
    case 'target':
      return scope.roles.target === undefined ? (scope.deed.strike?.hits[0]?.figure ?? null) : scope.roles.target
    default:
      return scope.roles[reference] ?? null
  }
}

export function figureReferred(s: Encounter, scope: Scope, reference: Reference): Figure | undefined {
  const id = referred(s, scope, reference)
  return id === null ? undefined : s.figures[id]
}

function lastAttacker(s: Encounter, self: FigureId | null): FigureId | null {
  for (let i = s.attacks.length - 1; i >= 0; i--) {
    const note = s.attacks[i]
    if (note && note.on === self) return note.by
  }
  return null
}

/** Whose player decides. Figures without a player of their own leave it to the company. */
export function seatOf(s: Encounter, scope: Scope, chooser: Chooser): Seat {
  if (chooser === 'company') return COMPANY
  return seatOfFigure(figureReferred(s, scope, chooser))
}

export const seatOfFigure = (figure: Figure | undefined): Seat => (figure?.seat ? seat(figure.seat) : COMPANY)
