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
      const reasonsOf = (one: ToldLine): readonly Words[] => resumed.value.reasonsOf(one)
      all.push({
        company,
        run,
        kind,
        game,
        decisions: log.at(-1)?.after ?? 0,
        hash: resumed.value.hash,
        over: resumed.value.isOver,
        lost: told,
        report: reportOf(log, reasonsOf)
      })
    }
  }
  return done({ runs: all, mended })
}

const isSaid = (one: Words, before: readonly Words[]): boolean =>
  before.some((other) => JSON.stringify(other) === JSON.stringify(one))

/** What goes unsaid belongs to the sentence before it. */
function reportOf(log: readonly ToldLine[], reasonsOf: (told: ToldLine) => readonly Words[]): readonly ReportLine[] {
  const lines: { words: Words; rules: string[]; reasons: Words[] }[] = []
  for (const told of log) {
    if (told.line) lines.push({ words: told.line, rules: [], reasons: [] })
    const line = lines.at(-1)
    if (!line) continue
    const { rule } = told.happening
    if (rule && !line.rules.includes(rule)) line.rules.push(rule)
    // A way told hex by hex has one reason.
    const fresh = reasonsOf(told).filter(
      (one) => !isSaid(one, line.reasons) && !isSaid(one, lines.at(-2)?.reasons ?? [])
    )
    line.reasons.push(...fresh)
  }
  return lines
}
