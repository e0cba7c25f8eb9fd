import type { Happening } from '../../../../kernel/game'
import type { Table } from '../../../../kernel/table'
import type { Book } from './book'
import type { Happened } from '../happenings'
import type { Encounter } from '../state/state'

/** The table an Oathsworn rule sits at. */
export type Tab = Table<Encounter, Happened, Book>

/** One rule for each kind of happening, found by its name. */
export type Appliers<H extends Happening> = {
  readonly [K in H['kind']]: (state: Encounter, happening: Extract<H, { kind: K }>) => Encounter
}
