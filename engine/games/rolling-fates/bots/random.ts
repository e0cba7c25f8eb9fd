import type { Json } from '../../../kernel/ids'
import type { CardPrompt, Option, Prompt, Reply } from '../../../kernel/prompt'
import type { Pick } from '../../../simulation/bot'
import { randomReply as anyReply } from '../../../simulation/randomReply'
import { STATUSES } from '../statuses'
import type { FatesBot } from './bot'

/** Any legal reply, every one possible; goods change hands rarely, or nobody would ever get anywhere. */
export const random: FatesBot = ({ prompt, pick }) => randomReply(prompt, pick)

export function randomReply(prompt: Prompt, pick: Pick): Reply {
  if (prompt.form === 'card') return { form: 'card', card: pick(8) === 0 ? null : randomCard(prompt, pick) }
  return anyReply(prompt, pick, { isIdle, chosenOnceIn: 20 })
}

const isIdle = ({ id }: Option): boolean => /^(give|exchange|discard):/.test(id)

/** What a table might tell. */
function randomCard({ schema, data }: CardPrompt, pick: Pick): Json {
  const { foes = [], heroes = [] } = (data ?? {}) as { readonly foes?: string[]; readonly heroes?: string[] }
  const one = (ids: readonly string[]): string => ids[pick(ids.length)] ?? ''
  switch (schema) {
    case 'hit': {
      const statuses = pick(3) === 0 ? [STATUSES[pick(STATUSES.length)] ?? 'poison'] : []
      return { target: one(foes), damage: 1 + pick(9), statuses, by: pick(2) === 0 ? null : one(heroes) }
    }
    case 'heal':
      return { to: [one(heroes)], amount: pick(6) }
    case 'board':
      return randomBoard(pick)
    default:
      return { name: `Card ${pick(1000)}` }
  }
}

const randomBoard = (pick: Pick): Json => ({
  rows: [0, 1, 2].map((level) => ({ life: 16 + 4 * level + pick(4), defense: pick(3), inventory: 1 + pick(4) })),
  abilities: [
    { name: 'Strike', cost: '*', parts: [{ targets: 1, damage: 2 + pick(4) }] },
    { name: 'Mend', cost: 'aa', parts: [{ targets: 1, heal: 1 + pick(6) }] }
  ]
})
