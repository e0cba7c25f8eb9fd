import { rule } from '../../../../../kernel/ids'
import { selected } from '../../scope/select'
import type { Verb } from './verb'

/** Another turn right after this one. OW-TURN-09 */
export const extraTurn: Verb<'extra-turn'> = function (t, scope, { who }) {
  for (const id of selected(t, scope, who)) {
    const seat = t.see.figures[id]?.seat
    if (seat) t.happen({ kind: 'extraTurnGranted', seat, rule: rule('OW-TURN-09') })
  }
}
