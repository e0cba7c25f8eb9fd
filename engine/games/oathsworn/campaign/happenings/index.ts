import type { Company } from '../state'
import type { CampaignAppliers } from './appliers'
import { chapterAppliers, type ChapterChanged } from './chapter'
import { charactersAppliers, type CharactersChanged } from './characters'
import { companyAppliers, type CompanyChanged } from './company'
import { decksAppliers, type DecksChanged } from './decks'
import { goodsAppliers, type GoodsChanged } from './goods'
import { applyMight, isMight, resetDecks, type MightChanged } from './might'

/** Everything that can happen to a company between evenings: its chronicle is made of these. */
export type Changed = CompanyChanged | CharactersChanged | GoodsChanged | DecksChanged | ChapterChanged | MightChanged

export type ChangedOf<K extends Changed['kind']> = Extract<Changed, { kind: K }>

const appliers = {
  ...companyAppliers,
  ...charactersAppliers,
  ...goodsAppliers,
  ...decksAppliers,
  ...chapterAppliers
} satisfies CampaignAppliers<Exclude<Changed, MightChanged>>

/** The only code that makes a new state of a company. */
export function apply(company: Company, happening: Changed): Company {
  if (happening.kind === 'decksReset') return resetDecks(company, happening.colours)
  if (isMight(happening)) return applyMight(company, happening)
  // Each applier takes just its own kind of happening; the lookup by kind is what makes that so.
  const applier = appliers[happening.kind as keyof typeof appliers] as (c: Company, h: Changed) => Company
  return applier(company, happening)
}

export const applyAll = (company: Company, happenings: readonly Changed[]): Company => happenings.reduce(apply, company)
