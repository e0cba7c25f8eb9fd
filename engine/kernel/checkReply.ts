import type { Json } from './ids'
import { isLegal, type ChoosePrompt, type Option, type Prompt, type Reply } from './prompt'
import { words, type Words } from './words'

export type Checked = { readonly ok: true; readonly reply: Reply } | { readonly ok: false; readonly why: Words }

const no = (key: string, args?: Words['args']): Checked => ({ ok: false, why: words(`answer.${key}`, args) })
const yes = (reply: Reply): Checked => ({ ok: true, reply })

/**
 * Is this reply an answer to this prompt? Judged by the prompt's own options alone: no rule is asked, so a script
 * that has been resumed never has to be un-resumed. What is accepted is a fresh object with nothing extra in it.
 */
export function checkReply(prompt: Prompt, given: unknown): Checked {
  if (!isRecord(given)) return no('shape')
  if (given['form'] !== prompt.form) return no('form')
  const field = FIELD[prompt.form]
  for (const key of Object.keys(given)) if (key !== 'form' && key !== field) return no('extra')
  const value = given[field]
  switch (prompt.form) {
    case 'choose':
      return checkChosen(prompt, value)
    case 'order':
      return checkOrder(prompt.options, value)
    case 'spread':
      return checkAmounts(prompt, value)
    case 'number':
      return isWhole(value) && value >= prompt.min && value <= prompt.max
        ? yes({ form: 'number', value })
        : no('number', { min: prompt.min, max: prompt.max })
    case 'faces':
      return checkFaces(prompt.piles, value)
    case 'card':
      return isJson(value, 0) ? yes({ form: 'card', card: value }) : no('shape')
  }
}

const FIELD = {
  choose: 'chosen',
  order: 'order',
  spread: 'amounts',
  number: 'value',
  faces: 'faces',
  card: 'card',
  ruling: 'ruling'
} as const

function checkChosen({ options, min, max, groups = [] }: ChoosePrompt, value: unknown): Checked {
  if (!isListOfText(value)) return no('shape')
  if (value.length > 1 && new Set(value).size !== value.length) return no('twice')
  for (const id of value) {
    const option = optionOf(options, id)
    if (!option) return no('unknown')
    if (option.refused) return { ok: false, why: option.refused }
  }
  for (const { id, label, count } of groups) {
    const chosen = options.filter((one) => one.group === id && value.includes(one.id)).length
    if (chosen !== count) return no('group', { group: label, count, chosen })
  }
  return value.length < min || value.length > max
    ? no('count', { min, max })
    : yes({ form: 'choose', chosen: value.length === 1 ? [value[0] as string] : [...value] })
}

function optionOf(options: readonly Option[], id: string): Option | undefined {
  for (const option of options) if (option.id === id) return option
  return undefined
}

function checkOrder(options: readonly Option[], value: unknown): Checked {
  if (!isListOfText(value)) return no('shape')
  const complete = value.length === options.length && options.every((one) => value.includes(one.id))
  return complete ? yes({ form: 'order', order: [...value] }) : no('order')
}

function checkAmounts(prompt: Extract<Prompt, { form: 'spread' }>, value: unknown): Checked {
  if (!isRecord(value)) return no('shape')
  const amounts: Record<string, number> = {}
  let total = 0
  for (const id of Object.keys(value)) {
    const amount = value[id]
    const share = prompt.options.find((one) => one.id === id)
    if (!share) return no('unknown')
    if (!isWhole(amount) || amount < 0 || amount > (isLegal(share) ? share.max : 0))
      return no('share', { max: share.max })
    if (amount > 0) amounts[id] = amount
    total += amount
  }
  return total < prompt.min || total > prompt.max
    ? no('count', { min: prompt.min, max: prompt.max })
    : yes({ form: 'spread', amounts })
}

function checkFaces(piles: Extract<Prompt, { form: 'faces' }>['piles'], value: unknown): Checked {
  if (value === null) return yes({ form: 'faces', faces: null })
  if (!isRecord(value)) return no('shape')
  if (Object.keys(value).some((id) => !piles.some((pile) => pile.id === id))) return no('unknown')
  const faces: Record<string, readonly string[]> = {}
  for (const pile of piles) {
    const drawn = value[pile.id] ?? []
    if (!isListOfText(drawn)) return no('shape')
    if (drawn.length !== pile.count) return no('faces', { pile: pile.label, count: pile.count })
    for (const { face, left } of pile.faces)
      if (drawn.filter((one) => one === face).length > left) return no('left', { pile: pile.label, face, left })
    if (drawn.some((one) => !pile.faces.some(({ face }) => face === one))) return no('unknown')
    faces[pile.id] = [...drawn]
  }
  return yes({ form: 'faces', faces })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

const isListOfText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 1000 && value.every((one) => typeof one === 'string')

const MAX_DEPTH = 32
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']

/** Plain data all the way down; keys that could reach a prototype are refused. */
export function isJson(value: unknown, depth: number): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (depth > MAX_DEPTH || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every((one) => isJson(one, depth + 1))
  return (
    isRecord(value) &&
    Object.entries(value).every(([key, one]) => !FORBIDDEN_KEYS.includes(key) && isJson(one, depth + 1))
  )
}
