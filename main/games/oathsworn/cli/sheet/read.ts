// A company's sheet from a file: a sheet as it was written, or an export.
import type { SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { done, refused, type Result } from '../../../../common/result'
import { isSheetFile, readSheet } from '../../sheet/json'
import { sheetFrom, type WantedSheet } from '../../sheet/source'
import { broughtIn, contentOf, inHouse, isOurs } from '../../../../cli/kit/companyFile'
import type { Terminal } from '../../../../cli/kit/terminal'

export async function readSheetOf(
  file: string | null,
  name: string | undefined,
  wanted: WantedSheet,
  terminal: Terminal
): Promise<Result<SheetModel>> {
  if (file !== null) {
    const raw = contentOf(file)
    if (isSheetFile(raw)) return trimmed(readSheet(raw), wanted)
    if (!isOurs(raw)) return refused('malformed', 'sheet.notSheet')
  }
  return inHouse(terminal, async (house) => {
    if (file === null) return sheetFrom(house, null, wanted)
    const company = await broughtIn(house, file, name)
    return company.ok ? sheetFrom(house, company.value, wanted) : company
  })
}

/** A sheet has what it has: what was left out of it cannot be put back, what is not wanted can be left out. */
function trimmed(read: Result<SheetModel>, { chronicle, reports }: WantedSheet): Result<SheetModel> {
  if (!read.ok) return read
  const sheet = read.value
  return done({ ...sheet, chronicle: chronicle ? sheet.chronicle : null, reports: reports ? sheet.reports : null })
}
