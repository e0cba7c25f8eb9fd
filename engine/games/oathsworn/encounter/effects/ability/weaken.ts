import { numberOf } from '../../scope/amount'
import type { Verb } from './verb'

/** Cards of the draw that set this off do not count: not drawn, ignored or redrawn, as far as it has got. OW-EATK-18 */
export const weaken: Verb<'weaken'> = function (t, scope, { cards, which, colour, again }) {
  scope.deed.strike?.weakened.push({
    cards: numberOf(t.book, t.see, scope, cards),
    which,
    colour: colour ?? null,
    again
  })
}
