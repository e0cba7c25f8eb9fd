import type { Json } from '../../../../engine/kernel/ids'
import { isRecord } from '../../../ui/form/schema'

// What the game answers when it is asked for the odds of a check. Anything else is no answer, and nothing is shown.

export interface CheckRow {
  readonly white: number
  /** Two blanks or more. */
  readonly miss: number
  readonly success: number
  /** With the free redraws used as well as can be. */
  readonly redrawn: number | null
}

export interface CheckOdds {
  readonly redraws: number
  readonly rows: readonly CheckRow[]
}

export function checkOddsFrom(told: Json | undefined): CheckOdds | null {
  if (!isRecord(told) || !Array.isArray(told['rows'])) return null
  const rows = (told['rows'] as readonly Json[]).flatMap(rowFrom)
  const { redraws } = told
  return rows.length === 0 ? null : { rows, redraws: typeof redraws === 'number' ? redraws : 0 }
}

function rowFrom(row: Json): CheckRow[] {
  if (!isRecord(row)) return []
  const { white, miss, success, redrawn } = row
  if (typeof white !== 'number' || typeof miss !== 'number' || typeof success !== 'number') return []
  return [{ white, miss, success, redrawn: typeof redrawn === 'number' ? redrawn : null }]
}

const EVEN = 1e-9
const chanceOf = ({ success, redrawn }: CheckRow): number => redrawn ?? success

/** Where success is likeliest; of equals the fewest cards, which leaves more for the next draw. */
export function bestRow(rows: readonly CheckRow[]): CheckRow | undefined {
  let best: CheckRow | undefined
  for (const row of rows) if (!best || chanceOf(row) > chanceOf(best) + EVEN) best = row
  return best
}
