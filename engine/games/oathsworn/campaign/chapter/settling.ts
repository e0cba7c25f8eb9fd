import { overflow } from '../goods/bag'
import type { CampaignBook } from '../book'
import { NEEDS, type Company, type Need } from '../state'

/** Where the company is: what was being asked there makes no sense anywhere else. */
export const placeKey = ({ founded, chapter, part, task, story }: Company): string =>
  [founded, chapter, part, task, story?.telling ?? ''].join('/')

/** Does this have to be settled before anything else goes on? */
export function needs(book: CampaignBook, company: Company, need: Need): boolean {
  switch (need) {
    case 'errand':
      return company.errand !== null
    case 'debt':
      return company.debt > 0
    case 'trade':
      return company.trade !== null
    case 'overflow':
      return isOverflowDue(company) && overflow(book, company) > 0
  }
}

/** OW-BAG-04, OW-TALLY-15: not while a trade is open, in an encounter, or in the midst of the tally. */
const isOverflowDue = ({ part, trade, task, founded }: Company): boolean =>
  founded && trade === null && task !== 'tally' && part !== 'encounter' && part !== 'defeat'

export const needOf = (book: CampaignBook, company: Company): Need | null =>
  NEEDS.find((need) => needs(book, company, need)) ?? null

/** Something else comes first, and nobody is at it yet. */
export const isUnsettled = (book: CampaignBook, company: Company): boolean =>
  company.settling === null && needOf(book, company) !== null
