import type { Board, Body } from '../../../../hex'
import type { AbilityEffect, Kind, MonsterRecord, RecordOf, StageEffect } from '../../content'
import type { Colour, Face } from '../../might'
import type { TableEvent } from './event'
import type { Scope } from './scope'
import type { Broken } from './losses'
import type { Modifier } from './modifiers'
import type { DefId, FigureId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from './tab'

/** What the rules of an encounter look things up in: linked content, and what is worked out of it once. */
export interface Book {
  /** A record that must be there: packs are checked when they are linked, so a missing one is a fault, not a case. */
  get<K extends Kind>(kind: K, id: string): RecordOf<K>
  find<K extends Kind>(kind: K, id: string): RecordOf<K> | undefined
  all<K extends Kind>(kind: K): readonly RecordOf<K>[]
  /** The board of an encounter. */
  boardOf(encounter: DefId): Board
  /** The footprint of an enemy, or one hex for everybody else. */
  bodyOf(def: DefId): Body
  /** The faces of a die of this colour. OW-MIGHT-03 */
  dieOf(colour: Colour): readonly Face[]
  readonly perform: Perform
  /** The book of a fight whose told monster was put right. */
  retold(monster: MonsterRecord): Book
}

/** What counts at this table. */
export const bookAt = (book: Book, { retold }: Encounter): Book => (retold ? book.retold(retold) : book)

/**
 * Rules that need one another in a circle (an attack sets off an interrupt, which attacks) find one another through
 * the book; files do not. The doors to them are `interrupts.ts`, `modifiers.ts` and `effects/run.ts`.
 */
export interface Perform {
  occur(t: Tab, event: TableEvent): void
  ability(t: Tab, scope: Scope, effects: readonly AbilityEffect[]): void
  stage(t: Tab, scope: Scope, effects: readonly StageEffect[]): void
  react(t: Tab, broken: readonly Broken[], breaker: FigureId | null): void
  /** What is different about a figure by rules that always hold, of one kind of change. */
  standing(book: Book, s: Encounter, figure: FigureId, change: string): readonly Modifier[]
}
