import type { Chance } from '../../../../kernel/chance'
import type { Table } from '../../../../kernel/table'
import type { Colour, Face } from '../../might'
import type { Happened } from '../happenings'
import type { MightHappening } from '../happenings/might'
import type { SeatId } from '../state/ids'
import type { Dials, Settings } from '../state/settings'
import type { MightState, Tokens } from '../state/state'

/**
 * What drawing, empowering and redrawing need of a table. An encounter is one, and so is the story part of a chapter:
 * the cards are the same, and so are the rules for them. OW-MIGHT-01
 */
export interface MightTable extends Pick<Table<unknown, Happened>, 'ask' | 'chooseOne'> {
  readonly see: MightSeen
  readonly book: { dieOf(colour: Colour): readonly Face[] }
  happen(happening: MightHappening | Extract<Happened, { kind: 'tokensSpent' | 'told' }>): void
}

export interface MightSeen {
  readonly chance: Chance
  readonly might: MightState
  readonly is: { readonly dials: Pick<Dials, 'might'>; readonly settings: Pick<Settings, 'refillAtOnce'> }
  readonly seats: { readonly [S in SeatId]: { readonly name: string; readonly tokens: Tokens } }
}
