import type { Json } from '../../engine/kernel/ids'
import { isRecord } from '../ui/form/schema'
import { isLegal, optionChords, type Option, type Prompt } from './prompts'

// Options that bring what stands on their cards are laid out on the table, and need no buttons in the bar.

type ChoosePrompt = Extract<Prompt, { form: 'choose' }>

/** The faces a question or one of its options brings, as the game keeps them. */
export function facesIn({ data }: Pick<Option, 'data'>): readonly Json[] {
  const faces = isRecord(data) ? data['faces'] : undefined
  return Array.isArray(faces) ? (faces as readonly Json[]) : []
}

export const isLaidOut = (prompt: Prompt | undefined): prompt is ChoosePrompt =>
  prompt?.form === 'choose' && prompt.options.length > 0 && prompt.options.every((one) => facesIn(one).length > 0)

/** In the order they lie there: group by group. Copies of one thing come by their numbers. */
export function inOrder({ options: given, groups }: ChoosePrompt): readonly Option[] {
  const options = byNumber(given)
  const known = new Set((groups ?? []).map(({ id }) => id))
  const grouped = (groups ?? []).flatMap(({ id }) => options.filter(({ group }) => group === id))
  return [...grouped, ...options.filter(({ group }) => group === undefined || !known.has(group))]
}

const numberOf = ({ label }: Option): number | undefined => {
  const number = label.args?.['number']
  return typeof number === 'number' ? number : undefined
}

/** What an option is called but for its number. */
const kindOf = ({ label }: Option): string => JSON.stringify([label.key, { ...label.args, number: 0 }])

/** Copies trade their places among themselves: "Hound 1" stands before "Hound 2", and the others stay. */
function byNumber(options: readonly Option[]): readonly Option[] {
  const copies = new Map<string, Option[]>()
  for (const option of options)
    if (numberOf(option) !== undefined) copies.set(kindOf(option), [...(copies.get(kindOf(option)) ?? []), option])
  if (copies.size === 0) return options
  for (const list of copies.values()) list.sort((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0))
  return options.map((option) => copies.get(kindOf(option))?.shift() ?? option)
}

/** A key for each that can be taken, as they lie there. */
export function chordsOf(options: readonly Option[]): ReadonlyMap<string, string | undefined> {
  const legal = options.filter(isLegal)
  const chords = optionChords(legal.length)
  return new Map(legal.map(({ id }, at) => [id, chords[at]]))
}
