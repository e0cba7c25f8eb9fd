import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { testForEnd } from '../fight/over'
import { SEATS, type SeatId } from '../state/ids'
import type { Phase } from '../state/state'
import type { Tab } from '../table/tab'

/** Every phase begins with a boundary. S2 */
export function beginPhase(t: Tab, phase: Phase): void {
  if (t.see.clock.round > 0) testForEnd(t)
  const { round } = t.see.clock
  t.happen({ kind: 'phaseBegan', phase, rule: rule('OW-TURN-02'), boundary: words(`timeline.${phase}`, { round }) })
}

/** OW-REFR-01, OW-TURN-01 */
export function beginRound(t: Tab, round: number, phase = firstPhase(t, round)): void {
  t.happen({ kind: 'roundBegan', round, rule: rule('OW-REFR-01') })
  beginPhase(t, phase)
}

/** OW-ENC-15: an ambushed company skips the first refresh and its first turns. */
const firstPhase = (t: Tab, round: number): Phase => (round === 1 && t.see.is.ambushed ? 'encounter' : 'refresh')

/** A turn is a boundary, too. OW-TURN-02 */
export function beginTurn(t: Tab, seat: SeatId): void {
  const { round } = t.see.clock
  const boundary = words('timeline.turn', { seat: t.see.seats[seat].name, round })
  t.happen({ kind: 'turnBegan', seat, rule: rule('OW-TURN-02'), boundary })
}

/** Clockwise. OW-TURN-02 */
export const afterSeat = (seat: SeatId): SeatId => SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length] ?? seat
