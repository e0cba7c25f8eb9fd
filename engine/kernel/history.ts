import type { Happening, Ruled } from './game'
import type { RuleId } from './ids'
import type { Answer, Reply } from './prompt'

/** An answer as it is kept: with the clause that asked, and the chain after all that came of it. */
export interface KeptAnswer extends Answer {
  readonly rule: RuleId
  readonly hash: string
}

/**
 * A stretch of history from one boundary to the next. Starting from `state` and giving `answers` makes `happenings`
 * again; that is what save, undo, jump and branch are made of. Stretches are shared by every run that has them.
 */
export interface Segment<S, H extends Happening> {
  /** How many answers had been given when the boundary happened. */
  readonly at: number
  readonly state: S
  readonly hash: string
  readonly answers: readonly KeptAnswer[]
  readonly happenings: readonly Told<H>[]
  /** The state after each happening, and what each answer came to: of the newest stretch alone, to go on from there. */
  readonly states: readonly S[]
  readonly marks: readonly Mark<H>[]
}

/** What each seat has answered so far of a question to several. */
export type Parts = readonly (Reply | null)[]

/** What an answer came to: the parts there were after it, or what the table ruled. */
export interface Mark<H extends Happening> {
  readonly parts: Parts
  readonly ruled: Extract<Ruled<H>, { ok: true }> | null
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

/** The segment in which the table stood after `answers` answers: the last that began no later. */
export function segmentAt<S, H extends Happening>(segments: readonly Segment<S, H>[], answers: number): number {
  return Math.max(
    0,
    segments.findLastIndex(({ at }) => at <= answers)
  )
}

/** How many answers had been given before the last one by a person or a bot; null where there is none. */
export function lastDecision<S, H extends Happening>(segments: readonly Segment<S, H>[]): number | null {
  for (let i = segments.length - 1; i >= 0; i--) {
    const found = segments[i]?.answers.findLastIndex(({ by }) => by !== 'engine') ?? -1
    if (found >= 0) return (segments[i]?.at ?? 0) + found
  }
  return null
}

/** Looks only at the stretches that were still going on then, however long the play is by now. */
export function toldSince<S, H extends Happening>(segments: readonly Segment<S, H>[], answers: number): Since<H> {
  const which = segmentAt(segments, answers)
  const later = segments.slice(which).flatMap(({ happenings }) => happenings)
  const known = later.findIndex(({ after }) => after > answers)
  const told = known < 0 ? [] : later.slice(known)
  const all = segments.reduce((sum, { happenings }) => sum + happenings.length, 0)
  return { before: all - told.length, told }
}

/** Has anything hidden become known since so many answers had been given? */
export const hasRevealed = <S, H extends Happening>(segments: readonly Segment<S, H>[], since: number): boolean =>
  toldSince(segments, since).told.some(({ happening }) => happening.reveals)
