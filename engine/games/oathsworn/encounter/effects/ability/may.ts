import { rule } from '../../../../../kernel/ids'
import { words } from '../../../../../messages/words'
import { nameOfSource } from '../../scope/naming'
import { seatOf } from '../../scope/reference'
import type { Verb } from './verb'

/** A player decides whether it happens. OW-GEN-14 */
export const may: Verb<'may'> = function (t, scope, { by, then }, run) {
  const answer = t.chooseOne(() => ({
    rule: rule('OW-GEN-14'),
    seat: seatOf(t.see, scope, by),
    title: words('ask.may', { what: nameOfSource(t.see, scope.source) }),
    options: [
      { id: 'yes', label: words('option.yes') },
      { id: 'no', label: words('option.no') }
    ]
  }))
  if (answer === 'yes') run(t, scope, then)
}
