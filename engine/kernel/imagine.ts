import type { Game, Happening } from './game'
import type { Prompt, Reply } from './prompt'
import { Table } from './table'

export interface Imagined<S> {
  readonly state: S
  /** The question it stopped at, when nobody would answer it. */
  readonly stoppedAt: readonly Prompt[] | null
}

/**
 * Carries rules out on the side, and keeps nothing of it: games of bots, and what would happen without its happening. The
 * state handed in is a value and stays what it is. `answer` sees the table as it is by then; with null the rules stop there.
 */
export function imagine<S, H extends Happening, B>(
  game: Pick<Game<S, H, B>, 'book' | 'bookAt' | 'apply'>,
  state: S,
  play: (table: Table<S, H, B>) => unknown,
  answer: (prompt: Prompt, now: S) => Reply | null = () => null,
  hear: (happening: H, now: S) => void = () => undefined
): Imagined<S> {
  // Told by identity: what is imagined in its midst has a stop of its own.
  const stop: { at: readonly Prompt[] | null } = { at: null }
  const leave = (prompts: readonly Prompt[]): never => {
    stop.at = prompts
    throw stop
  }
  const table: Table<S, H, B> = new Table(game, state, {
    ask(question) {
      const prompts = question()
      return prompts.map((prompt) => answer(prompt, table.see) ?? leave(prompts))
    },
    happen(before, happening) {
      const after = game.apply(before, happening)
      hear(happening, after)
      return after
    }
  })
  try {
    play(table)
  } catch (thrown) {
    if (thrown !== stop) throw thrown
  }
  return { state: table.see, stoppedAt: stop.at }
}
