import type { Game, Happening } from '../../engine/kernel/game'
import type { Told as KernelTold } from '../../engine/kernel/history'
import type { Words } from '../../engine/messages/words'
import type { ToldLine } from '../../preload/contract/shapes'

export interface Narrated<S, H extends Happening, B> {
  readonly game: Game<S, H, B>
  toldOf(told: KernelTold<H>): ToldLine
}

/** The same game, remembering for each happening the line that is said of it: it needs the table as it then was. */
export function narrated<S, H extends Happening, B>(game: Game<S, H, B>): Narrated<S, H, B> {
  const lines = new WeakMap<H, Words | null>()
  const tellings = new WeakMap<KernelTold<H>, ToldLine>()
  const apply = (state: S, happening: H): S => {
    const after = game.apply(state, happening)
    lines.set(happening, game.describe(after, happening, state))
    return after
  }
  const toldOf = (told: KernelTold<H>): ToldLine => {
    const known = tellings.get(told)
    if (known) return known
    const happening = told.happening as unknown as ToldLine['happening']
    const fresh = { after: told.after, happening, line: lines.get(told.happening) ?? null }
    tellings.set(told, fresh)
    return fresh
  }
  return { game: Object.create(game, { apply: { value: apply } }) as Game<S, H, B>, toldOf }
}
