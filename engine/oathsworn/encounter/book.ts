import type { Board, Body } from '../../kernel/hex'
import type { Kind, RecordOf } from '../content'
import type { Colour, Face } from '../might'
import type { DefId } from './state/ids'

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
}
