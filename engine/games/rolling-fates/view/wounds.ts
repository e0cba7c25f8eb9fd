import type { FatesBook } from '../state/book'
import type { Foe } from '../state/state'

/** RF-IVG-04: how hurt an enemy looks: the number of its tier in five words, 0 the worst and 4 unhurt. */
export function woundsOf(book: FatesBook, { enemy, life, max }: Foe): number {
  const { tiers } = book.enemy(enemy)
  if (life === max) return BEST
  const tier = tiers.findIndex((percent) => life * 100 <= max * percent)
  return Math.min(BEST - 1, Math.floor((tier * BEST) / tiers.length))
}

const BEST = 4
