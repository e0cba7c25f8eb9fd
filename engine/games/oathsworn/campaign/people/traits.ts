import type { TraitHook } from '../../content'
import type { CampaignBook } from '../book'
import { refused } from './names'
import type { Company } from '../state'
import type { Words } from '../../../../messages/words'

type HookName = TraitHook['hook']
type HookOf<H extends HookName> = Extract<TraitHook, { hook: H }>

/** The traits of the company that take hold here, with their marks. */
export function traitsWith<H extends HookName>(
  book: CampaignBook,
  company: Company,
  hook: H
): readonly { readonly trait: string; readonly marks: number; readonly hook: HookOf<H> }[] {
  return Object.entries(company.traits).flatMap(([trait, marks]) => {
    const found = book.find('trait', trait)?.hook
    return found?.hook === hook && marks > 0 ? [{ trait, marks, hook: found as HookOf<H> }] : []
  })
}

/** The number a trait gives by its marks, the last for more; null without such a trait. */
export function traitNumber<H extends HookName>(
  book: CampaignBook,
  company: Company,
  hook: H,
  numbers: (hook: HookOf<H>) => readonly number[]
): number | null {
  const [first] = traitsWith(book, company, hook)
  return first ? byMark(numbers(first.hook), first.marks) : null
}

export const byMark = (numbers: readonly number[], marks: number): number =>
  numbers[Math.min(marks, numbers.length) - 1] ?? 0

/** OW-TRAIT-15: how often each can be marked. */
export function whyNotMark(book: CampaignBook, company: Company, trait: string): Words | null {
  const record = book.find('trait', trait)
  if (!record) return refused('unknown')
  return (company.traits[trait] ?? 0) < record.marks ? null : refused('traitFull', { clause: 'OW-TRAIT-15' })
}

/** Traits that can still be marked. OW-LEVEL-08 */
export const openTraits = (book: CampaignBook, company: Company): readonly string[] =>
  book.all('trait').flatMap(({ id }) => (whyNotMark(book, company, id) === null ? [id] : []))
