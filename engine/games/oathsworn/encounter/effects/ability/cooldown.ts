import { abilityFacts } from '../../cardFacts/facts'
import type { Position } from '../../state/state'
import { figureReferred } from '../../scope/reference'
import type { Verb } from './verb'

/** The card being played goes elsewhere; battleflow happens where it lands. OW-CARD-06, OW-CARD-07 */
export const cooldown: Verb<'cooldown'> = function (t, scope, { to }) {
  const { card } = scope.deed
  const seat = figureReferred(t.see, scope, 'self')?.seat
  const held = seat && card ? t.see.seats[seat].cards[card] : undefined
  if (held?.kind !== 'ability') return
  const printed = abilityFacts(t.book, held).cooldown
  scope.deed.cooldown = to === 'lower' ? lower(printed) : to === 'higher' ? higher(printed) : to
}

const lower = (position: Position): Position | 'hand' => (position === 0 ? 'hand' : ((position - 1) as Position))
const higher = (position: Position): Position => Math.min(3, position + 1) as Position
