import type { Json } from '../../../../../engine/kernel/ids'
import type { Words } from '../../../../../engine/messages/words'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { isRecord } from '../../../../ui/form/schema'

/** What the stage card that lies face up will do if nothing changes, as far as anybody can know. */
export interface Forecast {
  readonly happened: readonly Happened[]
  /** Said like what really happens. */
  readonly lines: readonly Words[]
  /** Where the certain ends. */
  readonly open: 'chance' | 'choice' | null
}

/** Null where there is none: main answers this question with a forecast or not at all. */
export const forecastFrom = (answer: Json | undefined): Forecast | null =>
  isRecord(answer) ? (answer as unknown as Forecast) : null
