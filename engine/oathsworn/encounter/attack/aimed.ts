import type { Hex } from '../../../kernel/hex'
import type { FigureId, SlotId } from '../state/ids'
import type { Hit } from '../strike'

/** An attack that has been aimed: whom it hits, and which hexes of each are aimed at. */
export interface Aim {
  readonly hits: readonly Hit[]
  readonly hexes: readonly Hex[]
  /** For each victim the hexes aimed at; none: the location nearest to the attacker. OW-AOE-06 */
  readonly at: ReadonlyMap<FigureId, readonly Hex[]>
  readonly ranged: boolean
  /** Each further victim is spared the lowest cards. OW-CHAIN-05 */
  readonly chain: boolean
  /** From inside this location. OW-CONSUME-02 */
  readonly inside?: SlotId
  /** Where a melee chain leaves the attacker. OW-CHAIN-06 */
  readonly landings: readonly Hex[]
}
