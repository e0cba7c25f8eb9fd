import { checkReply } from '../kernel/checkReply'
import type { Game, Happening } from '../kernel/game'
import type { Json } from '../kernel/ids'
import { imagine } from '../kernel/imagine'
import { onlyReply, type Prompt, type Reply } from '../kernel/prompt'
import { picker, type Bot } from './bot'

export interface Played<S> {
  readonly state: S
  /** How many the bot gave; questions with one answer are not put to it. */
  readonly answers: number
}

/** Nobody plays this long: a run that gets here goes in circles. */
const TOO_MANY = 20_000

/**
 * Plays a whole game, and keeps nothing to undo it or go back to: what bots play is saved by nobody, and what happens is
 * told to whoever wants to hear it. The bot's own numbers come from the seed too, so the same seed is the same game.
 */
export function playOut<S, H extends Happening, B>(
  game: Game<S, H, B>,
  setup: Json,
  seed: string,
  bot: Bot<S, B>,
  hear: (happening: H, now: S) => void = () => undefined
): Played<S> {
  const { book } = game
  const pick = picker(`${seed} bot`)
  let answers = 0
  const decide = (prompt: Prompt, state: S): Reply => {
    const checked = checkReply(prompt, bot({ prompt, state, book, pick }))
    if (!checked.ok) throw new Error(`a bot's answer to ${prompt.title.key} was refused: ${checked.why.key}`)
    if (++answers > TOO_MANY) throw new Error('a bot goes in circles')
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
