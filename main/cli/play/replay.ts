import type { Words } from '../../../engine/messages/words'
import type { ToldLine } from '../../../preload/contract/shapes'
import type { Furnishing, House } from '../../app/services'
import { done, type Result } from '../../common/result'
import { inCopy } from './copy'

/** One run, followed from its beginning with every hash compared. */
export interface Replayed {
  readonly company: string
  readonly run: number
  readonly kind: string
  readonly game: string
  readonly decisions: number
  readonly hash: string
  readonly over: boolean
  /** What no longer leads where it led, if anything. */
  readonly lost: Words | null
  readonly report: readonly ReportLine[]
}

/** A sentence with the clauses behind it and, where a rule decided, what was compared. */
export interface ReportLine {
  readonly words: Words
  readonly rules: readonly string[]
  readonly reasons: readonly Words[]
}

export interface Replay {
  readonly runs: readonly Replayed[]
  /** What was damaged and could be put right without losing anything. */
  readonly mended: readonly Words[]
}

export const replay = (folder: string, furnishing: Omit<Furnishing, 'folder'>): Promise<Result<Replay>> =>
  inCopy(folder, furnishing, replayAll)

async function replayAll(house: House): Promise<Result<Replay>> {
  const all: Replayed[] = []
  const mended: Words[] = []
  for (const company of house.companies.names()) {
    const opened = await house.companies.opened(company)
    if (!opened.ok) return opened
    mended.push(...opened.value.told)
    const host = house.host()
    if (!host.ok) return host
    for (const { run } of opened.value.bag.runs) {
      const resumed = host.value.resume(run)
      if (!resumed.ok) return resumed
      const { kind, game, told, log } = resumed.value.snapshot()
      all.push({
        company,
        run,
        kind,
        game,
        decisions: log.at(-1)?.happenings.at(-1)?.after ?? 0,
        hash: resumed.value.hash,
        over: resumed.value.isOver,
        lost: told,
        report: reportOf(log)
      })
    }
  }
  return done({ runs: all, mended })
}

const reportOf = (log: readonly ToldLine[]): readonly ReportLine[] =>
  log.flatMap(({ words, clauses, reasons }) => (words ? [{ words, rules: clauses, reasons }] : []))
