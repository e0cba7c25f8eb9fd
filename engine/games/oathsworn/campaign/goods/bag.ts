import type { CampaignBook } from '../book'
import { itemsWith, type Company } from '../state'
import { traitNumber } from '../people/traits'

/** OW-BAG-01 */
const CAPACITY = 12

/** OW-BAG-01, OW-TRAIT-04 */
export const backpackRoom = (book: CampaignBook, company: Company): number =>
  traitNumber(book, company, 'backpack', ({ capacity }) => capacity) ?? CAPACITY

/** How many items more than fit. OW-BAG-02 */
export const overflow = (book: CampaignBook, company: Company): number =>
  Math.max(0, itemsWith(company, 'backpack').length - backpackRoom(book, company))
