import { rule } from '../../kernel/ids'
import { words } from '../../kernel/words'
import { testForEnd } from './over'
import type { Phase } from './state/state'
import type { Tab } from './tab'

/** Every phase begins with a boundary. S2 */
export function beginPhase(t: Tab, phase: Phase): void {
  if (t.see.clock.round > 0) testForEnd(t)
  const { round } = t.see.clock
  t.happen({ kind: 'phaseBegan', phase, rule: rule('OW-TURN-02'), boundary: words(`timeline.${phase}`, { round }) })
}

/** OW-ENC-15: an ambushed company skips the first refresh and its first turns. OW-REFR-01, OW-TURN-01 */
export function beginRound(t: Tab, round: number): void {
  t.happen({ kind: 'roundBegan', round, rule: rule('OW-REFR-01') })
  beginPhase(t, round === 1 && t.see.is.ambushed ? 'encounter' : 'refresh')
}
