import type { Json } from '../kernel/ids'
import type { Prompt, SpreadPrompt } from '../kernel/prompt'
import type { Encounter } from './encounter/state/state'
import { colours, type Colour } from './might'
import { expectedDamage, hpOdds, pilesOf, whiteRows, type Draw } from './odds'

/** Facts an attack lays beside its question. */
interface Facts {
  readonly targets?: readonly { readonly defence: number; readonly bonus: number }[]
}

/** More columns than this nobody reads. */
const MOST_COLUMNS = 10

/**
 * Honest odds for the question that is open: for each number of white cards the chance to miss and to take each number
 * of HP from the first target, out of the cards that are really left (OW-MIGHT-06).
 */
export function answerQuestion(s: Encounter, question: Json, waiting: readonly Prompt[]): Json | null {
  const asked = question as { ask?: string; seat?: string } | null
  if (asked?.ask !== 'odds') return null
  const prompt = waiting.find((one) => one.seat === asked.seat) ?? waiting[0]
  return prompt?.form === 'spread' && prompt.title.key === 'ask.might' ? oddsOfChoice(s, prompt) : null
}

function oddsOfChoice(s: Encounter, prompt: SpreadPrompt): Json {
  const { targets = [] } = (prompt.data ?? {}) as Facts
  const { defence, bonus } = targets[0] ?? { defence: 1, bonus: 0 }
  const cards: { [C in Colour]?: number } = {}
  for (const { id, max } of prompt.options) if (isColour(id) && id !== 'white') cards[id] = max
  const most = Math.min(MOST_COLUMNS, prompt.options.find(({ id }) => id === 'white')?.max ?? 0)
  const draw: Draw = { side: 'oathsworn', cards, piles: pilesOf(s.might.piles.oathsworn) }
  return {
    rows: whiteRows(draw, { kind: 'damage' }, most).map(({ white, odds }) => ({
      white,
      miss: odds.pMiss,
      hp: [...hpOdds(odds, defence, bonus)],
      expected: expectedDamage(odds, bonus) / defence
    }))
  }
}

const isColour = (id: string): id is Colour => (colours as readonly string[]).includes(id)
