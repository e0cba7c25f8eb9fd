import { openCage } from '../fight/caged'
import { release } from '../fight/consumed'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'

/** Freed from a cage (OW-CAGE-07), released from inside (OW-CONSUME-08). */
export function freeVictim(t: Tab, figure: FigureId): void {
  const { seat } = figureOf(t.see, figure)
  if (!seat) return
  if (t.see.seats[seat].caged) openCage(t, seat)
  if (t.see.seats[seat].consumed) release(t, seat)
}
