import { counted } from '../../../../kernel/piles'
import { perColour, type Colour, type Side } from '../../might'
import type { Encounter } from '../state/state'
import type { MightView, PileView } from './types'

/**
 * OW-MIGHT-06: what the decks still hold may be shown, their order not. Cards that lie face down count as still in the
 * deck: from what is missing nobody shall work out what they are.
 */
export function viewOfMight({ onTable, aside, piles }: Encounter['might']): MightView {
  const draws = [onTable, ...aside].flat()
  const hidden = (side: Side, colour: Colour): string[] =>
    draws
      .filter((one) => one.faceDown && one.by === 'card' && one.side === side && one.colour === colour)
      .map(({ face }) => face)
  const pile = (side: Side, colour: Colour): PileView => {
    const { draw, discard } = piles[side][colour]
    return { draw: sorted(counted([...draw, ...hidden(side, colour)])), discard: sorted(counted(discard)) }
  }
  return {
    piles: { oathsworn: perColour((c) => pile('oathsworn', c)), enemy: perColour((c) => pile('enemy', c)) },
    table: onTable.map(({ side, colour, face, by, extra, owes, faceDown }) => ({
      side,
      colour,
      face: faceDown ? null : face,
      by,
      extra,
      owes
    }))
  }
}

/** By face, so that not even the order of the counts tells anything. */
const sorted = (counts: { readonly [face: string]: number }): { readonly [face: string]: number } =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
