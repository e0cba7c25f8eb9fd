import type { FigureId } from '../../state/ids'
import type { Stop } from '../shared/event'
import { referred } from '../shared/reference'
import type { Verb } from './verb'

/** What set this off does not happen. OW-GEN-04 */
export const cancel: Verb<'cancel'> = function* (t, scope, { what }) {
  const { strike, stop } = scope.deed
  switch (what) {
    case 'attack':
      if (strike) strike.cancelled = true
      return
    case 'riders':
      if (strike) strike.withoutRiders = true
      return
    case 'displacement':
      if (strike) strike.withoutDisplacement = true
      if (stop) callOff(stop, referred(t.see, scope, 'subject'))
      return
    case 'move':
    case 'stage-card':
      if (stop) stop.cancelled = true
      return
  }
}

/** OW-KB-10: for the one it is about; the others are moved all the same. */
function callOff(stop: Stop, subject: FigureId | null): void {
  if (subject === null) stop.cancelled = true
  else stop.spared = [...stop.spared, subject]
}
