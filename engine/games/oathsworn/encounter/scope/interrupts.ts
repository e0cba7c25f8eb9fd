import type { TableEvent } from '../table/event'
import { isNoticed } from '../cardFacts/eventListeners'
import type { Tab } from '../table/tab'

/** Says aloud that something is happening, so that rules, watches and interrupts for it can act. INT */
export const occur = (t: Tab, event: TableEvent): void => {
  if (isNoticed(t.book, t.see, event)) t.book.perform.occur(t, event)
}

/** Would anybody notice? To be asked where it takes something to say what happens. */
export const isHeard = ({ book, see }: Tab, on: TableEvent['on'], window: string): boolean =>
  isNoticed(book, see, { on, window })
