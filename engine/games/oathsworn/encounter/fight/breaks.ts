import { clearTable } from '../might/draw'
import { referred } from '../scope/reference'
import type { Scope } from '../table/scope'
import type { Tab } from '../table/tab'

/** The reactions to what an ability has broken; then the cards of its attack leave the table. OW-CARD-08, S5 step 14 */
export function settleBreaks(t: Tab, scope: Scope): void {
  const { deed } = scope
  if (deed.broken.length > 0) t.book.perform.react(t, deed.broken.splice(0), referred(t.see, scope, 'self'))
  if (!deed.lies) return
  deed.lies = false
  clearTable(t)
}
