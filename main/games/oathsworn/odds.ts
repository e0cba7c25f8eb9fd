// Honest odds beside a draw: from the cards that are really left, for each number of white cards.
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt, SpreadPrompt } from '../../../engine/kernel/prompt'
import { check, integer, json, list, oneOf, shape, text, type Infer } from '../../../engine/kernel/schema'
import type { Encounter } from '../../../engine/oathsworn/encounter/state/state'
import { hpOdds, oddsIgnoring, oddsOf, pilesOf, type Draw, type Odds } from '../../../engine/oathsworn/odds'

const MOST_WHITE = 12
const question = shape({ ask: oneOf(['odds']), rule: text(), seat: text() }, { data: json() })
/** What the engine says beside the question, as far as odds depend on it. */
const facts = shape(
  {
    targets: list(shape({ figure: text(), defence: integer({ min: 1 }), bonus: integer() }), { min: 1 }),
    ignoreHighest: integer({ min: 0 }),
    ignoreLowest: integer({ min: 0 })
  },
  { times: json(), least: json(), empower: json(), redraws: json() }
)
type Facts = Infer<typeof facts>

export function oddsFor(state: Encounter, asked: Json, waiting: readonly Prompt[]): Json | null {
  const read = check(question, asked)
  if (!read.ok) return null
  const prompt = waiting.find(({ rule, seat }) => rule === read.value.rule && seat === read.value.seat)
  if (prompt?.form !== 'spread') return null
  const known = check(facts, prompt.data)
  return known.ok ? { rows: rowsOf(state, prompt, known.value) } : null
}

function rowsOf(state: Encounter, prompt: SpreadPrompt, known: Facts): Json {
  const most = (colour: string): number => prompt.options.find(({ id }) => id === colour)?.max ?? 0
  const cubes = { yellow: most('yellow'), red: most('red'), black: most('black') }
  const least = Object.values(cubes).every((count) => count === 0) ? 1 : 0
  const piles = pilesOf(state.might.piles.oathsworn)
  return Array.from({ length: Math.max(0, Math.min(most('white'), MOST_WHITE) - least + 1) }, (_, index) => {
    const white = least + index
    return rowOf(white, oddsWith({ side: 'oathsworn', cards: { ...cubes, white }, piles }, known), known)
  })
}

function oddsWith(draw: Draw, { ignoreHighest, ignoreLowest }: Facts): Odds {
  if (ignoreHighest > 0) return oddsIgnoring(draw, { which: 'highest', count: ignoreHighest })
  return ignoreLowest > 0 ? oddsIgnoring(draw, { which: 'lowest', count: ignoreLowest }) : oddsOf(draw)
}

/** Against the first target: where there are several, the window shows the one that is aimed at. */
function rowOf(white: number, odds: Odds, { targets: [target] }: Facts): Json {
  const hp = [...hpOdds(odds, target?.defence ?? 1, target?.bonus ?? 0)]
  const expected = hp.reduce((sum, chance, lost) => sum + lost * chance, 0)
  return { white, miss: odds.pMiss, hp, expected }
}
