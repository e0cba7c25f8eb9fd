import { rule } from '../../../../../kernel/ids'
import { fits, nearest, roomFor, type Board, type Hex } from '../../../../../hex'
import { travel } from '../../movement/travel'
import { isLargeStand, layoutOf, type Stand } from '../../board/layout'
import { isForbidden } from '../../table/modifiers'
import { settle } from '../../movement/settling'
import { closestVacant, isVacant, scratchBoardOf, standOn } from '../../board/scratchBoard'
import type { FigureId } from '../../state/ids'
import type { Tab } from '../../table/tab'
import type { Why } from '../../state/why'
import { figureOf } from '../../board/figures'
import { causerOf } from '../../scope/cause'
import { placeOf } from '../../scope/place'
import { referred } from '../../scope/reference'
import { noteEntered, type Scope } from '../../table/scope'
import { theFallenLeave } from '../../riders/life'
import { selected } from '../../scope/select'
import { wayOf } from '../../scope/way'
import type { SharedEffect } from './shared'

type Placing = Extract<SharedEffect, { do: 'place' }>

/**
 * OW-PLACE-01: on the hex, or the nearest free one, if there is one that is meant as well; a large figure makes room for
 * itself. OW-PLACE-02
 */
export function placeFigures(t: Tab, scope: Scope, effect: Placing): void {
  for (const id of selected(t, scope, effect.who)) {
    if (t.see.figures[id]?.at == null || isHeld(t, scope, id)) continue
    const among = placeOf(t, scope, effect.at)
    const [wanted] = among
    if (wanted === undefined) continue
    const to = roomAt(t, id, among)
    if (to === null) continue
    noteEntered(scope.deed, id, figureOf(t.see, id).at as Hex, [to])
    const whose = { by: causerOf(t.see, scope), broken: scope.deed.broken, setOff: scope.deed.setOff }
    const why: Why = to === wanted ? { why: 'place', wanted, among } : { why: 'aside', wanted }
    travel(t, id, [to], 'placed', { ...whose, why })
    theFallenLeave(t, scope)
    if (figureOf(t.see, id).at === null) continue
    turnFigure(t, scope, id, effect.facing)
  }
}

/** OW-STATUS-08: the crippled cannot move or place themselves; others may do it to them. */
function isHeld(t: Tab, scope: Scope, id: FigureId): boolean {
  const isOwn = referred(t.see, scope, 'self') === id || referred(t.see, scope, 'owner') === id
  return isOwn && (figureOf(t.see, id).statuses.crippled !== null || isForbidden(t.book, t.see, id, 'move'))
}

function roomAt(t: Tab, id: FigureId, among: readonly Hex[]): Hex | null {
  const sketch = scratchBoardOf(layoutOf(t.book, t.see))
  const stand = standOn(sketch, id)
  const [wanted] = among
  if (wanted === undefined) return null
  if (isLargeStand(stand)) return whereItFits(sketch.board, stand, wanted)
  const open = nearest(
    among.filter((h) => isVacant(sketch, h, id)),
    wanted
  )
  return open[0] ?? closestVacant(sketch, wanted, [], id)[0] ?? null
}

/** The hex itself, or the nearest on which no part of the body leaves the board. OW-PLACE-01 */
function whereItFits(board: Board, { body, facing }: Stand, wanted: Hex): Hex | null {
  if (fits(board, body, wanted, facing)) return wanted
  const room = roomFor(board, body, facing)
  return nearest(room.hexes, wanted)[0] ?? null
}

function turnFigure(t: Tab, scope: Scope, id: FigureId, way: Placing['facing']): void {
  const figure = figureOf(t.see, id)
  const wanted = way === null ? figure.facing : (wayOf(t, scope, way, { figure }) ?? figure.facing)
  settle(t, id, wanted, { why: 'facing', by: 'card', toward: null, wanted })
}

/** Two figures change places. */
export function swapFigures(t: Tab, scope: Scope, effect: Extract<SharedEffect, { do: 'swap' }>): void {
  const [one] = selected(t, scope, effect.who)
  const [other] = selected(t, scope, effect.with)
  if (one === undefined || other === undefined || one === other) return
  const [here, there] = [t.see.figures[one]?.at, t.see.figures[other]?.at]
  if (here == null || there == null || isHeld(t, scope, one) || isHeld(t, scope, other)) return
  const whose = { by: causerOf(t.see, scope), broken: scope.deed.broken, setOff: scope.deed.setOff }
  const { board, stands } = layoutOf(t.book, t.see)
  for (const [id, from, wanted] of [
    [one, here, there],
    [other, there, here]
  ] as const) {
    const stand = stands.find((stood) => stood.id === id)
    const to = stand ? whereItFits(board, stand, wanted) : null
    if (to === null) continue
    noteEntered(scope.deed, id, from, [to])
    travel(t, id, [to], 'swapped', whose)
  }
  theFallenLeave(t, scope)
  for (const id of [one, other]) if (t.see.figures[id]?.at != null) settle(t, id, figureOf(t.see, id).facing)
}

/** OW-GEO-06 */
export function faceFigures(t: Tab, scope: Scope, effect: Extract<SharedEffect, { do: 'face' }>): void {
  for (const id of selected(t, scope, effect.who))
    if (t.see.figures[id]?.at != null) t.in(rule('OW-GEO-06'), () => turnFigure(t, scope, id, effect.way))
}
