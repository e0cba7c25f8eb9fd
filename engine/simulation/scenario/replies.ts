import { isLegal, type Option, type Prompt, type Reply } from '../../kernel/prompt'
import type { ScenarioStep, StepObject } from './steps'

/** From the words of a scenario to those of the engine. */
export type NamedReplies = (name: string) => string

/** The reply a step means to this prompt; null when it is not an answer to it. */
export function replyIn(named: NamedReplies, prompt: Prompt, step: ScenarioStep): Reply | null {
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

function choosing(named: NamedReplies, prompt: Prompt, names: readonly string[]): Reply | null {
  if (prompt.form !== 'choose' && prompt.form !== 'order') return null
  const ids = names.map(named)
  if (!ids.every((id) => prompt.options.some((one) => one.id === id && isLegal(one)))) return null
  return prompt.form === 'choose' ? { form: 'choose', chosen: ids } : { form: 'order', order: ids }
}

/** Whether an option declines: a game may have words of its own for it. */
export type Declines = (option: Option) => boolean

const DECLINING = ['pass', 'no', 'none', 'done', 'stop', 'end', 'go-on']
const declinesByName: Declines = ({ id }) => DECLINING.includes(id)

/** The least anybody can do: decline, pass, pay nothing. */
export function least(prompt: Prompt, declines: Declines = () => false): Reply {
  switch (prompt.form) {
    case 'choose': {
      const legal = prompt.options.filter(isLegal)
      if (prompt.groups)
        return { form: 'choose', chosen: prompt.groups.flatMap(({ id, count }) => firstOf(legal, id, count)) }
      const no = legal.find(declinesByName) ?? legal.find(declines)
      const chosen = no !== undefined && prompt.min <= 1 ? [no] : legal.slice(0, prompt.min)
      return { form: 'choose', chosen: chosen.map(({ id }) => id) }
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

const firstOf = (legal: readonly Option[], group: string, count: number): string[] =>
  legal
    .filter((one) => one.group === group)
    .slice(0, count)
    .map(({ id }) => id)
