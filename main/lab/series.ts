import type { Json } from '../../engine/kernel/ids'

/** A game as the lab plays it: whole games by bots, of which nothing is kept but what is worth knowing. */
export interface GameLab<R = unknown> {
  /** The names of those who can play. */
  readonly bots: readonly string[]
  play(setup: Json, seed: string, bot: string): R
}

/** A series of games: the same setup, one seed after another. */
export interface Series {
  readonly game: string
  readonly setup: Json
  readonly bot: string
  readonly seed: string
  readonly count: number
}

/** The seed of a game: it depends on nothing but its number, so it does not matter who plays it. */
const seedOf = ({ seed }: Series, number: number): string => `${seed}/${number}`

/** Plays every `step`th game of a series, from `first` on. */
export function* gamesOf<R>(
  lab: GameLab<R>,
  series: Series,
  first: number,
  step: number
): Generator<readonly [number, R]> {
  for (let number = first; number < series.count; number += step)
    yield [number, lab.play(series.setup, seedOf(series, number), series.bot)]
}
