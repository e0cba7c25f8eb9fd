import { rule } from '../../../../../kernel/ids'
import type { Option } from '../../../../../kernel/prompt'
import { words } from '../../../../../messages/words'
import { asked } from '../../board/asking'
import { animusOf, payCosts, refusesCosts, type Payer } from '../../cards/costs'
import { isForbidden } from '../../table/modifiers'
import { isPlayedAsFull } from '../../board/seats'
import type { Tab } from '../../table/tab'
import { animusUse, spendToken } from '../../actions/tokens'
import { nameOfSource } from '../../scope/naming'
import { figureReferred } from '../../scope/reference'
import type { Verb } from './verb'

type Put = ReturnType<Parameters<Tab['chooseOne']>[0]>

/** OW-TOKEN-07: at any time, and so before something has to be paid. Companions: OW-COMP-12 */
const tokensToPay = (t: Tab, { seat, figure }: Payer): Option[] =>
  isPlayedAsFull(t.see, seat) && !isForbidden(t.book, t.see, figure, 'token') ? animusUse(t.see, seat) : []

/** A player may pay in the middle of an effect, and something follows or something else. OW-CARD-03 */
export const pay: Verb<'pay'> = function (t, scope, effect, run) {
  const figure =
    effect.by === 'company' ? figureReferred(t.see, scope, 'self') : figureReferred(t.see, scope, effect.by)
  const seat = figure?.seat
  if (!figure || !seat) return run(t, scope, effect.else)
  const payer: Payer = { seat, figure: figure.id, of: 'special', free: false, card: scope.deed.card }
  const question = (): Put => {
    const refused = refusesCosts(t.book, t.see, payer, effect.costs)
    const animus = animusOf(t.book, t.see, payer, effect.costs)
    return {
      rule: rule('OW-CARD-03'),
      seat: asked(seat),
      title: words('ask.pay', { what: nameOfSource(t.see, scope.source) }),
      options: [
        { id: 'yes', label: words('option.pay', { animus }), ...(refused ? { refused } : {}) },
        ...(refused?.key === 'refused.animus' ? tokensToPay(t, payer) : []),
        { id: 'no', label: words('option.no') }
      ]
    }
  }
  let answer = t.chooseOne(question)
  for (; answer.startsWith('token:'); answer = t.chooseOne(question)) spendToken(t, seat, answer)
  if (answer === 'no') return run(t, scope, effect.else)
  payCosts(t, payer, scope.deed, effect.costs)
  run(t, scope, effect.then)
}
