import type { Json } from '../../engine/kernel/ids'
import { bots, type BotName } from '../../engine/games/oathsworn/bots'
import { foughtOut, type Fought } from '../../engine/games/oathsworn/bots/fought'
import { oathsworn } from '../../engine/games/oathsworn/game'
import { contentHere } from '../games/oathsworn/content'

/** A series of fights: the same setup, one seed after another. */
export interface Series {
  readonly setup: Json
  readonly bot: BotName
  readonly seed: string
  readonly count: number
}

/** The seed of a fight: it depends on nothing but its number, so it does not matter who fights it. */
const seedOf = ({ seed }: Series, number: number): string => `${seed}/${number}`

/** Fights every `step`th fight of a series, from `first` on. */
export function* fightsOf(series: Series, first: number, step: number): Generator<readonly [number, Fought]> {
  const game = oathsworn(contentHere())
  for (let number = first; number < series.count; number += step) {
    const seed = seedOf(series, number)
    yield [number, foughtOut(game, series.setup, seed, bots[series.bot])]
  }
}
