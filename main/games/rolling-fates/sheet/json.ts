// The sheet as a file for programs: docs/games/rolling-fates/sheet.md explains it.
import {
  FATES_SHEET_FORMAT,
  fatesSheetModel,
  type FatesSheetModel
} from '../../../../engine/games/rolling-fates/sheet/model'
import { check, integer, oneOf, pathText, shape, type Infer } from '../../../../engine/schema'
import { done, refused, type Result } from '../../../common/result'

export const fatesSheetFile = shape({
  freeCompany: oneOf(['sheet']).describe('What the file is.'),
  game: oneOf(['rolling-fates']),
  format: integer({ min: 1, max: FATES_SHEET_FORMAT }).describe('The version of this format.'),
  sheet: fatesSheetModel
}).describe("A party's sheet as a file.")

const LIMITS = { depth: 24, values: 2_000_000, problems: 20 }

/** With its fields in the order of their description, so that the same sheet is the same file. */
export function fatesSheetJson(sheet: FatesSheetModel): string {
  const file: Infer<typeof fatesSheetFile> = {
    freeCompany: 'sheet',
    game: 'rolling-fates',
    format: FATES_SHEET_FORMAT,
    sheet
  }
  const checked = check(fatesSheetFile, file, LIMITS)
  if (!checked.ok) throw new Error(`a sheet is not what it says: ${JSON.stringify(checked.problems.slice(0, 3))}`)
  return `${JSON.stringify(checked.value, null, 2)}\n`
}

export const isSheetFile = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'freeCompany' in raw && raw.freeCompany === 'sheet'

export function readFatesSheet(raw: unknown): Result<FatesSheetModel> {
  if (isNewer(raw)) return refused('newer', 'sheet.newer')
  const checked = check(fatesSheetFile, raw, LIMITS)
  if (checked.ok) return done(checked.value.sheet)
  const [problem] = checked.problems
  const why = problem?.words ?? { key: 'sheet.notSheet' }
  return refused('malformed', 'sheet.wrong', { field: pathText(problem?.path ?? []) || 'file', why })
}

const isNewer = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && Number(raw.format) > FATES_SHEET_FORMAT
