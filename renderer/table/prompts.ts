import { computed } from 'vue'
import type { Option, Place, Prompt } from '../../engine/kernel/prompt'
import { chordFor, knownCommands } from '../shell/keys'

export type { Option, Place, Prompt, Reply } from '../../engine/kernel/prompt'

export const optionsOf = (prompt: Prompt | undefined): readonly Option[] =>
  prompt && 'options' in prompt ? prompt.options : []
export const isLegal = (option: Option): boolean => option.refused === undefined
export const isOption = (prompt: Prompt, id: string): boolean =>
  optionsOf(prompt).some((option) => option.id === id && isLegal(option))

/** One tap answers it: nothing more can be picked. */
export const isSingle = (prompt: Prompt): boolean => prompt.form === 'choose' && prompt.min === 1 && prompt.max === 1

/** The same question, asked again: a draft for it may stay. */
export function promptMark(prompt: Prompt | undefined, revision: number): string {
  return prompt ? `${revision} ${prompt.seat} ${prompt.rule} ${prompt.form}` : ''
}

/** Ways to be done with it: the usual next step of a question that has such a way. */
const CLOSING = [
  'end',
  'done',
  'pass',
  'stop',
  'close',
  'decline',
  'none',
  'no',
  'keep',
  'continue',
  'confirm',
  'begin',
  'go-on'
]

/** The option that Enter takes: the only legal one, or the one that goes on. */
export function enterOption(prompt: Prompt | undefined): Option | undefined {
  if (!prompt || !isSingle(prompt)) return undefined
  const legal = optionsOf(prompt).filter(isLegal)
  return legal.length === 1 ? legal[0] : legal.findLast((option) => CLOSING.includes(option.id))
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
const LETTERS = [...'QWERTYUIOPASDFGHJKLZXCVBNM']

/** A key for each option in order: digits, then letters that no command uses. */
export const optionChords = (count: number): readonly string[] => free.value.slice(0, count)

const numberOf = (option: Option | undefined): string | undefined => /(?:^|:)(\d)$/.exec(option?.at?.zone ?? '')?.[1]

/** A place with a number has that key. What stands beside such places has letters, as a digit would seem to be a place. */
export function ownChords(options: readonly (Option | undefined)[]): readonly (string | undefined)[] {
  const numbers = options.map(numberOf)
  const own = numbers.filter((number) => number !== undefined)
  if (own.length === 0 || new Set(own).size < own.length) return optionChords(options.length)
  const letters = free.value.filter((key) => !DIGITS.includes(key))
  let used = 0
  return numbers.map((number) => (number !== undefined && free.value.includes(number) ? number : letters[used++]))
}

/** Only another binding of a command changes it. */
const free = computed<readonly string[]>(() => {
  const taken = new Set(knownCommands.value.map(({ id }) => chordFor(id)))
  return [...DIGITS, ...LETTERS].filter((key) => !taken.has(key))
})

const FIELDS = ['hex', 'figure', 'part', 'card', 'zone'] as const

/** Does this option live at that place? A location lies on its figure; a bare figure stands for itself only. */
export function livesAt({ at }: Option, place: Place): boolean {
  if (!at) return false
  let isNamed = false
  for (const field of FIELDS) {
    if (place[field] === undefined) continue
    if (at[field] !== place[field]) return false
    isNamed = true
  }
  return isNamed
}
