import { rule } from '../../../../../kernel/ids'
import type { StageEffect } from '../../../content'
import { cage } from '../../fight/caged'
import { swallow } from '../../fight/consumed'
import { slotId, type FigureId, type SeatId } from '../../state/ids'
import type { Tab } from '../../table/tab'
import { playedBy } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { referred } from '../../scope/reference'
import type { Scope } from '../../table/scope'
import { selected } from '../../scope/select'

/** OW-CAGE-01, OW-CAGE-02: the card is handed to the one it cages. */
export function cageThem(t: Tab, scope: Scope, effect: Extract<StageEffect, { do: 'cage' }>): void {
  const difficulty = numberOf(t.book, t.see, scope, effect.difficulty)
  for (const seat of seatsOf(t, selected(t, scope, effect.who))) {
    const by = referred(t.see, scope, 'self')
    cage(t, seat, { source: scope.source, difficulty, fails: effect.fails, by })
  }
}

/** OW-CONSUME-01: swallowed into a location that is still whole enough to hold anybody. */
export function consumeThem(t: Tab, scope: Scope, effect: Extract<StageEffect, { do: 'consume' }>): void {
  const by = referred(t.see, scope, 'self')
  const slot = slotId(effect.location)
  const boss = by === null ? undefined : t.see.figures[by]
  // Nobody is swallowed by what has left the board itself.
  const holds = boss !== undefined && boss.at !== null && (boss.slots[slot]?.dice.length ?? 0) > 0
  for (const seat of seatsOf(t, selected(t, scope, effect.who))) {
    if (!holds || by === null)
      t.happen({ kind: 'partSkipped', figure: by, part: 'consume', reason: 'broken', rule: rule('OW-CONSUME-07') })
    else swallow(t, seat, { by, slot, at: effect.at, then: effect.then, source: scope.source })
  }
}

/** Seats whose figure these are, on the board. */
const seatsOf = (t: Tab, figures: readonly FigureId[]): SeatId[] =>
  figures.flatMap((id) => {
    const figure = t.see.figures[id]
    return figure && figure.at !== null && figure.seat && playedBy(t.see, figure.seat)?.id === id ? [figure.seat] : []
  })
