import type { Words } from '../../../messages/words'
import { apply, type Changed } from './happenings'
import type { Company } from './state'
import type { CampaignTable } from './tab'

/** A deed makes one thing happen after the other, and sees the company as it stands in between. */
export type CompanyDeed = (see: () => Company, happens: (...happenings: readonly Changed[]) => void) => void

/** Either what happens, or why it may not. */
export type Decided = readonly Changed[] | Words

export const isRefusal = (decided: Decided): decided is Words => 'key' in decided

/** What a deed would lead to. */
export function happeningsOf(company: Company, deed: CompanyDeed): readonly Changed[] {
  let now = company
  const out: Changed[] = []
  deed(
    () => now,
    (...happenings) => {
      now = happenings.reduce(apply, now)
      out.push(...happenings)
    }
  )
  return out
}

/** Carries a deed out at the table. */
export const perform = (t: CampaignTable, deed: CompanyDeed): void =>
  deed(
    () => t.see,
    (...happenings) => happenAll(t, happenings)
  )

export function happenAll(t: CampaignTable, happenings: readonly Changed[]): void {
  for (const happening of happenings) t.happen(happening)
}
