import { numbersFrom } from '../../kernel/chance'
import type { Game } from '../../kernel/game'
import type { Json } from '../../kernel/ids'
import { Run } from '../../kernel/run'
import type { Book } from '../encounter/book'
import type { Happened } from '../encounter/happenings'
import type { Encounter } from '../encounter/state/state'
import type { Bot } from './bot'

export interface Played {
  readonly run: Run<Encounter, Happened, Book>
  readonly answers: number
}

/** Nobody plays this long: a run that gets here goes in circles. */
const TOO_MANY = 20_000

/** Plays a whole encounter. The bot's own numbers come from the seed too, so the same seed is the same game. */
export function playOut(game: Game<Encounter, Happened, Book>, setup: Json, seed: string, bot: Bot): Played {
  const run = Run.start(game, setup, seed, { unhashed: true })
  const pick = picker(`${seed} bot`)
  let answers = 0
  for (;;) {
    const [prompt] = run.waiting
    if (!prompt) return { run, answers }
    const reply = bot({ prompt, state: run.state, book: game.book, pick })
    const result = run.answer({ seat: prompt.seat, by: 'bot', reply })
    if (!result.ok) throw new Error(`a bot's answer to ${prompt.title.key} was refused: ${result.why.key}`)
    if (++answers > TOO_MANY) throw new Error('a bot goes in circles')
  }
}

/** Numbers for a bot: a stream of its own, so that it never disturbs the game's. */
export function picker(seed: string): (below: number) => number {
  const draw = numbersFrom(seed, 'bot')
  return (below) => draw(Math.max(1, below))
}
