// How a location is modelled: every build has a sculptor for every role. Monsters are modelled facing north.
import type { TableSpot } from '../../hexes'
import type { Rgb } from '../../theme'
import type { Solid, Vec } from '../sculpt'
import type { PartRole } from '../../scene'

export interface PartModel {
  readonly solid: Solid
  /** Middles of the part's hexes, seen from the core. */
  readonly spots: readonly TableSpot[]
  readonly middle: TableSpot
  readonly hide: Rgb
  readonly bone: Rgb
  readonly ember: Rgb
  readonly seed: number
}

export type Sculptor = (model: PartModel) => void
export type Build = Readonly<Record<PartRole, Sculptor>>

export const on = ({ x, z }: TableSpot, y: number, along = 1): Vec => [x * along, y, z * along]
/** -1 for what lies west of the core, 1 for the east. */
export const sideOf = ({ x }: TableSpot): number => (x < 0 ? -1 : 1)
