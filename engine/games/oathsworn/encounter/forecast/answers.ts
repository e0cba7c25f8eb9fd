import type { Words } from '../../../../messages/words'
import type { Happened } from '../happenings'
import type { Arcs } from '../look/arcs'
import type { Ranged } from '../look/reaching'
import type { SightLine } from '../look/sightTo'
import type { Cell } from '../look/striding'

/** What main answers to each question about the board, and the window draws. */
export interface BoardAnswers {
  readonly arcs: Arcs
  readonly reach: { readonly cells: readonly Cell[] }
  readonly range: Ranged
  readonly sight: SightLine
  readonly outlook: StageForecast
}

/** What the stage card that lies face up will do if nothing changes, as far as anybody can know. */
export interface StageForecast {
  readonly card: string
  readonly happened: readonly Happened[]
  /** Said like what really happens. */
  readonly lines: readonly Words[]
  /** Where the certain ends. */
  readonly open: 'chance' | 'choice' | null
}
