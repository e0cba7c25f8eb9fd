import type { TableEvent } from '../table/event'
import { follow, isFollowed } from '../scope/watching'
import { isNoticed } from '../cardFacts/eventListeners'
import type { Tab } from '../table/tab'
import { nextToAsk, offer } from './offer'

/** Something happens: what must follow does, enemies first (OW-END-04), then whoever may interrupt is asked (INT). */
export function occurs(t: Tab, event: TableEvent): void {
  if (!isNoticed(t.book, t.see, event)) return
  if (isFollowed(t, event)) return followedAndOffered(t, event)
  const first = nextToAsk(t.book, t.see, event)
  if (first !== null) offer(t, event, first)
}

function followedAndOffered(t: Tab, event: TableEvent): void {
  follow(t, event)
  const first = nextToAsk(t.book, t.see, event)
  if (first !== null) offer(t, event, first)
}
