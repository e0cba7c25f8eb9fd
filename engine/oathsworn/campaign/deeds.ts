import type { Words } from '../../kernel/words'
import { apply, type Changed } from './happenings'
import type { Company } from './state'
import type { Tab } from './tab'

/** A deed makes one thing happen after the other, and sees the company as it stands in between. */
export type Deed = (see: () => Company) => Generator<Changed, void>

/** Either what happens, or why it may not. */
export type Decided = readonly Changed[] | Words

export const isRefusal = (decided: Decided): decided is Words => 'key' in decided

/** What a deed would lead to. */
export function happeningsOf(company: Company, deed: Deed): readonly Changed[] {
  let now = company
  const out: Changed[] = []
  for (const happening of deed(() => now)) {
    now = apply(now, happening)
    out.push(happening)
  }
  return out
}

/** Carries a deed out at the table. */
export function perform(t: Tab, deed: Deed): void {
  for (const happening of deed(() => t.see)) t.happen(happening)
}

export function happenAll(t: Tab, happenings: readonly Changed[]): void {
  for (const happening of happenings) t.happen(happening)
}
