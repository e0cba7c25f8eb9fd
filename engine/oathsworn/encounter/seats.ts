import type { Encounter } from './state/state'
import type { SeatId } from './state/ids'
import { playedBy } from './world'

/** Played with a player board and a hand: neither a companion nor an ally in somebody's stead. */
export const isPlayedAsFull = (s: Encounter, seat: SeatId): boolean =>
  s.seats[seat].mode === 'full' && playedBy(s, seat)?.kind === 'oathsworn'

/** OW-CAGE-01, OW-CONSUME-01: may do as it likes on its turn. */
export const isFreeToAct = (s: Encounter, seat: SeatId): boolean =>
  s.seats[seat].caged === null && s.seats[seat].consumed === null
