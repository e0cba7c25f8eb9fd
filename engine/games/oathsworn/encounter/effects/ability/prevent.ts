import { numberOf } from '../../scope/amount'
import { referred } from '../../scope/reference'
import type { Verb } from './verb'

/** HP that are about to be lost are not; only in the windows before the loss. OW-DMG-10, OW-EATK-10 */
export const prevent: Verb<'prevent'> = function (t, scope, effect) {
  const spared = referred(t.see, scope, effect.for)
  let left = effect.hp === 'all' ? Infinity : numberOf(t.book, t.see, scope, effect.hp)
  for (const loss of scope.deed.pending) {
    if (loss.figure !== spared || left <= 0) continue
    const less = Math.min(loss.hp, left)
    loss.hp -= less
    left -= less
  }
  // In an attack whose loss has not been worked out yet it is kept for then.
  const hit = scope.deed.pending.length === 0 ? scope.deed.strike?.hits.find(({ figure }) => figure === spared) : null
  if (hit) hit.prevented += Number.isFinite(left) ? left : 99
}
