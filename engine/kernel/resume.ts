import { carryOut } from './carryOut'
import type { Game, Happening } from './game'
import { beginning, type Moment } from './history'
import { opening, Run } from './run'
import { SAVE_FORMAT, type Save } from './save'
import { words, type Words } from '../messages/words'

export type Resumed<S, H extends Happening, B> =
  | { readonly ok: true; readonly run: Run<S, H, B>; readonly told: Words | null; readonly lost: number }
  | { readonly ok: false; readonly why: Words }

/**
 * Stands at the same question again. The whole way is carried out and compared, answer by answer. Where it differs the
 * rules have changed since: then play goes on from wherever more of the answers still fit, on the way from the start or
 * from the newest photograph, and the table is told how many did not.
 */
export function resume<S, H extends Happening, B>(game: Game<S, H, B>, save: Save): Resumed<S, H, B> {
  if (save.format !== SAVE_FORMAT) return { ok: false, why: words('save.newer') }
  if (save.game !== game.id) return { ok: false, why: words('save.otherGame', { game: save.game }) }
  const { answers, photograph } = save
  const whole = follow(game, save, () => opening(game, save))
  if (whole?.held === answers.length) return { ok: true, run: whole.run, told: null, lost: 0 }
  const there = photograph && { ...photograph, happened: 0, state: photograph.state as S }
  const rest = there && follow(game, save, () => beginning<S, H>(there))
  const best = whole && whole.held > (rest?.held ?? 0) ? whole : rest
  if (!best) return { ok: false, why: words('save.noWay') }
  const lost = answers.length - best.held
  return { ok: true, run: best.run, told: lost > 0 ? words('save.rulesChanged', { lost }) : null, lost }
}

/**
 * Gives the answers again until one no longer leads where it led; that one is taken back. The engine's own answers come by
 * themselves and are compared like the others.
 */
function follow<S, H extends Happening, B>(game: Game<S, H, B>, save: Save, begin: () => Moment<S, H>) {
  const { setup, seed, answers } = save
  const begun = { setup, seed }
  try {
    const from = begin()
    const { at } = from.present
    const carried = carryOut(game, from, answers.slice(at))
    if (!carried.ok) return { run: Run.along(game, begun, from, answers.slice(at, carried.held)), held: carried.held }
    const run = new Run(game, begun, carried.now)
    // Further than the save: the engine answers now what nobody was asked then.
    const back = run.revision > answers.length ? (run.undone() ?? run) : run
    return { run: back, held: back.revision }
  } catch {
    // A rule that throws on the way is one more way for the rules to have changed; the caller has another road.
    return null
  }
}
