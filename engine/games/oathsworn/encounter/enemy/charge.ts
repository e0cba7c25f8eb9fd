import { rule } from '../../../../kernel/ids'
import type { Dir, Hex } from '../../../../hex'
import { chargePlan } from '../movement/chargePlan'
import { destroy } from '../movement/displacement'
import { noteEntered, type Deed } from '../table/scope'
import { travel } from '../movement/travel'
import { layoutOf, standIn } from '../board/layout'
import { isForbidden } from '../table/modifiers'
import { settle } from '../movement/settling'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'

/** Whom a charge has gone through, and over which hexes. */
export interface Charged {
  readonly struck: readonly FigureId[]
  readonly hexes: readonly Hex[]
}

/**
 * Moves ahead through everybody; who stood in the path is told, to be attacked once it has stopped. OW-CHARGE-01,
 * OW-CHARGE-07. The crippled do not charge (OW-STATUS-08).
 */
export function chargeAhead(t: Tab, id: FigureId, dir: Dir, hexes: number, deed: Deed): Charged {
  const figure = figureOf(t.see, id)
  if (figure.at === null || figure.statuses.crippled || isForbidden(t.book, t.see, id, 'move'))
    return { struck: [], hexes: [] }
  const layout = layoutOf(t.book, t.see)
  const plan = chargePlan(layout, standIn(layout, id), dir, hexes)
  destroy(t, plan.destroyed, 'OW-CHARGE-10')
  noteEntered(deed, id, figure.at, plan.path)
  const why = {
    why: 'move' as const,
    kind: 'straight' as const,
    length: plan.path.length,
    points: hexes,
    stop: plan.stop === 'obstacle' ? ('blocked' as const) : plan.stop,
    ties: [],
    turns: [],
    measuring: null,
    tied: [],
    water: []
  }
  const arrived = plan.path.length === 0 || travel(t, id, plan.path, 'charge', { why })
  const end = plan.path.at(-1) ?? figure.at
  // OW-CHARGE-04: it steps aside, and fire there triggers.
  if (arrived && plan.aside !== null) travel(t, id, [plan.aside], 'charge', { why: { why: 'aside', wanted: end } })
  if (figureOf(t.see, id).at !== null) t.in(rule('OW-CHARGE-06'), () => settle(t, id, figureOf(t.see, id).facing))
  return { struck: plan.struck.filter((one) => t.see.figures[one]?.at != null), hexes: plan.hexes }
}
