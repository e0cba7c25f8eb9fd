/** A deck and its discards, as data. `draw[0]` is the top card. Cards are named by their faces or ids. */
export interface Pile {
  readonly draw: readonly string[]
  readonly discard: readonly string[]
}

/** A new deck of these cards, the first on top. */
export const pileOf = (cards: readonly string[]): Pile => ({ draw: cards, discard: [] })

/** The top `count` cards leave the pile; fewer when there are not so many. */
export function takeTop(pile: Pile, count: number): { readonly taken: readonly string[]; readonly pile: Pile } {
  return { taken: pile.draw.slice(0, count), pile: { draw: pile.draw.slice(count), discard: pile.discard } }
}

/** The top cards, left where they are. */
export const peek = (pile: Pile, count: number): readonly string[] => pile.draw.slice(0, count)

/** Cards back on top, the first uppermost. */
export const putBack = (pile: Pile, cards: readonly string[]): Pile => ({ ...pile, draw: [...cards, ...pile.draw] })

/** Cards under the deck. */
export const putUnder = (pile: Pile, cards: readonly string[]): Pile => ({ ...pile, draw: [...pile.draw, ...cards] })

/** The last card discarded lies on top, at the end of the list. */
export const discarded = (pile: Pile, cards: readonly string[]): Pile => ({
  draw: pile.draw,
  discard: [...pile.discard, ...cards]
})

/** A pile without these cards, looked for first in the draw pile and then in the discards; null when one is missing. */
export function without(pile: Pile, cards: readonly string[]): Pile | null {
  const draw = [...pile.draw]
  const discard = [...pile.discard]
  for (const card of cards) if (!removeOne(draw, card) && !removeOne(discard, card)) return null
  return { draw, discard }
}

/** These cards, taken from wherever they are in the draw pile, on top in this order; null when one is not there. */
export function stacked(pile: Pile, cards: readonly string[]): Pile | null {
  const draw = [...pile.draw]
  for (const card of cards) if (!removeOne(draw, card)) return null
  return { ...pile, draw: [...cards, ...draw] }
}

function removeOne(cards: string[], card: string): boolean {
  const at = cards.indexOf(card)
  if (at < 0) return false
  cards.splice(at, 1)
  return true
}

/** How often each face is there. */
export function counted(cards: readonly string[]): { readonly [face: string]: number } {
  const counts: Record<string, number> = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

/** Do two heaps hold the same cards? Used to prove that none was lost or made. */
export function isSameCards(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [counted(one), counted(other)]
  return one.length === other.length && Object.keys(a).every((face) => a[face] === b[face])
}
