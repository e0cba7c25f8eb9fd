import { isLegal, type Option, type Prompt, type Reply } from '../../../kernel/prompt'

/** A whole number below a count, from a stream of the bot's own. */
export type Pick = (below: number) => number

/** Any legal reply, every one possible; goods change hands rarely, or nobody would ever get anywhere. */
export function randomReply(prompt: Prompt, pick: Pick): Reply {
  switch (prompt.form) {
    case 'choose': {
      const legal = prompt.options.filter(isLegal)
      const likely = legal.filter((option) => !isGoods(option) || pick(20) === 0)
      const from = (likely.length >= prompt.min ? likely : legal).map(({ id }) => id)
      const most = Math.min(prompt.max, from.length)
      return { form: 'choose', chosen: drawn(from, prompt.min + pick(most - prompt.min + 1), pick) }
    }
    case 'faces':
      return { form: 'faces', faces: null }
    default:
      throw new Error(`the rules never ask for ${prompt.form}`)
  }
}

const isGoods = ({ id }: Option): boolean => /^(give|exchange|discard):/.test(id)

function drawn(from: readonly string[], count: number, pick: Pick): string[] {
  const left = [...from]
  const out: string[] = []
  while (out.length < count && left.length > 0) out.push(...left.splice(pick(left.length), 1))
  return out
}
