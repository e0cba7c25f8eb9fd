import type { Happening } from './game'
import type { Told } from './history'
import type { Answer } from './prompt'
import type { Run } from './run'
import type { Words } from '../messages/words'

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
 * become known. The run stays as it is.
 */
export function foresee<S, H extends Happening, B>(run: Run<S, H, B>, answer: Answer): Foreseen<H> {
  const { answered } = run.attempt(answer)
  if (!answered.ok) return { ok: false, why: answered.why }
  const certain = answered.happenings.findIndex(({ reveals }) => reveals)
  const happenings = certain < 0 ? answered.happenings : answered.happenings.slice(0, certain)
  return { ok: true, told: happenings.map((happening) => ({ after: run.revision, happening })), isOpen: certain >= 0 }
}
