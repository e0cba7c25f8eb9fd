import type { Prompt, Reply } from '../../../kernel/prompt'
import type { Book } from '../encounter/state/book'
import type { Encounter } from '../encounter/state/state'

/** What a bot may look at. `pick(n)` is a whole number from 0 to n − 1, from a stream of the bot's own. */
export interface Sight {
  readonly prompt: Prompt
  readonly state: Encounter
  readonly book: Book
  readonly pick: (below: number) => number
}

/** A player for tests, fuzzing and the question whether a fight is fair. */
export type Bot = (sight: Sight) => Reply
