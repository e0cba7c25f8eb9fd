import type { Game, Happening } from './game'
import type { KeptAnswer } from './history'
import { Run } from './run'
import { SAVE_FORMAT, type Save } from './save'
import { words, type Words } from './words'

export type Resumed<S, H extends Happening, B> =
  | { readonly ok: true; readonly run: Run<S, H, B>; readonly told: Words | null; readonly lost: number }
  | { readonly ok: false; readonly why: Words }

/**
 * Stands at the same question again. The whole way is replayed and compared, answer by answer. Where it differs the
 * rules have changed since: then play goes on from wherever more of the answers still fit, on the way from the start or
 * from the newest photograph, and the table is told how many did not.
 */
export function resume<S, H extends Happening, B>(game: Game<S, H, B>, save: Save): Resumed<S, H, B> {
  if (save.format !== SAVE_FORMAT) return { ok: false, why: words('save.newer') }
  if (save.game !== game.id) return { ok: false, why: words('save.otherGame', { game: save.game }) }
  const all = save.answers.length
  const whole = attempt(() => follow(Run.start(game, save.setup, save.seed), save.answers))
  if (whole?.held === all) return { ok: true, run: whole.run, told: null, lost: 0 }
  const rest = attempt(() => fromPhotograph(game, save))
  const best = whole && whole.held > (rest?.held ?? 0) ? whole : rest
  if (!best) return { ok: false, why: words('save.noWay') }
  const lost = all - best.held
  return { ok: true, run: best.run, told: lost > 0 ? words('save.rulesChanged', { lost }) : null, lost }
}

function fromPhotograph<S, H extends Happening, B>(game: Game<S, H, B>, save: Save): Followed<S, H, B> | null {
  if (!save.photograph) return null
  const { at, state, hash } = save.photograph
  return follow(Run.from(game, save, at, state as S, hash), save.answers)
}

/**
 * Gives the answers again, from where the run stands, until one no longer leads where it led. The engine's own answers
 * come by themselves and are compared like the others. An answer that led elsewhere is taken back.
 */
function follow<S, H extends Happening, B>(run: Run<S, H, B>, answers: readonly KeptAnswer[]): Followed<S, H, B> {
  const isSame = (from: number, made: readonly KeptAnswer[]): boolean =>
    made.every((one, k) => one.hash === answers[from + k]?.hash)
  const before = run.answers
  const start = run.revision - before.length
  if (!isSame(start, before)) return { run, held: start }
  for (;;) {
    const at = run.revision
    const kept = answers[at]
    if (!kept || kept.by === 'engine') return { run, held: at }
    const again = run.answer(kept)
    if (!again.ok) return { run, held: at }
    if (!isSame(at, again.answers)) return { run: run.at(at), held: at }
  }
}

interface Followed<S, H extends Happening, B> {
  readonly run: Run<S, H, B>
  /** How many of the kept answers still lead where they led. */
  readonly held: number
}

function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    // A rule that throws on the way is one more way for the rules to have changed; the caller has another road.
    return null
  }
}
