// The campaign sheet as a page: its parts, its titles, and what stands at its foot.
import type { SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import type { SheetLook } from '../../../../sheets/look'
import { writtenDay } from '../../../../sheets/day'
import { documentOf, type SheetPart } from '../../../../sheets/page/document'
import { PAGE_MARKS } from '../../../../sheets/page/pageSetup'
import { label } from '../words'
import { bagPage } from './bag-page'
import { calledIn, characterPage } from './character-page'
import { chroniclePage } from './chronicle-page'
import { companyPage, knockoutPlaces } from './company-page'
import { othersPage } from './others-page'
import { reportsPage } from './reports-page'
import { rowHeight } from './rowHeight'
import { styles } from './style'

export function sheetDocument(sheet: SheetModel, look: SheetLook): string {
  const rows = { chapters: sheet.chapters.length, knockouts: knockoutPlaces(sheet).rows }
  const head = { title: sheet.name || label('title'), foot: footOf(sheet), pages: label('pages', PAGE_MARKS) }
  return documentOf(
    { title: titleOf(sheet), head, parts: partsOf(sheet), styles: [rowHeight(look, rows), ...styles] },
    look
  )
}

export const titleOf = (sheet: SheetModel): string =>
  sheet.blank || sheet.name === '' ? label('title') : label('title.of', { name: sheet.name })

const footOf = ({ blank, made, chapter }: SheetModel): string =>
  blank || chapter === null
    ? label('foot.blank')
    : made === null
      ? label('foot.undated', { chapter })
      : label('foot', { chapter, made: writtenDay(made) })

function partsOf(sheet: SheetModel): readonly SheetPart[] {
  const seated = sheet.characters.filter(({ seat }) => seat !== null)
  const others = sheet.characters.filter(({ seat }) => seat === null)
  const { chronicle, reports } = sheet
  return [
    { name: label('company'), body: (part) => companyPage(sheet, part) },
    { name: label('bag'), body: (part) => bagPage(sheet, part) },
    ...seated.map((one): SheetPart => ({ name: calledIn(one), body: (part) => characterPage(one, sheet, part) })),
    ...(others.length > 0 ? [{ name: label('others'), body: (part: number) => othersPage(others, part) }] : []),
    ...(chronicle ? [{ name: label('chronicle'), body: (part: number) => chroniclePage(chronicle, part) }] : []),
    ...(reports ? [{ name: label('reports'), body: (part: number) => reportsPage(reports, part) }] : [])
  ]
}
