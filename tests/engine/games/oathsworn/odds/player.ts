// A player who has all the time in the world: tries every card and every outcome for every token.
import type { Colour, FaceCounts, MightPiles } from '../../../../../engine/games/oathsworn/might'
import type { PlayedCard } from './enumerator'

export interface Lying {
  readonly cards: readonly PlayedCard[]
  readonly piles: MightPiles
}

export type Worth = (blanks: number, total: number) => number

export function bestWorth(at: Lying, tokens: number, worth: Worth): number {
  const blanks = at.cards.filter((card) => card.face === '0' && card.from === undefined).length
  let most = worth(
    blanks,
    at.cards.reduce((sum, card) => sum + Number(card.face.replace('*', '')), 0)
  )
  if (tokens === 0) return most
  for (const place of at.cards.keys()) {
    let mean = 0
    for (const [next, chance] of redrawn(at, place)) mean += chance * bestWorth(next, tokens - 1, worth)
    most = Math.max(most, mean)
  }
  return most
}

export function redrawn({ cards, piles }: Lying, place: number): [Lying, number][] {
  const { colour, face, from } = cards[place] as PlayedCard
  const pile = piles[colour]
  const discard = { ...pile.discard, [face]: (pile.discard[face] ?? 0) + 1 }
  const freed = { ...piles, [colour]: { draw: pile.draw, discard } }
  return drawOne(freed, colour).flatMap(([shown, left, chance]) => {
    const now = cards.with(place, from === undefined ? { colour, face: shown } : { colour, face: shown, from })
    return chained({ cards: now, piles: left }, colour, shown, chance)
  })
}

function chained(at: Lying, colour: Colour, shown: string, chance: number): [Lying, number][] {
  if (!shown.includes('*')) return [[at, chance]]
  const drawn = drawOne(at.piles, colour)
  if (drawn.length === 0) return [[at, chance]]
  return drawn.flatMap(([face, piles, likely]) =>
    chained({ cards: [...at.cards, { colour, face, from: 0 }], piles }, colour, face, chance * likely)
  )
}

function drawOne(piles: MightPiles, colour: Colour): [string, MightPiles, number][] {
  const size = (heap: FaceCounts): number => Object.values(heap).reduce((sum, count) => sum + count, 0)
  const pile = size(piles[colour].draw) > 0 ? piles[colour] : { draw: piles[colour].discard, discard: {} }
  return Object.entries(pile.draw)
    .filter(([, count]) => count > 0)
    .map(([face, count]) => [
      face,
      { ...piles, [colour]: { draw: { ...pile.draw, [face]: count - 1 }, discard: pile.discard } },
      count / size(pile.draw)
    ])
}
