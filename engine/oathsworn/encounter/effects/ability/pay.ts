import { chooseOne } from '../../../../kernel/ask'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../kernel/words'
import { asked } from '../../asking'
import { payCosts, refusesCosts, type Payer } from '../../costs'
import { figureReferred } from '../shared/reference'
import type { Verb } from './verb'

/** A player may pay in the middle of an effect, and something follows or something else. OW-CARD-03 */
export const pay: Verb<'pay'> = function* (t, scope, effect, run) {
  const figure =
    effect.by === 'company' ? figureReferred(t.see, scope, 'self') : figureReferred(t.see, scope, effect.by)
  const seat = figure?.seat
  if (!figure || !seat) return yield* run(t, scope, effect.else)
  const payer: Payer = { seat, figure: figure.id, of: 'special', free: false, card: scope.deed.card }
  const refuses = () => refusesCosts(t.book, t.see, payer, effect.costs)
  const answer = yield* chooseOne(() => {
    const refused = refuses()
    return {
      rule: rule('OW-CARD-03'),
      seat: asked(seat),
      title: words('ask.pay', { what: words(`${scope.source.kind}.${scope.source.id}.name`) }),
      options: [
        { id: 'yes', label: words('option.pay'), ...(refused ? { refused } : {}) },
        { id: 'no', label: words('option.no') }
      ]
    }
  })
  if (answer === 'no') return yield* run(t, scope, effect.else)
  yield* payCosts(t, payer, scope.deed, effect.costs)
  yield* run(t, scope, effect.then)
}
