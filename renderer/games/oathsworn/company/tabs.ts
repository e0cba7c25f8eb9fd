import type { Prompt } from '../../../table/prompts'
import type { CompanyView } from './model'

// The rooms of a company, and which of them a question belongs to.

export const TABS = ['chapter', 'roster', 'bag', 'market', 'levels', 'health', 'chronicle', 'sheet'] as const
export type CompanyTab = (typeof TABS)[number]

export const isTab = (value: unknown): value is CompanyTab => TABS.some((one) => one === value)

/** By the chapter of the rules a question comes from. Everything else belongs to the chapter that is being played. */
const HOMES: readonly (readonly [clause: RegExp, tab: CompanyTab])[] = [
  [/^OW-SHOP/, 'market'],
  [/^OW-(BAG|IRON|ITEM)/, 'bag'],
  [/^OW-(LEVEL|TOKEN-15|QUICK-03)/, 'levels'],
  [/^OW-(QUICK|SETUP-02|ENC-07)/, 'roster']
]

/** Where a question is best looked at. Loot and losses are told step by step, so they stay with the epilogue. */
export function homeOf(prompt: Prompt | undefined, view: CompanyView | null): CompanyTab {
  if (!prompt) return 'chapter'
  const [, tab] = HOMES.find(([clause]) => clause.test(prompt.rule)) ?? []
  return tab === 'bag' && view?.task === 'tally' ? 'chapter' : (tab ?? 'chapter')
}
