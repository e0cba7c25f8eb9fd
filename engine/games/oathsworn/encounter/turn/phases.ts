import { rule } from '../../../../kernel/ids'
import type { CardMoment } from '../../content'
import { insideEffects } from '../fight/consumed'
import { occur } from '../scope/interrupts'
import type { Tab } from '../table/tab'

/** S2: what happens at a moment of the round: to the swallowed, then by rules and cards that wait for it. */
export function phaseEffects(t: Tab, moment: CardMoment): void {
  insideEffects(t, moment)
  occur(t, { on: 'moment', moment })
}

/** S2, step 2: crippled tokens whose phase this was are removed. OW-STATUS-04, OW-STATUS-05 */
export function endOfOathswornPhase(t: Tab): void {
  phaseEffects(t, 'end-of-oathsworn-phase')
  const { round } = t.see.clock
  for (const figure of Object.values(t.see.figures))
    if (figure.statuses.crippled && figure.statuses.crippled.until <= round)
      t.happen({ kind: 'statusChanged', figure: figure.id, statuses: { crippled: null }, rule: rule('OW-STATUS-04') })
}
