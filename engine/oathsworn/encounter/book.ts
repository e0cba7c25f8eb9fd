import type { Board, Body } from '../../kernel/hex'
import type { Content } from '../content'
import type { Colour, Face } from '../might'
import type { DefId } from './state/ids'

/** What the rules of an encounter look things up in: linked content, and what is worked out of it once. */
export interface Book {
  readonly content: Content
  /** The board of an encounter. */
  boardOf(encounter: DefId): Board
  /** The footprint of an enemy, or one hex for everybody else. */
  bodyOf(def: DefId): Body
  /** The faces of a die of this colour. OW-MIGHT-03 */
  dieOf(colour: Colour): readonly Face[]
}
