import { rule } from '../../../../kernel/ids'
import type { CampaignBook } from '../book'
import type { CompanyDeed } from '../deeds'
import { colours } from '../../might'
import { SEATS, type Company } from '../state'

/** The last chapter there is a row for on the sheet, or a record in a pack. OW-TALLY-08 */
export const lastChapter = (book: CampaignBook): number =>
  Math.max(
    1,
    ...book.all('sheet').map(({ chapters }) => chapters),
    ...book.all('chapter').map(({ chapter }) => chapter)
  )

export const hasNextChapter = (book: CampaignBook, { chapter }: Company): boolean => chapter < lastChapter(book)

/** OW-TALLY-16, OW-SAVE-03, OW-TOKEN-03, OW-MIGHT-08: tokens go back, decks are whole again, and the next chapter begins. */
export const endingChapter =
  (book: CampaignBook): CompanyDeed =>
  (see, happens) => {
    happens({ kind: 'tokensGone', characters: Object.keys(see().characters), rule: rule('OW-TOKEN-03') })
    happens({ kind: 'decksReset', colours, rule: rule('OW-MIGHT-08') })
    if (see().battle) happens({ kind: 'battleSettled' })
    // OW-QUICK-07: whoever was missing has the seat back.
    for (const seat of SEATS) if (see().tonight?.[seat]) happens({ kind: 'seatLent', seat, tonight: null })
    const isOver = !hasNextChapter(book, see())
    const part = isOver ? 'over' : 'start'
    const chapter = see().chapter + (isOver ? 0 : 1)
    happens({ kind: 'partBegan', part, chapter, rule: rule('OW-TALLY-16') })
  }
