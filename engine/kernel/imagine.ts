import type { Happening } from './game'
import type { Prompt, Reply } from './prompt'
import type { Script } from './script'
import { Table } from './table'

export interface Imagined<S, H> {
  readonly state: S
  readonly happenings: readonly H[]
  /** The question it stopped at, when nobody would answer it. */
  readonly stoppedAt: readonly Prompt[] | null
}

/**
 * Carries out a script on the side: what would happen, without it happening. The state handed in is a value and stays
 * what it is. `answer` may reply for the players, who see the table as it is by then; without a reply the imagining stops
 * there.
 */
export function imagine<S, H extends Happening, B>(
  game: { readonly book: B; apply(state: S, happening: H): S },
  state: S,
  play: (table: Table<S, H, B>) => Script<unknown>,
  answer: (prompt: Prompt, now: S) => Reply | null = () => null
): Imagined<S, H> {
  const happenings: H[] = []
  const table = new Table<S, H, B>(
    game.book,
    state,
    (before, h) => game.apply(before, h),
    (happening) => happenings.push(happening)
  )
  const script = play(table)
  let next = script.next()
  while (!next.done) {
    const prompts = next.value()
    const replies: Reply[] = []
    for (const prompt of prompts) {
      const reply = answer(prompt, table.see)
      if (reply === null) return { state: table.see, happenings, stoppedAt: prompts }
      replies.push(reply)
    }
    next = script.next(replies)
  }
  return { state: table.see, happenings, stoppedAt: null }
}
