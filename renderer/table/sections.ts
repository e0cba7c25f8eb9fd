import type { Words } from '../../engine/messages/words'
import { isLegal, type Option } from './prompts'

// Many options of a few kinds: what stands before the colon of an id is its kind (`card:backstab`, `token:redraw`).

export interface Section {
  readonly kind: string
  readonly options: readonly Option[]
  /** Why nothing in it can be taken, when there is one reason for all of it. */
  readonly refused: Words | undefined
}

export const kindOfOption = (option: Option): string => option.id.split(':')[0] ?? option.id

export function sectionsOf(options: readonly Option[]): readonly Section[] {
  const byKind = new Map<string, Option[]>()
  for (const option of options) {
    const kind = kindOfOption(option)
    byKind.set(kind, [...(byKind.get(kind) ?? []), option])
  }
  return [...byKind].map(([kind, list]) => ({ kind, options: list, refused: commonReason(list) }))
}

function commonReason(options: readonly Option[]): Words | undefined {
  const [first] = options
  if (!first?.refused || options.some(isLegal)) return undefined
  const same = options.every((option) => JSON.stringify(option.refused) === JSON.stringify(first.refused))
  return same ? first.refused : undefined
}

/** What is shown of a long question at first: a button for each kind, and what is alone of its kind. */
export type SectionEntry =
  | { readonly id: string; readonly option: Option; readonly section?: undefined }
  | { readonly id: string; readonly section: Section; readonly option?: undefined }

export const entriesOf = (options: readonly Option[]): readonly SectionEntry[] =>
  sectionsOf(options).flatMap((section): readonly SectionEntry[] =>
    section.options.length === 1 || isMap(section)
      ? section.options.map((option) => ({ id: option.id, option }))
      : [{ id: `kind ${section.kind}`, section }]
  )

/** Numbered places of a map are read by their names, however many there are. */
const isMap = ({ options }: Section): boolean => options.every(({ at }) => /^\d+$/.test(at?.zone ?? ''))
