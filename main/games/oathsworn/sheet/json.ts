// The sheet as a file for programs, and for whoever takes the company over without our app: docs/games/oathsworn/sheet.md explains it.
import { SHEET_FORMAT, sheetModel, type SheetModel } from '../../../../engine/games/oathsworn/campaign/sheet'
import { check, integer, oneOf, pathText, shape, type Infer } from '../../../../engine/schema'
import { done, refused, type Refused, type Result } from '../../../common/result'

export const sheetFile = shape({
  freeCompany: oneOf(['sheet']).describe('What the file is.'),
  format: integer({ min: 1, max: SHEET_FORMAT }).describe('The version of this format.'),
  sheet: sheetModel
}).describe('A campaign sheet as a file.')
export type SheetFile = Infer<typeof sheetFile>

const LIMITS = { depth: 24, values: 2_000_000, problems: 20 }

/** With its fields in the order of their description, so that the same sheet is the same file. */
export function sheetJson(sheet: SheetModel): string {
  const file: SheetFile = { freeCompany: 'sheet', format: SHEET_FORMAT, sheet }
  const checked = check(sheetFile, file, LIMITS)
  if (!checked.ok) throw new Error(`a sheet is not what it says: ${JSON.stringify(checked.problems.slice(0, 3))}`)
  return `${JSON.stringify(checked.value, null, 2)}\n`
}

/** Is this parsed file a sheet at all, of whatever version? */
export const isSheetFile = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'freeCompany' in raw && raw.freeCompany === 'sheet'

export function readSheet(raw: unknown): Result<SheetModel> {
  if (isNewer(raw)) return refused('newer', 'sheet.newer')
  const checked = check(sheetFile, raw, LIMITS)
  if (checked.ok) return done(checked.value.sheet)
  const [problem] = checked.problems
  return wrong(pathText(problem?.path ?? []) || 'file', problem?.words ?? { key: 'sheet.notSheet' })
}

const wrong = (field: string, why: Refused['why']): Refused => refused('malformed', 'sheet.wrong', { field, why })

const isNewer = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && Number(raw.format) > SHEET_FORMAT
