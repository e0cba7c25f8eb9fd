import type { Script } from '../../../kernel/script'
import type { TableEvent } from '../effects/shared/event'
import { follow } from '../effects/shared/watching'
import { isNoticed } from '../noticing'
import type { Tab } from '../tab'
import { offer } from './offer'

/** Something happens: what must follow does, enemies first (OW-END-04), then whoever may interrupt is asked (INT). */
export function* occurs(t: Tab, event: TableEvent): Script {
  if (!isNoticed(t.book, t.see, event)) return
  yield* follow(t, event)
  yield* offer(t, event)
}
