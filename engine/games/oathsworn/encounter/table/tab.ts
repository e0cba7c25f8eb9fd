import type { Table } from '../../../../kernel/table'
import type { Book } from './book'
import type { Happened } from '../happenings'
import type { Encounter } from '../state/state'

/** The table an Oathsworn rule sits at. */
export type Tab = Table<Encounter, Happened, Book>
