import { beginning, carryOut, type Carried } from './carryOut'
import type { Game, Happening } from './game'
import { givenAgain, Run } from './run'
import { SAVE_FORMAT, type Save } from './save'
import { words, type Words } from '../messages/words'

export type Resumed<S, H extends Happening, B> =
  | { readonly ok: true; readonly run: Run<S, H, B>; readonly told: Words | null; readonly lost: number }
  | { readonly ok: false; readonly why: Words }

interface Followed<S, H extends Happening, B> {
  readonly run: Run<S, H, B>
  /** How many of the kept answers still lead where they led. */
  readonly held: number
}

/**
 * Stands at the same question again. The whole way is carried out and compared, answer by answer. Where it differs the
 * rules have changed since: then play goes on from wherever more of the answers still fit, on the way from the start or
 * from the newest photograph, and the table is told how many did not.
 */
export function resume<S, H extends Happening, B>(game: Game<S, H, B>, save: Save): Resumed<S, H, B> {
  if (save.format !== SAVE_FORMAT) return { ok: false, why: words('save.newer') }
  if (save.game !== game.id) return { ok: false, why: words('save.otherGame', { game: save.game }) }
  const all = save.answers.length
  const whole = attempt(() => follow(game, save, Run.opening(game, save)))
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
  return follow(game, save, beginning({ at, state: state as S, hash }))
}

/**
 * Gives the answers again until one no longer leads where it led; that one is taken back. The engine's own answers come by
 * themselves and are compared like the others.
 */
function follow<S, H extends Happening, B>(game: Game<S, H, B>, save: Save, from: Carried<S, H>): Followed<S, H, B> {
  const { answers } = save
  const fits = (count: number, hash: string): boolean => answers[count]?.hash === hash
  const { carried, held } = carryOut(game, from, { answer: givenAgain(answers, answers.length), fits })
  if (carried) return { run: new Run(game, save, carried), held: carried.count }
  return { run: Run.along(game, save, from, givenAgain(answers, held)), held }
}

function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    // A rule that throws on the way is one more way for the rules to have changed; the caller has another road.
    return null
  }
}
