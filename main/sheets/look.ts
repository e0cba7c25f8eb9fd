// How a sheet is printed: the choices a person makes, and what they come to in millimetres.
import type { SheetLook } from '../../preload/contract/sheet'

export { SHEET_FORMS, sheetLook, type SheetForm, type SheetLook } from '../../preload/contract/sheet'

export const USUAL_LOOK: SheetLook = { paper: 'a4', ink: false, twoUp: false, chronicle: false, reports: false }

/** In millimetres, portrait, and the margins of a single page. */
export const SIZES: Readonly<Record<SheetLook['paper'], { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 }
}
export const MARGINS = { top: 17, side: 14, bottom: 15 } as const
