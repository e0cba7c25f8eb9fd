import { words, type Words } from '../../../../../messages/words'
import type { EncounterView } from '../../view/types'

/** One thing that lies on the physical table, and how it lies there. */
export interface TableThing {
  readonly id: string
  /** The heading it stands under when everything is laid. */
  readonly group: Words
  readonly words: Words
  /** What to do with it when it is not to lie there any more; nothing where something else says so. */
  readonly away: Words | null
  readonly hexes: readonly number[]
}

export const labelsOf = ({ board }: EncounterView, hexes: readonly number[]): string =>
  hexes.map((hex) => board.labels[board.hexes.indexOf(hex)] ?? '?').join(', ')

export const facingOf = (facing: string): Words => words(`direction.${facing}`)
