import type { Script } from '../../kernel/script'
import type { TableEvent } from './effects/shared/event'
import { isNoticed } from './noticing'
import type { Tab } from './tab'

/** Says aloud that something is happening, so that rules, watches and interrupts for it can act. INT */
export const occur = (t: Tab, event: TableEvent): Script =>
  isNoticed(t.book, t.see, event) ? t.book.perform.occur(t, event) : NOTHING

/** A script that is over: what nobody notices, which is nearly everything, shall not cost anything. */
const NOTHING: Script = nothing()
NOTHING.next()

function* nothing(): Script {
  return
}
