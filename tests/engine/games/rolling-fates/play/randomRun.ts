import { randomReply } from '../../../../../engine/games/rolling-fates/bots/random'
import type { FatesHappened } from '../../../../../engine/games/rolling-fates/happenings/happenings'
import type { FatesBook } from '../../../../../engine/games/rolling-fates/state/book'
import type { State } from '../../../../../engine/games/rolling-fates/state/state'
import { numbersFrom } from '../../../../../engine/kernel/chance'
import type { Game } from '../../../../../engine/kernel/game'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Prompt } from '../../../../../engine/kernel/prompt'
import { Run } from '../../../../../engine/kernel/run'

export interface AnyRun {
  readonly now: Run<State, FatesHappened, FatesBook>
  readonly waiting: readonly Prompt[]
  /** Answers one of the open questions at random. */
  step(): void
}

export function randomRun(game: Game<State, FatesHappened, FatesBook>, setup: Json, seed: string): AnyRun {
  const now = Run.start(game, setup, seed)
  const numbers = numbersFrom(seed, 'bot')
  const pick = (below: number): number => numbers(Math.max(1, below))
  return {
    now,
    get waiting() {
      return now.waiting
    },
    step() {
      const prompt = now.waiting[pick(now.waiting.length)]!
      const answered = now.answer({ seat: prompt.seat, by: 'bot', reply: randomReply(prompt, pick) })
      if (!answered.ok) throw new Error(`${prompt.title.key}: ${answered.why.key} ${answered.fault?.message ?? ''}`)
    }
  }
}
