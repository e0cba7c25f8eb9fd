// A company from a file the app has exported: brought into services of its own, which are gone again afterwards.
import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { House } from '../../app/services'
import { done, refused, type Result } from '../../common/result'
import { inPlace } from '../../saves/files/labour'
import { jobs } from '../../saves/worker/jobs'
import { furnishing } from './furnishing'
import type { Terminal } from './terminal'
import { listed, unknown, WrongUse } from './wrongUse'

const LARGEST = 256 * 1024 * 1024

export const isOurs = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'freeCompany' in raw

export function contentOf(file: string): unknown {
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

export async function inHouse<T>(terminal: Terminal, work: (house: House) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'free-company-sheet-'))
  // Nobody waits at a screen meanwhile, so the work is done here and not in a thread.
  const house = new House({ ...furnishing(terminal), labour: inPlace(jobs), folder })
  try {
    return await work(house)
  } finally {
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** All that is checked of an import is checked here too; then the one that is wanted is taken in. */
export async function broughtIn(house: House, file: string, name: string | undefined): Promise<Result<string>> {
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
