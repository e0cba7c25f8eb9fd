import type { Happening } from './game'
import type { Told } from './history'
import type { Answer } from './prompt'
import type { Answered, Run } from './run'
import type { Words } from './words'

export type Foreseen<H extends Happening> =
  | {
      readonly ok: true
      readonly told: readonly Told<H>[]
      /** It goes on behind something nobody can know yet: a card face down, a die. */
      readonly isOpen: boolean
    }
  | { readonly ok: false; readonly why: Words }

/**
 * What an answer would lead to, as far as that is certain: up to the next question, or to where something hidden would
 * become known. It is given to a copy of the run, if it has not been already; the run itself stays as it is.
 */
export function foresee<S, H extends Happening, B>(
  run: Run<S, H, B>,
  answer: Answer,
  answered: Answered<H> = run.at(run.revision).answer(answer)
): Foreseen<H> {
  if (!answered.ok) return { ok: false, why: answered.why }
  const certain = answered.happenings.findIndex(({ reveals }) => reveals)
  const happenings = certain < 0 ? answered.happenings : answered.happenings.slice(0, certain)
  return { ok: true, told: happenings.map((happening) => ({ after: run.revision, happening })), isOpen: certain >= 0 }
}
