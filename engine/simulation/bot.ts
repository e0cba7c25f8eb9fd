import { numbersFrom } from '../kernel/chance'
import type { Prompt, Reply } from '../kernel/prompt'

/** A whole number from 0 to `below` − 1. */
export type Pick = (below: number) => number

/** What a bot may look at. `pick` gives numbers from a stream of the bot's own. */
export interface Sight<S, B> {
  readonly prompt: Prompt
  readonly state: S
  readonly book: B
  readonly pick: Pick
}

/** A player for tests, fuzzing and the question whether a game is fair. */
export type Bot<S, B> = (sight: Sight<S, B>) => Reply

/** Numbers for a bot: a stream of its own, so that it never disturbs the game's. */
export function picker(seed: string): Pick {
  const draw = numbersFrom(seed, 'bot')
  return (below) => draw(Math.max(1, below))
}
