import type { Game, Happening } from '../../engine/kernel/game'
import type { Json } from '../../engine/kernel/ids'
import { linesOf } from '../../engine/kernel/lines'
import type { Outlook } from '../../preload/contract/shapes'
import { diff } from './diff'

/** What such a ruling would come to. Nothing is done; of what is still hidden nothing is told either. */
export function outlookOn<S, H extends Happening, B>(game: Game<S, H, B>, state: S, ruling: Json): Outlook {
  const ruled = game.rule(state, ruling)
  if (!ruled.ok) return { ok: false, why: ruled.why }
  if (ruled.happenings.some(({ reveals }) => reveals)) return { ok: true, patch: null, lines: [], hidden: true }
  let after = state
  const steps = ruled.happenings.map((happening) => {
    const before = after
    after = game.apply(before, happening)
    return { after: 0, happening, before, state: after }
  })
  const lines = linesOf(game, steps).flatMap(({ words }) => words ?? [])
  return { ok: true, patch: diff(game.view(state, null), game.view(after, null)), lines, hidden: false }
}
