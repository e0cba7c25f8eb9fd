import type { FigureId, SlotId } from '../state/ids'

/** HP one character is about to lose. A boss loses it from a die that has been settled before. */
export interface Loss {
  readonly figure: FigureId
  readonly hp: number
  readonly from: { readonly slot: SlotId; readonly die: number } | null
}

/** HP about to be lost, which interrupts may still make fewer. */
export interface Pending {
  readonly figure: FigureId
  hp: number
  from: Loss['from']
}

/** A location whose die has just been removed: each wants a reaction. OW-BRK-01, OW-BRK-11 */
export interface Broken {
  readonly figure: FigureId
  readonly slot: SlotId
}
