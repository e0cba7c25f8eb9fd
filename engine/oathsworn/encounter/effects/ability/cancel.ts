import type { Verb } from './verb'

/** What set this off does not happen. OW-GEN-04 */
export const cancel: Verb<'cancel'> = function* (_t, { deed }, { what }) {
  const { strike, stop } = deed
  switch (what) {
    case 'attack':
      if (strike) strike.cancelled = true
      return
    case 'riders':
      if (strike) strike.withoutRiders = true
      return
    case 'displacement':
      if (strike) strike.withoutDisplacement = true
      if (stop) stop.cancelled = true
      return
    case 'move':
    case 'stage-card':
      if (stop) stop.cancelled = true
      return
  }
}
