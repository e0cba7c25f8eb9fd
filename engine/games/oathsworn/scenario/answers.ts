import { hexOf } from '../../../hex'
import type { Prompt, Reply } from '../../../kernel/prompt'
import type { Book } from '../encounter/state/book'
import type { Encounter } from '../encounter/state/state'
import { boardOf } from '../encounter/board/world'
import type { Step, StepObject } from './schema'

/** Options in the words of the engine: `hex:F6` becomes the hex of that label. */
export function optionNamed(book: Book, s: Encounter, name: string): string {
  return name.replace(/:([A-Z]{1,2}[1-9]\d?)(?=:|$)/g, (whole, label: string) => {
    const hex = hexOf(boardOf(book, s), label)
    return hex === undefined ? whole : `:${hex}`
  })
}

/** From the words of a scenario to those of the engine. */
type Named = (name: string) => string

/** The reply a step means to this prompt; null when it is not an answer to it. */
export function replyIn(named: Named, prompt: Prompt, step: Step): Reply | null {
  if (typeof step === 'number')
    return prompt.form === 'number' && step >= prompt.min && step <= prompt.max ? { form: 'number', value: step } : null
  if (typeof step === 'string') return choosing(named, prompt, [step])
  if (Array.isArray(step)) return choosing(named, prompt, step as readonly string[])
  const one = step as StepObject
  if (one.by !== undefined && one.by !== prompt.seat) return null
  if (one.ruling !== undefined) return { form: 'ruling', ruling: one.ruling }
  if (one.choose !== undefined) return choosing(named, prompt, [one.choose])
  if (one.spread !== undefined)
    return prompt.form === 'spread'
      ? { form: 'spread', amounts: one.spread as { readonly [id: string]: number } }
      : null
  if (one.faces !== undefined) return prompt.form === 'faces' ? { form: 'faces', faces: one.faces } : null
  if (one.card !== undefined) return prompt.form === 'card' ? { form: 'card', card: one.card } : null
  return null
}

function choosing(named: Named, prompt: Prompt, names: readonly string[]): Reply | null {
  if (prompt.form !== 'choose' && prompt.form !== 'order') return null
  const ids = names.map(named)
  if (!ids.every((id) => prompt.options.some((one) => one.id === id && one.refused === undefined))) return null
  return prompt.form === 'choose' ? { form: 'choose', chosen: ids } : { form: 'order', order: ids }
}

const DECLINING = ['pass', 'no', 'none', 'done', 'stop', 'end']

/** Whoever may move has not moved yet: the least is to stay. OW-MOVE-03 */
const staying = ({ options }: Extract<Prompt, { form: 'choose' }>): string | undefined =>
  options.find(({ label }) => label.key === 'option.stay')?.id

/** The least anybody can do: decline, pass, pay nothing. */
export function least(prompt: Prompt): Reply {
  switch (prompt.form) {
    case 'choose': {
      const legal = prompt.options.filter((one) => one.refused === undefined).map(({ id }) => id)
      const no = legal.find((id) => DECLINING.includes(id)) ?? staying(prompt)
      if (prompt.groups)
        return { form: 'choose', chosen: prompt.groups.flatMap(({ id, count }) => firstOf(prompt, id, count)) }
      return { form: 'choose', chosen: no !== undefined && prompt.min <= 1 ? [no] : legal.slice(0, prompt.min) }
    }
    case 'number':
      return { form: 'number', value: prompt.min }
    case 'order':
      return { form: 'order', order: prompt.options.map(({ id }) => id) }
    case 'spread': {
      const amounts: { [id: string]: number } = {}
      let wanted = prompt.min
      for (const { id, max } of prompt.options) {
        const share = Math.min(wanted, max)
        if (share > 0) amounts[id] = share
        wanted -= share
      }
      return { form: 'spread', amounts }
    }
    case 'faces':
      return { form: 'faces', faces: null }
    case 'card':
      return { form: 'card', card: prompt.offer }
  }
}

const firstOf = (prompt: Extract<Prompt, { form: 'choose' }>, group: string, count: number): string[] =>
  prompt.options
    .filter((one) => one.refused === undefined && one.group === group)
    .slice(0, count)
    .map(({ id }) => id)
