// The rows of the ledger on the first page are as high as the paper allows.
import type { SheetLook } from '../../../../sheets/look'
import { contentHeight, mm } from '../../../../sheets/page/pageSetup'

/** Rows that the first page has to hold: chapters, and lines of the knockout track. */
interface Rows {
  readonly chapters: number
  readonly knockouts: number
}

export const rowHeight = (look: SheetLook, rows: Rows): string =>
  `:root{--row:${mm(rowFor(contentHeight(look), rows))}}`

/** What stands on the first page besides the rows of the ledger, in millimetres. */
const STANDING = 132
const USUAL_KNOCKOUTS = 4
const KNOCKOUT_ROW = 7.5

/** Within reason. */
function rowFor(height: number, { chapters, knockouts }: Rows): number {
  const left = height - STANDING - (knockouts - USUAL_KNOCKOUTS) * KNOCKOUT_ROW
  return Math.min(6.4, Math.max(4.3, left / (chapters + 0.6)))
}
