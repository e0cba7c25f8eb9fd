import type { Json } from '../../../kernel/ids'
import type { Book } from '../book'
import { defenceOf } from '../defence'
import type { Encounter } from '../state/state'
import type { Strike } from '../strike'
import { figureOf } from '../world'
import { boostAgainst, type Boosts } from './boost'

/** What a window needs to work out the odds of a draw beside the question. */
export function factsOf(book: Book, s: Encounter, strike: Strike, boost: Boosts): Json {
  const { damage, times, least, ignoreHighest, ignoreLowest, empower, redraws } = boost
  return {
    targets: strike.hits.map(({ figure, bonus }) => {
      const against = boostAgainst(book, s, figure)
      const pierce = boost.pierce + against.pierce
      return {
        figure,
        defence: Math.max(1, defenceOf(book, s, figureOf(s, figure)) - pierce),
        bonus: damage + bonus + against.damage
      }
    }),
    times,
    least,
    ignoreHighest,
    ignoreLowest,
    empower,
    redraws
  }
}
