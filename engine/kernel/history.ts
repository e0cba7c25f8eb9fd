import type { Happening, Ruled } from './game'
import type { RuleId } from './ids'
import type { ReportStep } from './lines'
import type { Answer, Prompt, Reply } from './prompt'

/** An answer as it is kept: with the clause that asked, and the chain after all that came of it. */
export interface KeptAnswer extends Answer {
  readonly rule: RuleId
  readonly hash: string
}

/** A happening and the number of answers that had been given before it. */
export interface Told<H extends Happening> {
  readonly after: number
  readonly happening: H
}

/** What happened after so many answers had been given, and how much there was before it. */
export interface Since<H extends Happening> {
  readonly before: number
  readonly told: readonly Told<H>[]
}

/** The same with the table before and after each of it. */
export interface StepsSince<S, H extends Happening> {
  readonly before: number
  readonly steps: readonly ReportStep<S, H>[]
}

/** A stretch of play from one boundary to the next. From `state`, its answers make all that happened in it again. */
export interface Stretch<S, H extends Happening> {
  /** So many answers had been given when it began, and so much had happened. */
  readonly at: number
  readonly happened: number
  readonly state: S
  readonly hash: string
  readonly answers: readonly KeptAnswer[]
  /** What happened, and the state after it. Older stretches have let it go: it is made again when somebody looks. */
  readonly steps: readonly Step<S, H>[] | null
}

export interface Step<S, H extends Happening> {
  readonly told: Told<H>
  readonly state: S
}

/** The newest stretch. It grows by being carried out, as a copy each time. */
export interface Present<S, H extends Happening> extends Stretch<S, H> {
  readonly answers: KeptAnswer[]
  readonly steps: Step<S, H>[]
  /** Its questions in the order in which they began; what was asked in the midst of one that has gone on is no more. */
  readonly asked: Asked<H>[]
}

/** What each seat has answered so far of a question to several. */
export type SeatReplies = readonly (Reply | null)[]

export type RuledHappenings<H extends Happening> = Extract<Ruled<H>, { ok: true }>

/** How far a question has come. */
export interface Asked<H extends Happening> {
  /** Made when somebody has to be asked, and gone when all have answered. */
  prompts: readonly Prompt[]
  parts: SeatReplies
  /** So much of the stretch had happened; then this was ruled, and its rules are still being carried out. */
  happened: number
  ruling: RuledHappenings<H> | null
}

/** Where a play stands. It is a value: plays that came the same way share what lies behind them. */
export interface Moment<S, H extends Happening> {
  readonly past: readonly Stretch<S, H>[]
  readonly present: Present<S, H>
  readonly state: S
  readonly hash: string
}

/** At a boundary, before anything is asked. */
export function beginning<S, H extends Happening>(
  { at, happened, state, hash }: Pick<Stretch<S, H>, 'at' | 'happened' | 'state' | 'hash'>,
  past: readonly Stretch<S, H>[] = []
): Moment<S, H> {
  return { past, present: { at, happened, state, hash, answers: [], steps: [], asked: [] }, state, hash }
}
