/**
 * The harness. A file tests/bench/<area>.bench.ts exports `benches`; that is all there is to adding one:
 *
 *   export const benches: Bench[] = [
 *     { row: 'shortest path', unit: '/CU', target: atLeast(4000), measure: perCu(() => (paths(), 1000)) }
 *   ]
 */
import { calibrate } from './calibrate'

export interface Target {
  readonly kind: 'at least' | 'at most'
  readonly bound: number
}

export const atLeast = (bound: number): Target => ({ kind: 'at least', bound })
export const atMost = (bound: number): Target => ({ kind: 'at most', bound })

/** How much patience a run has: `--short` has little. */
export interface Effort {
  readonly rounds: number
  readonly msPerRound: number
}

export const PATIENT: Effort = { rounds: 31, msPerRound: 6 }
export const SHORT: Effort = { rounds: 9, msPerRound: 6 }

export type Measure = (effort: Effort) => number | Promise<number>

export interface Bench {
  readonly row: string
  /** What others reach, as measured elsewhere; a peer measured in the same run is a row of its own without target. */
  readonly anchor?: string
  readonly target?: Target
  readonly unit: string
  readonly measure: Measure
}

/** One line of the result. `ok` is null for a row without a target: a peer to compare with. */
export interface Row {
  readonly row: string
  readonly anchor: string | null
  readonly target: string | null
  /** Null where it could not be measured. */
  readonly figure: number | null
  readonly unit: string
  readonly ok: boolean | null
  /** Why it could not be measured. */
  readonly why?: string
}

export async function measured(bench: Bench, effort: Effort): Promise<Row> {
  const { row, anchor = null, target, unit } = bench
  const told = { row, anchor, target: target ? targetText(target, unit) : null, unit }
  try {
    const figure = await bench.measure(effort)
    return { ...told, figure, ok: target ? isMet(target, figure) : null }
  } catch (error) {
    // One row that cannot be measured takes none of the others along; it has failed, target or not.
    return { ...told, figure: null, ok: false, why: reasonOf(error) }
  }
}

/** A program that failed has said why on its own channel; else the first line is enough for a table. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as { readonly stderr?: string; readonly message?: string }
  const lines = [stderr ?? '', message ?? String(error)].flatMap((text) => text.split('\n').map((line) => line.trim()))
  return (lines.find((line) => /error:/i.test(line)) ?? lines.find((line) => line !== '') ?? 'nobody knows').slice(
    0,
    200
  )
}

const isMet = ({ kind, bound }: Target, figure: number): boolean =>
  kind === 'at least' ? figure >= bound : figure <= bound
const targetText = ({ kind, bound }: Target, unit: string): string =>
  `${kind === 'at least' ? '≥' : '≤'} ${bound} ${unit}`

/** How many things get done per CU. `work` does some of them and says how many. */
export const perCu =
  (work: () => number): Measure =>
  (effort) =>
    median(rounds(work, effort).map(({ count, ms, unit }) => (count / ms) * unit))

/** How many CU one thing costs. */
export const cuEach =
  (work: () => number): Measure =>
  (effort) =>
    median(rounds(work, effort).map(({ count, ms, unit }) => ms / count / unit))

/** A percentile of the CU single calls cost; for things whose slow cases matter. */
export const cuPercentile =
  (percent: number, once: () => void): Measure =>
  (effort) => {
    const costs: number[] = []
    const unit = median(
      Array.from({ length: effort.rounds }, () => {
        const before = calibrate()
        costs.push(...timesOf(once, effort.msPerRound))
        return (before + calibrate()) / 2
      })
    )
    return percentile(costs, percent) / unit
  }

interface Round {
  readonly count: number
  readonly ms: number
  readonly unit: number
}

/** The work between two passes of the calibration loop, again and again, after a few rounds to get warm. */
function rounds(work: () => number, { rounds: times, msPerRound }: Effort): Round[] {
  const all: Round[] = []
  for (let round = 0; round < times + 3; round++) {
    const before = calibrate()
    const { count, ms } = batch(work, msPerRound)
    all.push({ count, ms, unit: (before + calibrate()) / 2 })
  }
  return all.slice(3)
}

function batch(work: () => number, msPerRound: number): { count: number; ms: number } {
  const start = performance.now()
  let count = 0
  let ms = 0
  while (ms < msPerRound) {
    count += work()
    ms = performance.now() - start
  }
  return { count, ms }
}

function timesOf(once: () => void, msPerRound: number): number[] {
  const times: number[] = []
  const end = performance.now() + msPerRound
  while (performance.now() < end) {
    const start = performance.now()
    once()
    times.push(performance.now() - start)
  }
  return times
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 50)

export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
