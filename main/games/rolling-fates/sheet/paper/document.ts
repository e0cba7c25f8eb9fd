// The party's sheet as a page: its parts, its titles, and what stands at its foot.
import type { FatesSheetModel } from '../../../../../engine/games/rolling-fates/sheet/model'
import type { SheetLook } from '../../../../../preload/contract/sheet'
import { writtenDay } from '../../../../sheets/day'
import { base } from '../../../../sheets/page/baseStyle'
import { documentOf } from '../../../../sheets/page/document'
import { PAGE_MARKS } from '../../../../sheets/page/pageSetup'
import { screen } from '../../../../sheets/page/screenStyle'
import { titleOf } from '../said'
import { label } from '../words'
import { partyPage } from './party'
import { chroniclePage, reportPage } from './report'
import { style } from './style'

export function fatesDocument(sheet: FatesSheetModel, look: SheetLook): string {
  const { report, chronicle } = sheet
  const parts = [
    { name: label('party'), body: (part: number) => partyPage(sheet, part) },
    ...(report ? [{ name: label('report'), body: (part: number) => reportPage(report, part) }] : []),
    ...(chronicle ? [{ name: label('chronicle'), body: (part: number) => chroniclePage(chronicle, part) }] : [])
  ]
  const foot = label('foot', { adventure: sheet.adventure.name, made: writtenDay(sheet.made) })
  const head = { title: sheet.party, foot, pages: label('pages', PAGE_MARKS) }
  return documentOf({ title: titleOf(sheet), head, parts, styles: [base, style, screen] }, look)
}
