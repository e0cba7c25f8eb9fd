// How a campaign sheet is asked for.
import { flag, oneOf, shape, type Infer } from '../../engine/schema'

export const SHEET_PAPERS = ['a4', 'letter'] as const
export const SHEET_FORMS = ['pdf', 'html', 'markdown', 'json', 'csv'] as const
export type SheetForm = (typeof SHEET_FORMS)[number]
/** How a campaign sheet is printed, and what goes on it. */
export const sheetLook = shape({
  paper: oneOf(SHEET_PAPERS),
  /** Outlines in black instead of filled shapes in colour. */
  ink: flag(),
  /** Two pages side by side on one sheet of paper. */
  twoUp: flag(),
  chronicle: flag(),
  reports: flag()
})
export type SheetLook = Infer<typeof sheetLook>
