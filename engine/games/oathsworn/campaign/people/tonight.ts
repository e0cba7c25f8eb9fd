import type { CampaignBook } from '../book'
import { seatOf, type Character, type Company, type Tonight } from '../state'

/** Who plays a character tonight, and how, if it is otherwise than its sheet says. */
export function tonightOf(company: Company, { id }: Character): Tonight | undefined {
  const seat = seatOf(company, id)
  return seat && company.tonight?.[seat]
}

/** OW-QUICK-07: as the encounter wants it tonight. The sheet itself is not touched. OW-COMP-02, OW-COMP-03 */
export function asTonight(book: CampaignBook, company: Company, character: Character): Character {
  return tonightOf(company, character)?.companion ? asCompanion(book, character) : character
}

export function asCompanion(book: CampaignBook, character: Character): Character {
  const { animus, regen } = book.get('companion', book.get('class', character.class).companion)
  return { ...character, mode: 'companion', maxAnimus: animus, regen }
}
