import type { StageEffect } from '../../../content'
import { rulesOf } from '../../board/printedComponents'
import { tauntsOf } from '../../table/modifiers'
import type { FigureId } from '../../state/ids'
import type { Figure } from '../../state/state'
import type { Tab } from '../../table/tab'
import { chooseTarget, isAtBreaker, type WantedTarget } from '../targeting'
import type { TargetAim, Acting, Ahead } from '../../table/acting'
import { isEnemy } from '../../board/figures'
import { referred } from '../../scope/reference'
import { withTargetOf, type Scope } from '../../table/scope'
import { selected } from '../../scope/select'
import { goingOf, reachingOf } from '../../stageCards/ahead'

/**
 * The scope with the enemy's target in it: chosen once, when the first effect that needs it starts (OW-STAGE-08), and
 * again from step 2 when it has left the board (OW-TGT-11, OW-MINION-07).
 */
export function withTarget(t: Tab, scope: Scope, acting: Acting, ahead: Ahead): Scope {
  const self = referred(t.see, scope, 'self')
  const enemy = self === null ? undefined : t.see.figures[self]
  if (!enemy || enemy.at === null || !isEnemy(enemy)) return scope
  // Somebody else has said who the target is: the victim of a tile, the holder of a cage.
  if (scope.roles.target != null && !acting.aims.has(enemy.id)) return scope
  const before = acting.aims.get(enemy.id)
  if (before && !isLost(t, before))
    return scope.roles.target === before.target ? scope : withTargetOf(scope, before.target)
  const aim = choose(t, scope, acting, enemy, ahead, before !== undefined)
  acting.aims.set(enemy.id, aim)
  const { target, toward, why } = aim
  t.happen({ kind: 'targetChosen', figure: enemy.id, target, toward, rule: why.rule, why })
  return withTargetOf(scope, target)
}

/** Its target has left the board, or the one it only went toward. */
function isLost(t: Tab, { target, toward }: TargetAim): boolean {
  const meant = target ?? toward
  return meant !== null && t.see.figures[meant]?.at == null
}

function choose(t: Tab, scope: Scope, acting: Acting, enemy: Figure, ahead: Ahead, again: boolean): TargetAim {
  const isMinion = enemy.kind === 'minion'
  // OW-BRK-10, OW-STAGE-09: minions and bosses on which nothing broke choose as ever.
  const reacts = !again && !isMinion && (acting.bosses.length === 0 || acting.bosses.includes(enemy.id))
  // OW-MINION-05: a minion needs to see, no more. OW-MINION-07: once it has moved, among those in range.
  const reaching = isMinion && !again ? null : reachingOf(t.book, t.see, scope, enemy, ahead)
  const first: WantedTarget = {
    breaker: reacts ? acting.breaker : null,
    named: NOBODY,
    firm: false,
    among: isMinion ? 'friends' : acting.among,
    reaching,
    going: reaching?.gait ?? goingOf(t.book, t.see, scope, enemy, ahead)
  }
  // OW-BRK-05: the breaker comes before whom the board names; if it cannot be the target, step 2 follows. OW-TGT-01
  if (isAtBreaker(t.book, t.see, enemy, first)) return chooseTarget(t.book, t.see, enemy, first)
  if (reacts && acting.closest) {
    // OW-EMOVE-15: the closest stands in the breaker's place.
    const closest = chooseTarget(t.book, t.see, enemy, first)
    if (closest.target !== null) return closest
  }
  const card = acting.named.get(enemy.id)
  if (card) return chooseTarget(t.book, t.see, enemy, { ...first, named: card.figures, firm: card.firm })
  const board = enemy.kind === 'minion' ? undefined : rulesOf(t.book, t.see).target
  const usual = board === undefined ? NOBODY : selected(t, scope, board)
  // OW-TGT-02: whom the card names; else whoever has taunted the enemy, then whom the special rules board names.
  const named = [...tauntsOf(t.book, t.see, enemy.id), ...usual]
  return chooseTarget(t.book, t.see, enemy, named.length === 0 ? first : { ...first, named })
}

const NOBODY: readonly FigureId[] = []

/** `target`: named for the rest of the card; whoever had been chosen before no longer counts. */
export function nameTarget(t: Tab, scope: Scope, acting: Acting, effect: Extract<StageEffect, { do: 'target' }>): void {
  const self = referred(t.see, scope, 'self')
  if (self === null) return
  acting.named.set(self, { figures: selected(t, scope, effect.who), firm: effect.firm })
  acting.aims.delete(self)
}
