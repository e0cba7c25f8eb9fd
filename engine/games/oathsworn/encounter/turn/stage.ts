import { rule } from '../../../../kernel/ids'
import { activateMinions, minionsToAct } from '../enemy/minions'
import { phaseEffects } from './phases'
import { resolveQueue } from '../stageCards/resolveQueue'
import { checkStage, drawCard } from '../stageCards/stageDeck'
import type { Tab } from '../table/tab'

/** What comes before the card of the phase. S2 */
export function beforeCard(t: Tab): void {
  t.happen({ kind: 'minionsReset', rule: rule('OW-MINION-01') })
  phaseEffects(t, 'start-of-encounter-phase')
  checkStage(t)
}

/** S2, step 3: the encounter phase: the card that lies face up (S6), then the minions (S10). */
export function encounterPhase(t: Tab): void {
  beforeCard(t)
  drawCard(t, { reaction: false, breaker: null, bosses: [], closest: false }, 'OW-STAGE-02')
  resolveQueue(t)
  t.in(rule('OW-MINION-01'), () => activateMinions(t, minionsToAct(t)))
  phaseEffects(t, 'end-of-encounter-phase')
  checkStage(t)
}
