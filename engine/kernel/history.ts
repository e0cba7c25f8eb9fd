import type { Happening } from './game'
import type { Answer } from './prompt'
import type { RuleId } from './ids'

/** An answer as it is kept: with the clause that asked, and the chain after all that came of it. */
export interface KeptAnswer extends Answer {
  readonly rule: RuleId
  readonly hash: string
}

/**
 * A stretch of history from one boundary to the next. Starting from `state` and giving `answers` makes `happenings`
 * again; that is what save, undo, jump and branch are made of. Finished segments are shared by every run that has them.
 */
export interface Segment<S, H extends Happening> {
  /** How many answers had been given when the boundary happened. */
  readonly at: number
  readonly state: S
  readonly hash: string
  readonly answers: KeptAnswer[]
  readonly happenings: Told<H>[]
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

/** An empty stretch that begins at a boundary. */
export const segmentFrom = <S, H extends Happening>(at: number, state: S, hash: string): Segment<S, H> => ({
  at,
  state,
  hash,
  answers: [],
  happenings: []
})

/** The segment in which the table stood after `answers` answers: the last that began no later. */
export function segmentAt<S, H extends Happening>(segments: readonly Segment<S, H>[], answers: number): number {
  let found = 0
  for (let i = 0; i < segments.length; i++) if ((segments[i]?.at ?? 0) <= answers) found = i
  return found
}

/** How many answers had been given before the last one by a person or a bot; null where there is none. */
export function lastDecision<S, H extends Happening>(segments: readonly Segment<S, H>[]): number | null {
  for (let i = segments.length - 1; i >= 0; i--) {
    const segment = segments[i]
    if (!segment) continue
    for (let k = segment.answers.length - 1; k >= 0; k--) if (segment.answers[k]?.by !== 'engine') return segment.at + k
  }
  return null
}

/** Looks only at the stretches that were still going on then, however long the play is by now. */
export function toldSince<S, H extends Happening>(segments: readonly Segment<S, H>[], answers: number): Since<H> {
  const which = segmentAt(segments, answers)
  const then = segments[which]?.happenings ?? []
  let known = then.length
  while (known > 0 && (then[known - 1]?.after ?? 0) > answers) known--
  let before = known
  for (let i = 0; i < which; i++) before += segments[i]?.happenings.length ?? 0
  return { before, told: [...then.slice(known), ...segments.slice(which + 1).flatMap(({ happenings }) => happenings)] }
}

/** Has anything hidden become known since so many answers had been given? */
export function hasRevealed<S, H extends Happening>(segments: readonly Segment<S, H>[], since: number): boolean {
  for (let i = segments.length - 1; i >= 0; i--) {
    const told = segments[i]?.happenings ?? []
    for (let k = told.length - 1; k >= 0; k--) {
      const one = told[k]
      if (!one || one.after <= since) return false
      if (one.happening.reveals) return true
    }
  }
  return false
}
