import type { Game } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import { playOut } from '../../../simulation/playOut'
import type { FatesHappened } from '../happenings/happenings'
import type { FatesBook } from '../state/book'
import type { State } from '../state/state'
import type { FatesBot } from './bot'

/** What is worth knowing of one adventure that was played to its end. */
export interface PlayedAdventure {
  readonly seed: string
  readonly characters: readonly string[]
  readonly isWon: boolean
  /** The encounter in which it was lost. */
  readonly lostAt: string | null
  readonly answers: number
  /** Of each fight that was won, in order. */
  readonly rounds: readonly number[]
}

export function playedOut(
  game: Game<State, FatesHappened, FatesBook>,
  setup: Json,
  seed: string,
  bot: FatesBot
): PlayedAdventure {
  const rounds: number[] = []
  let round = 0
  const { state, answers } = playOut(game, setup, seed, bot, (happening) => {
    if (happening.kind === 'phaseBegan') round = happening.round
    if (happening.kind === 'combatWon') rounds.push(round)
  })
  const isWon = state.over === 'won'
  const characters = state.heroes.map(({ character }) => character)
  return { seed, characters, isWon, lostAt: isWon ? null : state.node, answers, rounds }
}
