import type { Json } from './ids'
import { isLegal, type ChoosePrompt, type NumberPrompt, type Option, type Prompt, type Reply } from './prompt'
import { words, type Words } from '../messages/words'

export type CheckedReply = { readonly ok: true; readonly reply: Reply } | { readonly ok: false; readonly why: Words }

const no = (key: string, args?: Words['args']): CheckedReply => ({ ok: false, why: words(`answer.${key}`, args) })
const yes = (reply: Reply): CheckedReply => ({ ok: true, reply })

/**
 * Is this reply an answer to this prompt? Judged by the prompt's own options alone: no rule is asked, so a script
 * that has been resumed never has to be un-resumed. What is accepted is a fresh object with nothing extra in it.
 */
export function checkReply(prompt: Prompt, given: unknown): CheckedReply {
  if (!isRecord(given)) return no('shape')
  const { form } = prompt
  if (given['form'] !== form) return no('form')
  switch (form) {
    case 'choose':
      return isNothingBut(given, 'chosen') ? checkChosen(prompt, given['chosen']) : no('extra')
    case 'order':
      return isNothingBut(given, 'order') ? checkOrder(prompt.options, given['order']) : no('extra')
    case 'spread':
      return isNothingBut(given, 'amounts') ? checkAmounts(prompt, given['amounts']) : no('extra')
    case 'number':
      return isNothingBut(given, 'value') ? checkNumber(prompt, given['value']) : no('extra')
    case 'faces':
      return isNothingBut(given, 'faces') ? checkFaces(prompt.piles, given['faces']) : no('extra')
    case 'card':
      return isNothingBut(given, 'card') ? checkCard(given['card']) : no('extra')
  }
}

function isNothingBut(given: Record<string, unknown>, field: string): boolean {
  for (const key in given) if (key !== 'form' && key !== field) return false
  return true
}

const checkCard = (value: unknown): CheckedReply =>
  isJson(value, 0) ? yes({ form: 'card', card: value }) : no('shape')

const checkNumber = ({ min, max }: NumberPrompt, value: unknown): CheckedReply =>
  isWhole(value) && value >= min && value <= max ? yes({ form: 'number', value }) : no('number', { min, max })

/** What is accepted is named as the prompt names it. */
function checkChosen({ options, min, max, groups }: ChoosePrompt, value: unknown): CheckedReply {
  if (!isListOfText(value)) return no('shape')
  if (value.length > 1 && new Set(value).size !== value.length) return no('twice')
  const chosen: string[] = []
  for (const id of value) {
    const option = optionOf(options, id)
    if (!option) return no('unknown')
    if (option.refused) return { ok: false, why: option.refused }
    chosen.push(option.id)
  }
  if (groups) {
    for (const { id, label, count } of groups) {
      const ofIt = options.filter((one) => one.group === id && value.includes(one.id)).length
      if (ofIt !== count) return no('group', { group: label, count, chosen: ofIt })
    }
  }
  return chosen.length < min || chosen.length > max ? no('count', { min, max }) : yes({ form: 'choose', chosen })
}

function optionOf(options: readonly Option[], id: string): Option | undefined {
  for (const option of options) if (option.id === id) return option
  return undefined
}

function checkOrder(options: readonly Option[], value: unknown): CheckedReply {
  if (!isListOfText(value)) return no('shape')
  const complete = value.length === options.length && options.every((one) => value.includes(one.id))
  return complete ? yes({ form: 'order', order: [...value] }) : no('order')
}

function checkAmounts(prompt: Extract<Prompt, { form: 'spread' }>, value: unknown): CheckedReply {
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

function checkFaces(piles: Extract<Prompt, { form: 'faces' }>['piles'], value: unknown): CheckedReply {
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

function isListOfText(value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length > 1000) return false
  for (let i = 0; i < value.length; i++) if (typeof value[i] !== 'string') return false
  return true
}

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
