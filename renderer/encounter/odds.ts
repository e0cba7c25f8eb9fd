import type { Json } from '../../engine/kernel/ids'
import { isRecord } from '../ui/form/schema'
import { percent, type OddsColumn } from '../ui/odds'

// What the game answers when it is asked for the odds of a draw. Anything else is no answer, and nothing is shown.

export interface OddsAnswer {
  readonly columns: readonly OddsColumn[]
  readonly breaks: string | undefined
}

export function oddsFrom(told: Json | undefined): OddsAnswer | null {
  const rows = isRecord(told) && Array.isArray(told['rows']) ? (told['rows'] as readonly Json[]) : []
  const columns = rows.flatMap(columnFrom)
  if (columns.length === 0) return null
  const breaks = isRecord(told) && typeof told['breaks'] === 'number' ? percent(told['breaks']) : undefined
  return { columns, breaks }
}

function columnFrom(row: Json): OddsColumn[] {
  if (!isRecord(row)) return []
  const { white, miss, hp, expected } = row
  if (typeof white !== 'number' || typeof miss !== 'number' || typeof expected !== 'number') return []
  if (!Array.isArray(hp) || !hp.every((chance) => typeof chance === 'number')) return []
  return [{ choice: white, label: String(white), miss, hp: hp as number[], expected }]
}
