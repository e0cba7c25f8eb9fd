import type { Hex } from '../../../../../hex'
import { travel } from '../../movement/travel'
import { isOpen, layoutOf } from '../../board/layout'
import { refusesToWalk } from '../../movement/move'
import { figureOf, isAdjacent } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { figureReferred } from '../../scope/reference'
import { noteEntered } from '../../table/scope'
import type { Verb } from './verb'

/** After somebody who was displaced, over the hexes it left and entered, until next to it. OW-STATUS-08 */
export const follow: Verb<'follow'> = function (t, scope, { who, hexes }) {
  const self = figureReferred(t.see, scope, 'self')
  const other = figureReferred(t.see, scope, who)
  if (!self || !other || self.at === null || refusesToWalk(t.book, t.see, self)) return
  const left = scope.deed.trail?.left.get(other.id)
  const trail: Hex[] = [...(left === undefined ? [] : [left]), ...(scope.deed.trail?.entered.get(other.id) ?? [])]
  const most = numberOf(t.book, t.see, scope, hexes)
  for (const h of trail.slice(0, most)) {
    const now = figureOf(t.see, self.id)
    const ahead = t.see.figures[other.id]
    if (now.at === null || !ahead || ahead.at === null || isAdjacent(t.book, now, ahead)) return
    if (!isOpen(layoutOf(t.book, t.see), h)) return
    noteEntered(scope.deed, self.id, now.at, [h])
    if (!travel(t, self.id, [h], 'walk')) return
  }
}
