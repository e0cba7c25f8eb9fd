import type { Dir, Hex } from '../../../../hex'
import type { DefId, FigureId, PieceId, SeatId, SlotId } from './ids'

export const FIGURE_KINDS = ['oathsworn', 'ally', 'helper', 'boss', 'minion'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export interface Figure {
  readonly id: FigureId
  readonly kind: FigureKind
  readonly def: DefId
  /** The seat that plays it. */
  readonly seat: SeatId | null
  /** The hex of the core; null when off the board. */
  readonly at: Hex | null
  readonly facing: Dir
  /** Bosses have their HP in slots. */
  readonly hp: number
  readonly slots: { readonly [slot: SlotId]: BodySlot }
  readonly statuses: Statuses
  /** Why it is off the board. */
  readonly gone: Gone | null
}

export type Gone = 'unconscious' | 'killed' | 'consumed' | 'removed' | 'notYet'

/** The dice that still lie in a location. Empty: broken, its icons uncovered. */
export interface BodySlot {
  readonly dice: readonly number[]
}

export interface Statuses {
  readonly bleed: number
  readonly poison: number
  readonly crippled: Crippled | null
  /** Statuses an encounter brings of its own. */
  readonly other: { readonly [status: string]: number }
}
export const NO_STATUSES: Statuses = { bleed: 0, poison: 0, crippled: null, other: {} }

/** Goes after the Oathsworn phase of this round. OW-STATUS-03..05 */
export interface Crippled {
  readonly until: number
}

/** An obstacle of one or several hexes. */
export interface Piece {
  readonly id: PieceId
  readonly def: DefId
  readonly hexes: readonly Hex[]
}

export interface Tile {
  readonly def: DefId
  /** One hex, or all hexes of a large tile. Later ones lie on top; large ones underneath. OW-TILE-06, OW-TILE-07 */
  readonly hexes: readonly Hex[]
  readonly large: boolean
}
