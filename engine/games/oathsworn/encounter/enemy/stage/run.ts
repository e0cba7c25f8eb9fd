import { rule } from '../../../../../kernel/ids'
import type { StageEffect } from '../../../content'
import { react } from '../../stageCards/breakReactions'
import { testOtherGoals } from '../../fight/over'
import { checkStageAfter } from '../../stageCards/stageDeck'
import type { Tab } from '../../table/tab'
import { numberOf } from '../../scope/amount'
import { causerOf } from '../../scope/cause'
import { referred } from '../../scope/reference'
import { healDie } from '../../riders/life'
import { withTargetOf, type Scope } from '../../table/scope'
import { selected } from '../../scope/select'
import { carryOutControl, isControl, type Control } from '../../effects/verbs/control'
import { carryOutShared, isShared, type SharedEffect } from '../../effects/verbs/shared'
import { newActing, type Acting, type Ahead } from '../../table/acting'
import { activate } from './activate'
import { nameTarget, withTarget } from './aiming'
import type { StageAttack } from './attackLine'
import { attack } from './attackVerb'
import { cageThem, consumeThem } from './hold'
import { areMade } from './mob'
import { moveFigures } from './moveVerb'
import { needsTarget } from '../../stageCards/needs'
import { spawn } from './spawn'

/**
 * Carries out effects of the stage language in printed order (OW-STAGE-02). Whoever needs a target chooses it when the
 * first effect that needs it starts; what breaks on the way is reacted to in its turn.
 */
export function runStageText(t: Tab, scope: Scope, effects: readonly StageEffect[]): void {
  const acting = scope.acting ?? newActing()
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as StageEffect
    if (effect.do === 'attack' && acting.mob && hasJoined(t, scope, acting, effect)) continue
    const ahead: Ahead = { effects, from: i, rest: acting.ahead }
    const aimed = needsTarget(effect) ? withTarget(t, scope, acting, ahead) : withChosen(scope, acting)
    if (isShared(effect)) carryOutShared(t, aimed, effect)
    else if (isControl(effect)) carryOutControl(t, within(aimed, acting, ahead), effect, runStageText, 'stage')
    else carryOut(t, aimed, acting, effect)
    testOtherGoals(t)
    reactToBreaks(t, scope)
    checkStageAfter(t, scope)
  }
}

/** OW-MOB-02: it has made this attack together with an earlier one, and looks for nobody any more. */
const hasJoined = (t: Tab, scope: Scope, acting: Acting, { times }: StageAttack): boolean =>
  areMade(acting, referred(t.see, scope, 'self'), numberOf(t.book, t.see, scope, times))

/** What comes after an effect comes after everything inside it. */
const within = (scope: Scope, acting: Acting, ahead: Ahead): Scope => ({
  ...scope,
  acting: { ...acting, ahead: { ...ahead, from: ahead.from + 1 } }
})

/** Whom it has chosen already is its target in effects that could do without one. */
function withChosen(scope: Scope, acting: Acting): Scope {
  const self = scope.roles.self ?? null
  const aim = self === null ? undefined : acting.aims.get(self)
  if (!aim || aim.target === scope.roles.target) return scope
  return withTargetOf(scope, aim.target)
}

type Leaf = Exclude<StageEffect, SharedEffect | Control<StageEffect>>

function carryOut(t: Tab, scope: Scope, acting: Acting, effect: Leaf): void {
  switch (effect.do) {
    case 'target':
      return nameTarget(t, scope, acting, effect)
    case 'move':
      return t.in(rule('OW-EMOVE-01'), () => moveFigures(t, scope, acting, effect))
    case 'attack':
      return t.in(rule('OW-EATK-03'), () => attack(t, scope, acting, effect))
    case 'spawn':
      return spawn(t, scope, effect)
    case 'activate':
      return activate(t, scope, effect)
    case 'heal-die':
      return healDice(t, scope, effect)
    case 'cage':
      return cageThem(t, scope, effect)
    case 'consume':
      return consumeThem(t, scope, effect)
  }
}

function healDice(t: Tab, scope: Scope, effect: Extract<StageEffect, { do: 'heal-die' }>): void {
  const hp = numberOf(t.book, t.see, scope, effect.hp)
  for (const who of selected(t, scope, effect.who)) healDie(t, who, hp, effect.location, effect.broken)
}

/** OW-BRK-15: drawn at once; carried out when the card in progress is done. */
const reactToBreaks = (t: Tab, scope: Scope): void => {
  if (scope.deed.broken.length > 0 && !scope.defers) react(t, scope.deed.broken.splice(0), causerOf(t.see, scope))
}
