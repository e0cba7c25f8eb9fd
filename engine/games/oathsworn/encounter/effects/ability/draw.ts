import { rule } from '../../../../../kernel/ids'
import { colours, faceValue, type Colour } from '../../../might'
import { COMPANY } from '../../board/asking'
import { clearTable, drawMight, type MightDraw, type Drawer } from '../../might/draw'
import { openTable } from '../../might/hand'
import { strikeBy } from '../../state/strike'
import { frozenMight } from '../../scope/frozen'
import { referred, seatOf } from '../../scope/reference'
import type { Verb } from './verb'

/** MIGHT cards are drawn and discarded; what follows may count what they showed. OW-MIGHT-04 */
export const draw: Verb<'draw'> = function (t, scope, effect) {
  const cards = frozenMight(t.book, t.see, scope, effect.cards)
  const wanted: { [C in Colour]?: MightDraw[C] } = {}
  for (const colour of colours) if ((cards[colour] ?? 0) > 0) wanted[colour] = { cards: cards[colour] ?? 0, dice: 0 }
  const seat = effect.side === 'oathsworn' ? seatOf(t.see, scope, 'self') : COMPANY
  const who: Drawer = { side: effect.side, seat, rule: rule('OW-MIGHT-05') }
  openTable(t)
  drawMight(t, who, wanted)
  const table = t.see.might.onTable
  const strike = strikeBy(referred(t.see, scope, 'self'), effect.side)
  strike.drawn = table.map(({ colour, face, extra }) => ({ colour, face, extra }))
  strike.damage = table.reduce((sum, { face }) => sum + faceValue(face), 0)
  scope.deed.strike = strike
  clearTable(t)
}
