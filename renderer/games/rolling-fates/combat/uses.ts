import { isLegal, optionsOf, type Option, type Prompt } from '../../../table/prompts'

// The Character's Phase is one question to the whole party: what each hero can use, the pad, and the end.

export const isAct = (prompt: Prompt | undefined): boolean => prompt?.title.key === 'fates.act'

/** The option that stands for an ability of a hero, while the party is asked. */
export const useOf = (prompt: Prompt | undefined, hero: string, ability: string): Option | undefined =>
  isAct(prompt) ? optionsOf(prompt).find(({ id }) => id === `${hero}:${ability}`) : undefined

const NOT_USES = ['hit', 'heal', 'end']
export const usesIn = (prompt: Prompt | undefined): readonly Option[] =>
  isAct(prompt) ? optionsOf(prompt).filter((option) => !NOT_USES.includes(option.id) && isLegal(option)) : []

export const optionNamed = (prompt: Prompt | undefined, id: string): Option | undefined =>
  optionsOf(prompt).find((option) => option.id === id && isLegal(option))
