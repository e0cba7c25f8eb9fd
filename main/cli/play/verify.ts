// Opens every company the way the app does, and looks at all of it.
import type { Words } from '../../../engine/messages/words'
import type { Furnishing, House } from '../../app/services'
import { done, type Result } from '../../common/result'
import { inCopy } from './copy'
import { hashesOf } from './decisions'

export interface Verified {
  readonly company: string
  /** For every decision there is, in order, the run's own hash after it. */
  readonly hashes: readonly string[]
  /** What was damaged and could be put right without losing anything. */
  readonly mended: readonly Words[]
}

export type SaveVerdict =
  | { readonly ok: true; readonly companies: readonly Verified[] }
  | { readonly ok: false; readonly company: string; readonly why: Words }

export const verify = (folder: string, furnishing: Omit<Furnishing, 'folder'>): Promise<SaveVerdict> =>
  inCopy(folder, furnishing, verifyAll)

async function verifyAll(house: House): Promise<SaveVerdict> {
  const companies: Verified[] = []
  for (const company of house.companies.names()) {
    const seen = await lookInto(house, company)
    if (!seen.ok) return { ok: false, company, why: seen.why }
    companies.push({ company, ...seen.value })
  }
  return { ok: true, companies }
}

/** Its book from end to end, and every run of it followed to where it stands. */
async function lookInto(house: House, company: string): Promise<Result<Omit<Verified, 'company'>>> {
  const opened = await house.companies.opened(company)
  if (!opened.ok) return opened
  const { bag, told } = opened.value
  const host = house.host()
  if (!host.ok) return host
  for (const { run } of bag.runs) {
    const resumed = host.value.resume(run)
    if (!resumed.ok) return resumed
    const { told: lost } = resumed.value.snapshot()
    if (lost) return { ok: false, code: 'damaged', why: lost }
  }
  return done({ hashes: hashesOf(bag.entriesAfter(0)), mended: told })
}
