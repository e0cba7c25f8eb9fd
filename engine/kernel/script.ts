import './resuming'
import type { Prompt, Reply } from './prompt'

/**
 * What a script stops for. A function rather than the prompts themselves, so that after a ruling the same question is
 * asked afresh of the table as it now is.
 */
export type Question = () => readonly Prompt[]

/** A rule that may stop to ask. Rules read top to bottom; only a function that can ask is a script. */
export type Script<R = void> = Generator<Question, R, readonly Reply[]>

/** A script that is over: what has nothing to do, which is seen before it begins, shall cost nothing. */
export const NOTHING: Script = nothing()
NOTHING.next()

function* nothing(): Script {
  return
}
