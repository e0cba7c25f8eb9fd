import { isLegal, type ChoosePrompt, type Option, type Prompt, type Reply } from '../../../kernel/prompt'
import type { Bot } from './bot'

type Pick = (below: number) => number

/** Any legal reply, every one possible. What costs and changes nothing is rare, or nobody would ever get anywhere. */
export const randomBot: Bot = ({ prompt, pick }) => randomReply(prompt, pick)

export function randomReply(prompt: Prompt, pick: Pick): Reply {
  switch (prompt.form) {
    case 'choose':
      return { form: 'choose', chosen: randomChoice(prompt, pick) }
    case 'order':
      return {
        form: 'order',
        order: drawn(
          prompt.options.map(({ id }) => id),
          prompt.options.length,
          pick
        )
      }
    case 'spread': {
      const points = prompt.options
        .filter(isLegal)
        .flatMap(({ id, max }) => Array<string>(Math.min(max, prompt.max)).fill(id))
      const most = Math.min(prompt.max, points.length)
      const amounts: Record<string, number> = {}
      for (const id of drawn(points, prompt.min + pick(most - prompt.min + 1), pick))
        amounts[id] = (amounts[id] ?? 0) + 1
      return { form: 'spread', amounts }
    }
    case 'number':
      return { form: 'number', value: prompt.min + pick(prompt.max - prompt.min + 1) }
    case 'faces':
      return { form: 'faces', faces: null }
    case 'card':
      return { form: 'card', card: prompt.offer }
  }
}

function randomChoice(prompt: ChoosePrompt, pick: Pick): string[] {
  if (prompt.groups) return prompt.groups.flatMap(({ id, count }) => drawn(idsOf(prompt, id), count, pick))
  const legal = prompt.options.filter(isLegal)
  const worthwhile = legal.filter((option) => !isIdle(option) || pick(40) === 0)
  const ids = (worthwhile.length >= prompt.min && worthwhile.length > 0 ? worthwhile : legal).map(({ id }) => id)
  const most = Math.min(prompt.max, ids.length)
  return drawn(ids, prompt.min + pick(Math.max(1, most - prompt.min + 1)), pick)
}

const idsOf = ({ options }: ChoosePrompt, group: string): string[] =>
  options.filter((option) => isLegal(option) && option.group === group).map(({ id }) => id)

/** Turning on the spot, and a card of one's own of which nothing is told: free, and without end. */
const isIdle = ({ id }: Option): boolean => id.startsWith('face:') || id === 'own-card'

function drawn(from: readonly string[], count: number, pick: Pick): string[] {
  const left = [...from]
  const out: string[] = []
  while (out.length < count && left.length > 0) out.push(...left.splice(pick(left.length), 1))
  return out
}
