import type { Happening } from './game'
import type { Prompt, Reply } from './prompt'
import type { Script } from './script'
import { Table } from './table'

/** Where a script begins that nobody keeps: what its rules look things up in, how states follow, and the first of them. */
export interface Carrying<S, H extends Happening, B> {
  readonly book: B
  readonly apply: (state: S, happening: H) => S
  readonly state: S
}

/** Answers for the players, who see the table as it is by then; with null the script stops there. */
export type Answering<S> = (prompt: Prompt, now: S) => Reply | null

/** Is told what happens when it happens. Nothing else remembers it. */
export type Hearing<S, H> = (happening: H, now: S) => void

export interface Carried<S> {
  readonly state: S
  /** The question it stopped at, when nobody would answer it. */
  readonly stoppedAt: readonly Prompt[] | null
}

/** Carries out a script to its end, or to the first question that nobody answers. */
export function carriedOut<S, H extends Happening, B>(
  { book, apply, state }: Carrying<S, H, B>,
  play: (table: Table<S, H, B>) => Script<unknown>,
  answer: Answering<S>,
  hear: Hearing<S, H>
): Carried<S> {
  const table = new Table<S, H, B>(book, state, apply, hear)
  const script = play(table)
  let next = script.next()
  while (!next.done) {
    const prompts = next.value()
    const replies: Reply[] = []
    for (const prompt of prompts) {
      const reply = answer(prompt, table.see)
      if (reply === null) return { state: table.see, stoppedAt: prompts }
      replies.push(reply)
    }
    next = script.next(replies)
  }
  return { state: table.see, stoppedAt: null }
}
