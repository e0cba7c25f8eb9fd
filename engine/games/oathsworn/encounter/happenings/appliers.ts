import type { Happening } from '../../../../kernel/game'
import type { Encounter } from '../state/state'

/** One rule for each kind of happening, found by its name. */
export type Appliers<H extends Happening> = {
  readonly [K in H['kind']]: (state: Encounter, happening: Extract<H, { kind: K }>) => Encounter
}
