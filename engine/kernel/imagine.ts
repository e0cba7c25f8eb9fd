import { carriedOut, type Answering, type Carried } from './carriedOut'
import type { Happening } from './game'
import type { Script } from './script'
import type { Table } from './table'

export interface Imagined<S, H> extends Carried<S> {
  readonly happenings: readonly H[]
}

/**
 * Carries out a script on the side: what would happen, without it happening. The state handed in is a value and stays
 * what it is. `answer` may reply for the players; without a reply the imagining stops there.
 */
export function imagine<S, H extends Happening, B>(
  game: { readonly book: B; apply(state: S, happening: H): S },
  state: S,
  play: (table: Table<S, H, B>) => Script<unknown>,
  answer: Answering<S> = () => null
): Imagined<S, H> {
  const happenings: H[] = []
  const apply = (before: S, happening: H): S => game.apply(before, happening)
  const carried = carriedOut({ book: game.book, apply, state }, play, answer, (happening) => happenings.push(happening))
  return { ...carried, happenings }
}
