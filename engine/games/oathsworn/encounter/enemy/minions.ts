import type { StageEffect } from '../../content'
import { runStage } from '../scope/run'
import { newScope, type Scope } from '../table/scope'
import { aheadOf, newActing, type Acting } from '../table/acting'
import { attacksIn } from '../stageCards/ahead'
import { withTarget } from './stage/aiming'
import { aimsAtTarget } from '../stageCards/needs'
import { hasNoTurn } from '../fight/noTurn'
import { occur } from '../scope/interrupts'
import { encounterOf, rulesOf } from '../board/printedComponents'
import { inOrder } from './minionOrder'
import { effectsOfBox } from '../cardFacts/stageTold'
import type { FigureId } from '../state/ids'
import type { Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { figuresOnBoard } from '../board/figures'

/**
 * S10: every minion moves before any attacks, the one closest to its target first; mob minions on one target attack as
 * one. OW-MINION-01 to OW-MINION-11
 */
export function activateMinions(t: Tab, minions: readonly FigureId[]): void {
  const order = inOrder(t, minions)
  if (order.length === 0) return
  const acting = newActing({ among: 'friends', mob: { order, attacks: new Map() } })
  const turns = new Map<FigureId, TurnOf>()
  for (const id of order) {
    const minion = t.see.figures[id]
    if (!minion || minion.at === null || hasNoTurn(t, id)) continue
    occur(t, { on: 'turn', window: 'starts', who: [id] })
    const turn = turnOf(t, minion, acting)
    turns.set(id, turn)
    if (t.see.figures[id]?.at == null) continue
    runStage(t, turn.scope, turn.moves) // OW-MINION-06
    if (t.see.figures[id]?.at != null) aimForAttack(t, turn, acting)
  }
  for (const id of order) {
    const turn = turns.get(id)
    if (!turn || t.see.figures[id]?.at == null) continue
    runStage(t, turn.scope, turn.attacks) // OW-MINION-09
    if (t.see.figures[id]?.at != null) occur(t, { on: 'turn', window: 'ends', who: [id] })
  }
}

/** What one minion does, and where its attacks begin. */
interface TurnOf {
  readonly scope: Scope
  readonly moves: readonly StageEffect[]
  readonly attacks: readonly StageEffect[]
}

/** OW-MINION-04, OW-MINION-11: each follows its own box. */
function turnOf(t: Tab, minion: Figure, acting: Acting): TurnOf {
  const source = { kind: 'rules', id: encounterOf(t.book, t.see).rules } as const
  const acts = effectsOfBox(t, minion.def)
  const first = acts.findIndex(leadsToAttack)
  const split = first < 0 ? acts.length : first
  const scope = newScope(source, { self: minion.id })
  const attacks = acts.slice(split)
  const moving = { ...acting, ahead: aheadOf(attacks) }
  return { scope: { ...scope, acting: moving }, moves: acts.slice(0, split), attacks }
}

/** Does this effect, or one inside it, attack? What only waits for something does not. */
function leadsToAttack(effect: StageEffect): boolean {
  switch (effect.do) {
    case 'attack':
      return true
    case 'if':
      return [...effect.then, ...effect.else].some(leadsToAttack)
    case 'choose':
      return effect.options.some(({ then }) => then.some(leadsToAttack))
    case 'check':
      return [...effect.success, ...effect.failure].some(leadsToAttack)
    case 'repeat':
    case 'for-each':
    case 'as':
      return effect.then.some(leadsToAttack)
    default:
      return false
  }
}

/** OW-MINION-07: its target is picked when it is its turn to move, whether its box lets it move or not. */
function aimForAttack(t: Tab, { scope, attacks }: TurnOf, acting: Acting): void {
  if (scope.roles.self == null || acting.aims.has(scope.roles.self)) return
  if (attacksIn(t.book, t.see, scope, attacks).some(aimsAtTarget)) withTarget(t, scope, acting, aheadOf(attacks))
}

/** OW-MINION-02, OW-MINION-10: those whom this phase's card has not activated, newcomers among them. */
export function minionsToAct(t: Tab): FigureId[] {
  const done = t.see.stage.activated
  const kinds = rulesOf(t.book, t.see).minions.map(({ enemy }) => enemy)
  return figuresOnBoard(t.see)
    .filter(({ id, kind, def }) => kind === 'minion' && kinds.includes(def) && !done.includes(id))
    .map(({ id }) => id)
}
