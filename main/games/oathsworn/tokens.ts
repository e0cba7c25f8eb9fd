// What a draw comes to for each number of tokens that empower it. OW-TOKEN-10, OW-EMP-05
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, integer, list, oneOf, record, shape } from '../../../engine/schema'
import { colours, perColour } from '../../../engine/games/oathsworn/might'
import { bestEmpowerings, measureOf, type Draw } from '../../../engine/games/oathsworn/odds'
import { worthTold, type AimedDraw } from './aim'
import { count } from './meant'

/** The engine says beside the question what has been chosen, and how many steps each number of tokens gives. */
const spending = shape({
  drawn: record(oneOf(colours), shape({ cards: count, dice: count })),
  byNumber: list(integer({ min: 0 }), { min: 1 })
})

/** A row for each number of tokens, each laid as well as can be; null where something else is asked. */
export function tokenOdds({ form, data }: Prompt, table: Pick<Draw, 'piles' | 'faces'>, aim: AimedDraw): Json | null {
  if (form !== 'number' || typeof data !== 'object' || data === null || !('byNumber' in data)) return null
  const read = check(spending, { drawn: data['drawn'] ?? null, byNumber: data['byNumber'] ?? null })
  if (!read.ok) return null
  const { drawn, byNumber } = read.value
  const of = (by: 'cards' | 'dice') => perColour((colour) => drawn[colour]?.[by] ?? 0)
  const draw: Draw = { side: 'oathsworn', cards: of('cards'), dice: of('dice'), ...table }
  const rows = bestEmpowerings(draw, byNumber, aim.goal, aim.ignores)
  return {
    kind: 'draw',
    of: aim.of,
    targets: aim.targets,
    asks: 'tokens',
    measure: measureOf(rows, aim.goal),
    rows: rows.map(({ odds }, tokens) => ({ white: tokens, ...worthTold(odds, aim) }))
  }
}
