import { chainLink, type Ignore } from '../../../../../engine/games/oathsworn/ignoring'
import type {
  Colour,
  Drawn,
  Face,
  FaceCounts,
  MightPile,
  MightPiles
} from '../../../../../engine/games/oathsworn/might'
import { freshPiles, isCritical, perColour, printedDice } from '../../../../../engine/games/oathsworn/might'
import { MOST_CARDS, type Draw, type Goal, type OnTable } from '../../../../../engine/games/oathsworn/odds'
import { WrongUse } from '../../../../cli/kit/wrongUse'
import type { DeckQuery, OddsQuery } from './query'

/** The query's `2c` is the engine's `2*`. */
const faceOf = (written: string): Face => (written.endsWith('c') ? `${written.slice(0, -1)}*` : written)
export const written = (face: Face): string => face.replace('*', 'c')

export function drawOf({ side, draw = {}, dice = {}, decks }: OddsQuery): Draw {
  const piles = pilesOf(decks)
  return {
    side,
    cards: perColour((colour) => drawable(draw[colour] ?? 0, piles[colour], colour)),
    dice,
    piles,
    faces: printedDice
  }
}

/** What cannot be drawn for want of cards is not drawn (OW-MIGHT-05). */
function drawable(asked: number, pile: MightPile, colour: Colour): number {
  if (asked <= MOST_CARDS) return asked
  const drawn = Math.min(asked, cardsIn(pile.draw) + cardsIn(pile.discard))
  if (drawn > MOST_CARDS) throw new WrongUse(`draw.${colour}: at most ${MOST_CARDS} cards can be reckoned with`)
  return drawn
}

const cardsIn = (heap: FaceCounts): number => Object.values(heap).reduce((sum, count) => sum + count, 0)

const NEW_DECKS = freshPiles()

/** A deck that is not named is a new one. Of a named deck a heap that is not named is empty. */
function pilesOf(decks: OddsQuery['decks']): MightPiles {
  return perColour((colour) => {
    const deck = decks?.[colour]
    return deck ? pileOf(deck, `decks.${colour}`) : NEW_DECKS[colour]
  })
}

const pileOf = ({ draw = {}, discard = {} }: DeckQuery, where: string): MightPile => ({
  draw: heapOf(draw, `${where}.draw`),
  discard: heapOf(discard, `${where}.discard`)
})

function heapOf(counts: { readonly [face: string]: number }, where: string): FaceCounts {
  const heap: Record<Face, number> = {}
  let size = 0
  for (const face in counts) size += heap[faceOf(face)] = counts[face] ?? 0
  if (size > MOST_CARDS) throw new WrongUse(`${where}: holds ${size} cards; at most ${MOST_CARDS} can be reckoned with`)
  return heap
}

export function ignoresOf({ ignore }: OddsQuery): readonly Ignore[] {
  return ignore ? [ignoreIn(ignore)] : []
}

function ignoreIn(ignore: NonNullable<OddsQuery['ignore']>): Ignore {
  const named = Object.keys(ignore)
  if (named.length !== 1) throw new WrongUse('ignore: must have exactly one of highest, lowest, chain')
  if (ignore.chain !== undefined) return chainLink(ignore.chain)
  return ignore.highest === undefined
    ? { which: 'lowest', count: ignore.lowest ?? 0 }
    : { which: 'highest', count: ignore.highest }
}

/** What the answer is to be best for: the goal named, or what the other fields suggest. */
export function goalOf({ goal, atLeast, defense, bonus = 0, check }: OddsQuery): Goal {
  switch (goal ?? (check ? 'check' : atLeast === undefined ? 'damage' : 'hp')) {
    case 'hit':
      return { kind: 'hit' }
    case 'damage':
      return { kind: 'damage', bonus }
    case 'hp':
      if (defense === undefined) throw new WrongUse('defense: is needed to reach HP')
      return { kind: 'hp', defense, atLeast: atLeast ?? 1, bonus }
    case 'check':
      return { kind: 'check', ...checkOf(check) }
    case 'successes':
      return { kind: 'successes', ...checkOf(check) }
  }
}

function checkOf(check: OddsQuery['check']): { readonly difficulty: number; readonly modifier: number } {
  if (!check) throw new WrongUse('check: is needed for this goal')
  return { difficulty: check.difficulty, modifier: check.modifier ?? 0 }
}

/** The cards on the table, each extra tied to a critical of its own colour that lies before it. */
export function tableOf({ hand = [], decks }: OddsQuery): OnTable {
  const cards = hand.map(({ colour, face, die, extra, from, owes }): Drawn => {
    const known: Drawn = { colour, face: faceOf(face), ...(die ? { die } : {}), ...(owes ? { owes } : {}) }
    return from === undefined && !extra ? known : { ...known, from: from ?? null }
  })
  cards.forEach(({ colour, from }, place) => {
    if (from === undefined || from === null) return
    const critical = from < place ? cards[from] : undefined
    if (!critical || !isCritical(critical.face) || critical.colour !== colour)
      throw new WrongUse(`hand[${place}].from: there is no ${colour} critical at ${from} before it`)
  })
  return { hand: cards, piles: withoutHand(pilesOf(decks), decks, cards), faces: printedDice }
}

/** The cards of the hand come out of a new deck; of a deck that is named they are gone already. */
function withoutHand(piles: MightPiles, decks: OddsQuery['decks'], hand: readonly Drawn[]): MightPiles {
  return perColour((colour) => {
    if (decks?.[colour]) return piles[colour]
    const draw: Record<Face, number> = { ...piles[colour].draw }
    for (const { face } of hand.filter((card) => card.colour === colour && !card.die)) {
      const left = (draw[face] ?? 0) - 1
      if (left < 0)
        throw new WrongUse(`hand: a new ${colour} deck has not so many cards ${written(face)}; name decks.${colour}`)
      draw[face] = left
    }
    return { draw, discard: {} }
  })
}
