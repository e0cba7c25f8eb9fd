import { indexOf, type Board, type Hex, type Mask } from '../../../../hex'
import { latest } from '../../../../remembered/remembered'
import type { Encounter, Piece } from '../state/state'

/** Obstacles as they lie on the board. */
export interface Lying {
  readonly pieces: readonly Piece[]
  /** By hex: one more than the number of the obstacle there, 0 for none. As a mask: the obstacles. */
  readonly what: Mask
}

/** Obstacles seldom change. Without the latest being remembered bots play a fiftieth fewer answers. */
export const lyingOn = latest((board: Board, record: Encounter['pieces']): Lying => {
  const pieces = Object.values(record)
  return { pieces, what: numbered(board, pieces) }
})

/** Marks every hex of a list of things with one more than the number of the thing there, upon what is marked already. */
export function numbered(
  board: Board,
  things: readonly { readonly hexes: readonly Hex[] }[],
  upon: Mask = board.nothing
): Mask {
  const mask = upon.slice()
  for (let n = 0; n < things.length; n++) {
    const { hexes } = things[n] as { readonly hexes: readonly Hex[] }
    for (let i = 0; i < hexes.length; i++) mask[indexOf(board, hexes[i] as Hex)] = n + 1
  }
  return mask
}
