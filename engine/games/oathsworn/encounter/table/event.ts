import type { CheckType, CardMoment, Trigger } from '../../content'
import type { FigureId } from '../state/ids'
import type { Figure } from '../state/state'
import type { Strike } from '../state/strike'
import type { Pending } from './losses'

/** Something at the table that may set something off: what a trigger is compared with. */
export interface TableEvent {
  readonly on: Trigger['on']
  /** Before or after, or which window of an attack, a move, a turn. */
  readonly window?: string
  /** Whom it is about; the first who fits a trigger is its `subject`. */
  readonly who?: readonly FigureId[]
  /** Of somebody who has fallen: how they stood before. What describes them speaks of that. */
  readonly stood?: Figure
  /** Who did it. */
  readonly by?: FigureId | null
  readonly location?: string
  readonly status?: string
  readonly moment?: CardMoment
  readonly check?: CheckType
  readonly played?: 'ability' | 'item' | 'injury' | 'token' | 'special'
  /** The attack in progress, which what follows may change. */
  readonly strike?: Strike
  /** HP about to be lost, which what follows may make fewer. */
  readonly pending?: readonly Pending[]
  /** A move, a displacement or a stage card that may be stopped. */
  readonly stop?: Stop
}

/** Shared by who makes something happen and who may stop it. */
export interface Stop {
  cancelled: boolean
  /** Of several it would happen to, those it does not. */
  spared: readonly FigureId[]
}

export const newStop = (): Stop => ({ cancelled: false, spared: [] })
