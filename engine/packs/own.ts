// What a table has told and the app remembers, as a pack of its own: the same for every game that remembers.
import type { Words } from '../messages/words'
import type { PackFiles } from './pack'

export interface Kept {
  readonly files: PackFiles
  /** Its words are under this key in the words of the packs, or it has no name of its own. */
  readonly name: { readonly key: string; readonly text: string | null }
  /** It had been told before: the newest word counts. */
  readonly isNew: boolean
}

export interface PartName {
  readonly kind: string
  readonly id: string
  /** A text of a card that a pack knows otherwise; else a card nobody else knows. */
  readonly isText: boolean
}

/** One thing that is remembered, as a list of them shows it. */
export interface OwnPart extends PartName {
  readonly name: Words
  /** Whose it is: a class, an encounter. */
  readonly of: Words | null
}
