// The obvious way, for small heaps: play every possible draw card by card, as people at a table do.
import type { Colour, FaceCounts, MightPiles, PerColour, Side } from '../../../../../engine/games/oathsworn/might'
import { colours } from '../../../../../engine/games/oathsworn/might'

export interface Played {
  readonly blanks: number
  readonly total: number
  readonly cards: readonly PlayedCard[]
  readonly left: MightPiles
}

export interface PlayedCard {
  readonly colour: Colour
  readonly face: string
  /** Place of the critical this extra was drawn for; absent on originals. */
  readonly from?: number
}

interface Heaps {
  readonly draw: FaceCounts
  readonly discard: FaceCounts
}

/** Every way the draw can go, with its chance. */
export function everyDraw(
  side: Side,
  mix: PerColour<number>,
  piles: MightPiles,
  tell: (played: Played, chance: number) => void
): void {
  const wanted = colours.flatMap((colour) => Array.from({ length: mix[colour] ?? 0 }, () => colour))
  drawOriginals(wanted, piles, [], 1)

  function drawOriginals(
    rest: readonly Colour[],
    heaps: MightPiles,
    cards: readonly PlayedCard[],
    chance: number
  ): void {
    const [colour, ...later] = rest
    if (colour === undefined) return drawExtras(side === 'enemy' ? [] : owedFor(cards), heaps, cards, chance)
    const drew = eachCard(heaps[colour], (face, left, p) =>
      drawOriginals(later, { ...heaps, [colour]: left }, [...cards, { colour, face }], chance * p)
    )
    if (!drew) drawOriginals(later, heaps, cards, chance)
  }

  function drawExtras(owed: readonly number[], heaps: MightPiles, cards: readonly PlayedCard[], chance: number): void {
    const [from, ...later] = owed
    if (from === undefined) return tell(summed(cards, heaps), chance)
    const { colour } = cards[from] as PlayedCard
    const drew = eachCard(heaps[colour], (face, left, p) => {
      const owing = face.includes('*') ? [...later, cards.length] : later
      drawExtras(owing, { ...heaps, [colour]: left }, [...cards, { colour, face, from }], chance * p)
    })
    if (!drew) drawExtras(later, heaps, cards, chance)
  }
}

// Originals come to the table together: of two different criticals the lower one is served first.
const owedFor = (cards: readonly PlayedCard[]): number[] =>
  [...cards.keys()]
    .filter((place) => cards[place]?.face.includes('*'))
    .sort((a, b) => Number.parseInt(cards[a]?.face ?? '') - Number.parseInt(cards[b]?.face ?? ''))

function eachCard(heaps: Heaps, then: (face: string, left: Heaps, chance: number) => void): boolean {
  const { draw, discard } = size(heaps.draw) > 0 ? heaps : { draw: heaps.discard, discard: {} }
  const all = size(draw)
  for (const [face, count] of Object.entries(draw))
    if (count > 0) then(face, { draw: { ...draw, [face]: count - 1 }, discard }, count / all)
  return all > 0
}

const size = (heap: FaceCounts): number => Object.values(heap).reduce((sum, count) => sum + count, 0)

const summed = (cards: readonly PlayedCard[], left: MightPiles): Played => ({
  cards,
  left,
  blanks: cards.filter((card) => card.face === '0' && card.from === undefined).length,
  total: cards.reduce((sum, card) => sum + Number(card.face.replace('*', '')), 0)
})

export interface Tally {
  pMiss: number
  hit: Map<number, number>
}

export function tallied(side: Side, mix: PerColour<number>, piles: MightPiles): Tally {
  const tally: Tally = { pMiss: 0, hit: new Map() }
  everyDraw(side, mix, piles, ({ blanks, total }, chance) => {
    if (side === 'oathsworn' && blanks >= 2) tally.pMiss += chance
    else tally.hit.set(total, (tally.hit.get(total) ?? 0) + chance)
  })
  return tally
}
