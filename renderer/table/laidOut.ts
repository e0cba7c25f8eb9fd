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

/** In the order they lie there: group by group. */
export function inOrder({ options, groups }: ChoosePrompt): readonly Option[] {
  const known = new Set((groups ?? []).map(({ id }) => id))
  const grouped = (groups ?? []).flatMap(({ id }) => options.filter(({ group }) => group === id))
  return [...grouped, ...options.filter(({ group }) => group === undefined || !known.has(group))]
}

/** A key for each that can be taken, as they lie there. */
export function chordsOf(options: readonly Option[]): ReadonlyMap<string, string | undefined> {
  const legal = options.filter(isLegal)
  const chords = optionChords(legal.length)
  return new Map(legal.map(({ id }, at) => [id, chords[at]]))
}
