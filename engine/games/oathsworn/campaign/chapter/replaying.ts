import type { CampaignBook } from '../book'
import { replayPrice } from '../../replayPrice'
import { sheetOf, type Company } from '../state'

/** What the difficulty adds to the ticks of an encounter. OW-TALLY-09; OW-DIFF-01, OW-DIFF-02, OW-DIFF-03 */
export const tickDelta = (book: CampaignBook, { difficulty }: Company): number =>
  book.find('difficulty', difficulty)?.ticks ?? 0

/** OW-REPLAY-02: the first replay settles the encounter's ticks for good; a further one is free. */
export const replayTicks = (book: CampaignBook, company: Company): number =>
  sheetOf(company).replayed ? 0 : replayPrice(book.find('difficulty', company.difficulty))

/** OW-TALLY-09: one for each who fell, and the difficulty once, never below 0; nothing after a replay. */
export function tallyTicks(book: CampaignBook, company: Company, fallen: number): number {
  if (sheetOf(company).replayed) return 0
  return Math.max(0, fallen + tickDelta(book, company))
}
