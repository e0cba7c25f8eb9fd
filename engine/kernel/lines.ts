import type { Game, Happening } from './game'
import type { RuleId } from './ids'
import type { Words } from '../messages/words'

// What happened as lines that can be told: one deed at the table is one line, and what goes unsaid belongs to the next.

/** A happening with the table before and after it, and the number of answers given before it. */
export interface ReportStep<S, H extends Happening> {
  readonly after: number
  readonly happening: H
  readonly before: S
  readonly state: S
}

/** What begins something new, what is done, and what merely goes along with it. */
export type Weight = 'turn' | 'deed' | 'detail'

/** How a game tells what happened, where that is more than one line for each happening that has words. */
export interface Report<S, H extends Happening> {
  weight?(happening: H): Weight
  /** Does the table watch, so that each deed waits for a person? */
  waits?(step: ReportStep<S, H>): boolean
  /** Why it came about, where a rule decided it. */
  reasons?(step: ReportStep<S, H>): readonly Words[]
  /** What a line says with a further step in it; null where that step is another deed. */
  joined?(line: OpenLine<H>, step: NextStep<H>): Words | null
}

export interface OpenLine<H> {
  readonly words: Words
  /** The newest of its steps that was told. */
  readonly last: H
}

export interface NextStep<H> {
  readonly happening: H
  readonly words: Words | null
  /** Nothing happened between the two. */
  readonly isNext: boolean
}

export interface Line<S, H extends Happening> {
  /** Null for what goes unsaid before a question. */
  readonly words: Words | null
  readonly weight: Weight
  readonly waits: boolean
  readonly reasons: readonly Words[]
  /** The clauses it follows: of what it says, then of what goes along with it. */
  readonly clauses: readonly RuleId[]
  /** All that happened in it, and unsaid before it. Never empty. */
  readonly steps: readonly ReportStep<S, H>[]
}

/** `decisions` counts what people had decided when so many answers had been given: no line spans a decision. */
export function linesOf<S, H extends Happening>(
  game: Pick<Game<S, H>, 'describe' | 'report'>,
  steps: readonly ReportStep<S, H>[],
  decisions: (after: number) => number = () => 0
): readonly Line<S, H>[] {
  const { report = {} } = game
  const lines: Draft<S, H>[] = []
  let open: Draft<S, H> | undefined
  let unsaid: ReportStep<S, H>[] = []
  let decided: number | undefined
  const close = (): void => {
    if (unsaid.length > 0) lines.push({ words: null, said: [], steps: unsaid })
    open = undefined
    unsaid = []
  }
  for (const step of steps) {
    const now = decisions(step.after)
    if (decided !== undefined && now !== decided) close()
    decided = now
    const words = game.describe(step.state, step.happening, step.before)
    const isNext = unsaid.length === 0 && open?.said.at(-1) === open?.steps.at(-1)
    const said = open && joined(report, open, { happening: step.happening, words, isNext })
    if (open && said) {
      // Where it adds no words it was said already, and no further deed continues it.
      if (said !== open.words) open.said.push(step)
      open.words = said
      open.steps.push(...unsaid, step)
      unsaid = []
    } else if (words) {
      open = { words, said: [step], steps: [...unsaid, step] }
      lines.push(open)
      unsaid = []
    } else unsaid.push(step)
  }
  close()
  return lines.map((draft) => lineOf(report, draft))
}

/** A line in the making. */
interface Draft<S, H extends Happening> {
  words: Words | null
  /** Those of its steps that have words. */
  readonly said: ReportStep<S, H>[]
  readonly steps: ReportStep<S, H>[]
}

function joined<S, H extends Happening>(
  report: Report<S, H>,
  { words, said }: Draft<S, H>,
  step: NextStep<H>
): Words | null {
  const last = said.at(-1)
  return (words && last && report.joined?.({ words, last: last.happening }, step)) ?? null
}

function lineOf<S, H extends Happening>(report: Report<S, H>, { words, said, steps }: Draft<S, H>): Line<S, H> {
  const [first] = said
  const weight = (words && first && report.weight?.(first.happening)) ?? 'deed'
  const isWatched = words !== null && weight === 'deed' && first !== undefined && report.waits?.(first) === true
  const reasons = steps.flatMap((step) => report.reasons?.(step) ?? [])
  const clauses = [...new Set([...said, ...steps].flatMap(({ happening }) => happening.rule ?? []))]
  return { words, weight, waits: isWatched, reasons: eachOnce(reasons), clauses, steps }
}

/** A way told hex by hex has one reason. */
function eachOnce(reasons: readonly Words[]): readonly Words[] {
  if (reasons.length < 2) return reasons
  const said = reasons.map((one) => JSON.stringify(one))
  return reasons.filter((_, n) => said.indexOf(said[n] as string) === n)
}
