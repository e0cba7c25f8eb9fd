import { seatedIn, type CompanyView } from '../model'

// How the one purse is split in the eyes of the company.

export type Shares = { readonly [character: string]: number }

export const sharesOf = (view: CompanyView): Shares =>
  Object.fromEntries(seatedIn(view).map(({ id, share }) => [id, share]))

/** As even as whole pieces allow; those who sit first get one more. */
export function evenShares(view: CompanyView): Shares {
  const people = seatedIn(view)
  const each = people.length === 0 ? 0 : Math.floor(view.purse / people.length)
  const over = view.purse - each * people.length
  return Object.fromEntries(people.map(({ id }, index) => [id, each + (index < over ? 1 : 0)]))
}
