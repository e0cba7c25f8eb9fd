import type { Script } from '../../kernel/script'
import type { TableEvent } from './effects/shared/event'
import type { Tab } from './tab'

/** Says aloud that something is happening, so that rules, watches and interrupts for it can act. INT */
export const occur = (t: Tab, event: TableEvent): Script => t.book.perform.occur(t, event)
