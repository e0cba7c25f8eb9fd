import type { Json } from '../../../../../engine/kernel/ids'
import type { Words } from '../../../../../engine/messages/words'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { ToldLine } from '../../../../../preload/contract/shapes'
import type { TellingLine } from '../../../../table/report/telling'
import { isRecord } from '../../../../ui/form/schema'

/** What the stage card that lies face up will do if nothing changes, as far as anybody can know. */
export interface Forecast {
  readonly happened: readonly Happened[]
  /** Said like what really happens. */
  readonly lines: readonly Words[]
  /** Where the certain ends. */
  readonly open: 'chance' | 'choice' | null
}

type Teller = (told: readonly ToldLine[]) => readonly TellingLine[]

export function forecastFrom(answer: Json | undefined, tell: Teller): Forecast | null {
  if (!isRecord(answer) || !Array.isArray(answer['steps'])) return null
  const told = answer['steps'].flatMap((step: Json): ToldLine[] => {
    if (!isRecord(step) || !isRecord(step['happening'])) return []
    return [{ after: 0, happening: step['happening'] as ToldLine['happening'], line: step['words'] as Words | null }]
  })
  const { open } = answer
  return {
    happened: told.map(({ happening }) => happening as Happened),
    lines: tell(told.filter(({ happening }) => happening.kind !== 'stageBegan')).map(({ words }) => words),
    open: open === 'chance' || open === 'choice' ? open : null
  }
}
