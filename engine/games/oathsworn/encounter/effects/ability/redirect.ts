import { hitOn } from '../../state/strike'
import { referred } from '../../scope/reference'
import { selected } from '../../scope/select'
import type { Verb } from './verb'

/** The attack that set this off strikes somebody else, who defends as usual. */
export const redirect: Verb<'redirect'> = function (t, scope, { to }) {
  const { strike } = scope.deed
  const [other] = selected(t, scope, to)
  const from = referred(t.see, scope, 'attacked') ?? referred(t.see, scope, 'subject')
  if (!strike || other === undefined || strike.hits.some(({ figure }) => figure === other)) return
  strike.hits = strike.hits.map((hit) => (hit.figure === from ? hitOn(other, hit.bonus) : hit))
}
