import { rule } from '../../../../kernel/ids'
import { releaseDue } from '../fight/consumed'
import type { Broken } from '../table/losses'
import { occur } from '../scope/interrupts'
import { resolveQueue } from './resolveQueue'
import { changeStage, drawCard, nextStage, stageDue } from './stageDeck'
import { isStageEndTold } from './untold'
import type { FigureId } from '../state/ids'
import type { Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { bossesOf, rulesOf } from '../board/printedComponents'
import { hpLeft, isFriendly } from '../board/figures'

/**
 * S9: dice have left a boss. The stage is looked at once, as many cards are drawn as dice were removed, and they are
 * carried out in drawing order, or wait while another card is being carried out. OW-BRK-01 to OW-BRK-06, OW-BRK-11
 */
export function react(t: Tab, broken: readonly Broken[], by: FigureId | null): void {
  if (broken.length === 0) return
  releaseDue(t) // OW-CONSUME-10
  removeEmptied(t)
  for (const { figure, slot } of broken) occur(t, { on: 'break', who: [figure], by, location: slot }) // OW-INT-06
  const due = stageDue(t)
  if (due !== t.see.stage.number) changeStage(t, due, 'OW-BRK-03')
  else if (isStageEndTold(t, broken)) changeStage(t, nextStage(due), 'OW-BRK-03')
  const breaker = breakerOf(t, by)
  const bosses = [...new Set(broken.map(({ figure }) => figure))]
  // OW-EMOVE-15: nobody broke it but a fire it walked through.
  for (let n = 0; n < broken.length; n++)
    drawCard(t, { reaction: true, breaker, bosses, closest: breaker === null }, 'OW-BRK-05')
  // OW-BRK-15, OW-BRK-17: behind the card in progress, first in first out.
  if (t.see.stage.resolving !== null) return
  t.in(rule('OW-BRK-05'), () => resolveQueue(t))
}

/** OW-BRK-05, OW-BRK-14: a friend whose doing it was; an enemy that broke one of its own is nobody's target. */
function breakerOf(t: Tab, by: FigureId | null): FigureId | null {
  const figure = by === null ? undefined : t.see.figures[by]
  return figure && isFriendly(figure) ? figure.id : null
}

/** A boss without a die while another still has some is beaten and leaves. OW-WIN-01 */
function removeEmptied(t: Tab): void {
  const bosses = bossesOf(t.see).filter(({ at }) => at !== null)
  const beaten = bosses.filter((boss) => hpLeft(boss) === 0)
  if (beaten.length === bosses.length) return
  for (const { id } of beaten) t.happen({ kind: 'figureLeft', figure: id, gone: 'killed', rule: rule('OW-WIN-01') })
}

/**
 * Figures have fallen. OW-BRK-07: a dead minion causes a reaction only where the special rules board says so.
 */
export const whenFallen = (t: Tab, fallen: readonly Figure[], by: FigureId | null): void => {
  if (fallen.length !== 0) reactToFallen(t, fallen, by)
}

function reactToFallen(t: Tab, fallen: readonly Figure[], by: FigureId | null): void {
  for (const stood of fallen) occur(t, { on: 'knocked-out', who: [stood.id], by, stood })
  const minions = fallen.filter(({ kind }) => kind === 'minion')
  if (minions.length === 0 || !rulesOf(t.book, t.see).minionsReact) return
  const breaker = breakerOf(t, by)
  for (let n = 0; n < minions.length; n++)
    drawCard(t, { reaction: true, breaker, bosses: [], closest: breaker === null }, 'OW-BRK-07')
  if (t.see.stage.resolving === null) t.in(rule('OW-BRK-07'), () => resolveQueue(t))
}
