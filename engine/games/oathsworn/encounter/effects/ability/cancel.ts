import type { FigureId } from '../../state/ids'
import type { Strike } from '../../state/strike'
import type { Stop } from '../../table/event'
import { referred } from '../../scope/reference'
import type { Verb } from './verb'

/** What set this off does not happen. OW-GEN-04 */
export const cancel: Verb<'cancel'> = function (t, scope, { what }) {
  const { strike, stop } = scope.deed
  const subject = referred(t.see, scope, 'subject')
  switch (what) {
    case 'attack':
      if (strike) strike.cancelled = true
      return
    case 'riders':
      if (strike) strike.withoutRiders = [...strike.withoutRiders, ...sparedBy(strike, subject)]
      return
    case 'displacement':
      if (strike) strike.withoutDisplacement = [...strike.withoutDisplacement, ...sparedBy(strike, subject)]
      if (stop) callOff(stop, subject)
      return
    case 'move':
    case 'stage-card':
      if (stop) stop.cancelled = true
      return
  }
}

/** OW-EATK-18: the one it is about; all who are struck, where it is about somebody else. */
function sparedBy({ hits }: Strike, subject: FigureId | null): FigureId[] {
  const struck = hits.map(({ figure }) => figure)
  return subject !== null && struck.includes(subject) ? [subject] : struck
}

/** OW-KB-10: for the one it is about; the others are moved all the same. */
function callOff(stop: Stop, subject: FigureId | null): void {
  if (subject === null) stop.cancelled = true
  else stop.spared = [...stop.spared, subject]
}
