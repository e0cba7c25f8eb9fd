import { isLegal, type ChoosePrompt, type Option, type Prompt, type Reply } from '../kernel/prompt'
import type { Pick } from './bot'

/** What can be chosen again and again and leads nowhere: one choice in `chosenOnceIn` is free to take it. */
export interface Idling {
  readonly isIdle: (option: Option) => boolean
  readonly chosenOnceIn: number
}

const NONE: Idling = { isIdle: () => false, chosenOnceIn: 1 }

/** Any legal reply, every one possible; what is idle is rare, or nobody would ever get anywhere. */
export function randomReply(prompt: Prompt, pick: Pick, idling: Idling = NONE): Reply {
  switch (prompt.form) {
    case 'choose':
      return { form: 'choose', chosen: randomChoice(prompt, pick, idling) }
    case 'order': {
      const ids = prompt.options.map(({ id }) => id)
      return { form: 'order', order: drawn(ids, ids.length, pick) }
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

function randomChoice(prompt: ChoosePrompt, pick: Pick, { isIdle, chosenOnceIn }: Idling): string[] {
  if (prompt.groups) return prompt.groups.flatMap(({ id, count }) => drawn(idsOf(prompt, id), count, pick))
  const legal = prompt.options.filter(isLegal)
  const worthwhile = legal.filter((option) => !isIdle(option) || pick(chosenOnceIn) === 0)
  const ids = (worthwhile.length >= prompt.min && worthwhile.length > 0 ? worthwhile : legal).map(({ id }) => id)
  const most = Math.min(prompt.max, ids.length)
  return drawn(ids, prompt.min + pick(Math.max(1, most - prompt.min + 1)), pick)
}

const idsOf = ({ options }: ChoosePrompt, group: string): string[] =>
  options.filter((option) => isLegal(option) && option.group === group).map(({ id }) => id)

function drawn(from: readonly string[], count: number, pick: Pick): string[] {
  const left = [...from]
  const out: string[] = []
  while (out.length < count && left.length > 0) out.push(...left.splice(pick(left.length), 1))
  return out
}
