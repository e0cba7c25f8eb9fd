import type { Hex } from '../../../../hex'
import type { FigureId, SlotId } from '../state/ids'
import type { Hit } from '../state/strike'

/** One victim, and the hexes of it that are aimed at. */
export interface AimedAt {
  readonly figure: FigureId
  readonly hexes: readonly Hex[]
}

const NOWHERE: readonly Hex[] = []

/** The hexes of a victim that are aimed at, if any are. */
export function hexesAimedAt({ at }: Aim, victim: FigureId): readonly Hex[] {
  for (const { figure, hexes } of at) if (figure === victim) return hexes
  return NOWHERE
}

/** An attack that has been aimed: whom it hits, and which hexes of each are aimed at. */
export interface Aim {
  readonly hits: readonly Hit[]
  readonly hexes: readonly Hex[]
  /** For each victim the hexes aimed at; none: the location nearest to the attacker. OW-AOE-06 */
  readonly at: readonly AimedAt[]
  readonly ranged: boolean
  /** Each further victim is spared the lowest cards. OW-CHAIN-05 */
  readonly chain: boolean
  /** From inside this location. OW-CONSUME-02 */
  readonly inside?: SlotId
  /** Where a melee chain leaves the attacker. OW-CHAIN-06 */
  readonly landings: readonly Hex[]
}
