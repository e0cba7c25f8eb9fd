import { openCage } from '../../../caged'
import { release } from '../../../consumed'
import type { FigureId } from '../../../state/ids'
import type { Tab } from '../../../tab'
import { figureOf } from '../../../world'

/** Freed from a cage (OW-CAGE-07), released from inside (OW-CONSUME-08). */
export function freeVictim(t: Tab, figure: FigureId): void {
  const { seat } = figureOf(t.see, figure)
  if (!seat) return
  if (t.see.seats[seat].caged) openCage(t, seat)
  if (t.see.seats[seat].consumed) release(t, seat)
}
