import type { Book } from '../table/book'
import { isForbidden } from '../table/modifiers'
import type { Encounter, Figure, SeatState } from '../state/state'
import type { SeatId } from '../state/ids'
import { playedBy } from './figures'

/** Played with a player board and a hand: neither a companion nor an ally in somebody's stead. */
export const isPlayedAsFull = (s: Encounter, seat: SeatId): boolean => isPlayedFully(s.seats[seat], playedBy(s, seat))

/** The same of whoever is known to play it. */
export const isPlayedFully = ({ mode }: SeatState, figure: Figure | null): boolean =>
  mode === 'full' && figure?.kind === 'oathsworn'

/** OW-KO-14: tokens of the fallen are frozen; and a rule may forbid them to whoever plays. OW-TOKEN-14 */
export function maySpendTokens(book: Book, s: Encounter, seat: SeatId): boolean {
  const figure = playedBy(s, seat)
  return figure !== null && !isForbidden(book, s, figure.id, 'token')
}

/** OW-CAGE-01, OW-CONSUME-01: may do as it likes on its turn. */
export const isFreeToAct = ({ caged, consumed }: SeatState): boolean => caged === null && consumed === null
