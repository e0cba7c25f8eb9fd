// How a sheet is printed, and what goes on it: the choices a person makes.
import { flag, oneOf, preset, shape, type Infer } from '../../engine/kernel/schema'

export const PAPERS = ['a4', 'letter'] as const

export const sheetLook = shape(
  {},
  {
    paper: preset(oneOf(PAPERS), 'a4'),
    ink: preset(flag(), false).describe('Outlines in black instead of filled shapes in colour.'),
    twoUp: preset(flag(), false).describe('Two pages side by side on one sheet of paper.'),
    chronicle: preset(flag(), false),
    reports: preset(flag(), false)
  }
)
export type SheetLook = Infer<typeof sheetLook>
export const USUAL_LOOK: SheetLook = { paper: 'a4', ink: false, twoUp: false, chronicle: false, reports: false }

/** In millimetres, portrait, and the margins of a single page. */
export const SIZES: Readonly<Record<SheetLook['paper'], { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 }
}
export const MARGINS = { top: 17, side: 14, bottom: 15 } as const
