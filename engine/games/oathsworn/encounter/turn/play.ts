import { rule } from '../../../../kernel/ids'
import { afterwards } from '../fight/ending'
import { endOfRound } from './endOfRound'
import { LeftOff } from '../fight/over'
import { endOfOathswornPhase, phaseEffects } from './phases'
import { refresh } from './refresh'
import { afterSeat, beginPhase, beginRound, beginTurn } from './rounds'
import { setUp } from './setup'
import { encounterPhase } from './stage'
import { checkStage } from '../stageCards/stageDeck'
import { SEATS, type SeatId } from '../state/ids'
import type { Tab } from '../table/tab'
import { takeTurn } from './turn'

/** The whole encounter (S1, S2). Starts from any boundary: where to go on is read off the clock. */
export function play(t: Tab): void {
  while (t.see.clock.phase !== 'over') t.isLeft(LeftOff, () => untilOver(t))
  t.in(rule('OW-WIN-04'), () => afterwards(t))
}

/** Phase after phase, until all is over or a rule is left in its midst. */
function untilOver(t: Tab): void {
  if (t.see.clock.phase === 'setup') t.in(rule('OW-ENC-01'), () => setUp(t))
  while (t.see.clock.phase !== 'over') phase(t)
}

/** S2. A run that starts at the boundary of a phase goes straight into that phase. */
function phase(t: Tab): void {
  switch (t.see.clock.phase) {
    case 'refresh':
      checkStage(t)
      phaseEffects(t, 'start-of-round')
      refresh(t)
      return beginPhase(t, 'oathsworn')
    case 'oathsworn':
      t.in(rule('OW-TURN-02'), () => oathswornPhase(t))
      return beginPhase(t, 'encounter')
    case 'encounter':
      checkStage(t)
      // OW-ENC-15: the first round of the ambushed begins here.
      if (t.see.clock.round === 1 && t.see.is.ambushed) phaseEffects(t, 'start-of-round')
      t.in(rule('OW-STAGE-02'), () => encounterPhase(t))
      return beginPhase(t, 'end')
    case 'end':
      checkStage(t)
      t.in(rule('OW-END-01'), () => endOfRound(t))
      return beginRound(t, t.see.clock.round + 1)
    case 'setup':
    case 'over':
      return
  }
}

/** OW-TURN-02, OW-TURN-03: turn after turn, clockwise from the lead, until everybody has passed in a row. */
function oathswornPhase(t: Tab): void {
  // A turn is a boundary too: a run that starts there takes that turn up without the start of the phase.
  if (t.see.turn) takeTurn(t)
  else phaseEffects(t, 'start-of-oathsworn-phase')
  while (t.see.clock.passes < SEATS.length) {
    beginTurn(t, nextSeat(t))
    takeTurn(t)
  }
  endOfOathswornPhase(t)
}

/** A turn granted besides comes right after the one that granted it; then the circle goes on where it was. */
function nextSeat(t: Tab): SeatId {
  const { last, lead, extra } = t.see.clock
  if (extra[0]) return extra[0]
  return last === null ? lead : afterSeat(last)
}
