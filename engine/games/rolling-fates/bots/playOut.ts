import { numbersFrom } from '../../../kernel/chance'
import { checkReply } from '../../../kernel/checkReply'
import type { Game } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import { imagine } from '../../../kernel/imagine'
import { onlyReply, type Prompt, type Reply } from '../../../kernel/prompt'
import type { Happened } from '../happenings/happenings'
import type { Book } from '../state/book'
import type { State } from '../state/state'
import type { Pick } from './randomBot'

/** A player for tests, and for the question whether an adventure is fair. */
export type Bot = (prompt: Prompt, state: State, book: Book, pick: Pick) => Reply

/** Nobody plays this long: whoever gets here goes round in circles. */
const TOO_MANY = 20_000

/** Plays a whole adventure and keeps nothing of it; the same seed is the same game. */
export function playOut(
  game: Game<State, Happened, Book>,
  setup: Json,
  seed: string,
  bot: Bot,
  hear: (happening: Happened, now: State) => void = () => undefined
): { readonly state: State; readonly answers: number } {
  const numbers = numbersFrom(`${seed} bot`, 'bot')
  const pick: Pick = (below) => numbers(Math.max(1, below))
  let answers = 0
  const decide = (prompt: Prompt, state: State): Reply => {
    const checked = checkReply(prompt, bot(prompt, state, game.book, pick))
    if (!checked.ok) throw new Error(`a bot's answer to ${prompt.title.key} was refused: ${checked.why.key}`)
    if (++answers > TOO_MANY) throw new Error('a bot goes round in circles')
    return checked.reply
  }
  const { state } = imagine(
    game,
    game.start(setup, seed),
    (table) => game.play(table),
    (prompt, now) => onlyReply(prompt) ?? decide(prompt, now),
    hear
  )
  return { state, answers }
}
