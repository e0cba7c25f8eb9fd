// A company's sheet from a file: a sheet as it was written, or an export, which is brought into a house of its own.
import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { House } from '../../../../app/services'
import { done, refused, type Result } from '../../../../common/result'
import { jobs } from '../../../../saves/worker/jobs'
import { inPlace } from '../../../../saves/files/labour'
import { isSheetFile, readSheet } from '../../sheet/json'
import { sheetFrom, type WantedSheet } from '../../sheet/source'
import { furnishing } from '../../../../cli/kit/furnishing'
import type { Terminal } from '../../../../cli/kit/terminal'
import { listed, unknown, WrongUse } from '../../../../cli/kit/wrongUse'

const LARGEST = 256 * 1024 * 1024

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
  const folder = await mkdtemp(join(tmpdir(), 'free-company-sheet-'))
  // Nobody waits at a screen meanwhile, so the work is done here and not in a thread.
  const house = new House({ ...furnishing(terminal), labour: inPlace(jobs), folder })
  try {
    if (file === null) return await sheetFrom(house, null, wanted)
    const company = await broughtIn(house, file, name)
    return company.ok ? await sheetFrom(house, company.value, wanted) : company
  } finally {
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const isOurs = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'freeCompany' in raw

function contentOf(file: string): unknown {
  const about = statSync(file, { throwIfNoEntry: false })
  if (!about) throw new WrongUse(`there is no file ${file}`)
  if (about.isDirectory()) throw new WrongUse(`${file} is a folder, not a file`)
  if (about.size > LARGEST) throw new WrongUse(`${file} is larger than any company`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new WrongUse(`${file} is not JSON (${error instanceof Error ? error.message : String(error)})`)
  }
}

/** A sheet has what it has: what was left out of it cannot be put back, what is not wanted can be left out. */
function trimmed(read: Result<SheetModel>, { chronicle, reports }: WantedSheet): Result<SheetModel> {
  if (!read.ok) return read
  const sheet = read.value
  return done({ ...sheet, chronicle: chronicle ? sheet.chronicle : null, reports: reports ? sheet.reports : null })
}

/** All that is checked of an import is checked here too; then the one that is wanted is taken in. */
async function broughtIn(house: House, file: string, name: string | undefined): Promise<Result<string>> {
  const plan = await house.desk.inspect(file)
  if (!plan.ok) return plan
  const { companies } = plan.value
  const found = name === undefined ? companies : companies.filter((one) => one.name === name)
  const names = companies.map((one) => one.name)
  if (name !== undefined && found.length === 0) throw unknown('company', name, names)
  const [one, other] = found
  if (one === undefined) return refused('malformed', 'sheet.notSheet')
  if (other) throw new WrongUse(`${file} holds several companies (${listed(names)}): say --company NAME`)
  const brought = await house.desk.importAll(plan.value.plan, new Map([[one.id, 'add']]))
  if (!brought.ok) return brought
  const [company] = brought.value.companies
  return company === undefined ? refused('malformed', 'sheet.notSheet') : done(company)
}
