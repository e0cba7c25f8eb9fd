import type { Hex } from '../../../engine/hex'

/** The same board, obstacles and trips for everybody. */
export interface Scene {
  readonly hexes: readonly Hex[]
  readonly walls: readonly Hex[]
  readonly trips: readonly { readonly from: Hex; readonly to: Hex }[]
}
