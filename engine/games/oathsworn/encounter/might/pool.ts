import { colours, perColour, type Colour } from '../../might'
import type { Book } from '../table/book'
import { enemyNumbers } from '../cardFacts/defence'
import { modifiersOf } from '../table/modifiers'
import type { Encounter, Figure } from '../state/state'

/** MIGHT cards of each colour to be drawn. */
export type Pool = { readonly [C in Colour]?: number }

/** OW-EATK-04: what the special rules board gives this enemy in the present stage, with what lasts. */
export function usualPool(book: Book, s: Encounter, enemy: Figure): Pool {
  const printed = enemyNumbers(book, s, enemy)?.might ?? {}
  return modifiersOf(book, s, enemy.id, 'might').reduce<Pool>(
    (pool, { cards }) => addedTo(pool, cards as unknown as Pool),
    printed
  )
}

/** Cards more or fewer; no colour goes below none. */
export function addedTo(pool: Pool, more: Pool): Pool {
  const sum: { [C in Colour]?: number } = {}
  for (const colour of colours) {
    const count = Math.max(0, (pool[colour] ?? 0) + (more[colour] ?? 0))
    if (count > 0) sum[colour] = count
  }
  return sum
}

/** The strongest colour of which there is a card; colours rise in strength. OW-MIGHT-02 */
export const strongest = (pool: Pool): Colour | null => colours.findLast((colour) => (pool[colour] ?? 0) > 0) ?? null

export const weakest = (pool: Pool): Colour | null => colours.find((colour) => (pool[colour] ?? 0) > 0) ?? null

export const ONE_FEWER: Readonly<Record<Colour, Pool>> = perColour((colour) => ({ [colour]: -1 }))

/** OW-EATK-02: one card fewer of the strongest colour it has. */
export function weakened(pool: Pool, colour: Colour | null = strongest(pool)): { pool: Pool; lost: Colour | null } {
  return colour === null ? { pool, lost: null } : { pool: addedTo(pool, ONE_FEWER[colour]), lost: colour }
}

export const cardsIn = (pool: Pool): number => colours.reduce((sum, colour) => sum + (pool[colour] ?? 0), 0)
