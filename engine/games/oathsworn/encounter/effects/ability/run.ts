import { rule } from '../../../../../kernel/ids'
import { affects, type AbilityEffect } from '../../../content'
import { attack } from '../../attack/attack'
import type { Tab } from '../../table/tab'
import { settleBreaks } from '../../fight/breaks'
import { checkStageAfter } from '../../stageCards/stageDeck'
import type { Scope } from '../../table/scope'
import { carryOutControl, isControl } from '../verbs/control'
import { carryOutShared, isShared } from '../verbs/shared'
import { cancel } from './cancel'
import { cooldown } from './cooldown'
import { copyCard } from './copyCard'
import { draw } from './draw'
import { extraTurn } from './extraTurn'
import { follow } from './follow'
import { may } from './may'
import { move } from './move'
import { pay } from './pay'
import { peek } from './peek'
import { prevent } from './prevent'
import { redirect } from './redirect'
import { summon } from './summon'
import { weaken } from './weaken'

/**
 * The whole text of a card, an item or an ability, from top to bottom (OW-CARD-05), then the reactions it has provoked
 * (OW-CARD-08), and only then do the cards of the attack that did it go to their discard piles.
 */
export function useText(t: Tab, scope: Scope, effects: readonly AbilityEffect[]): void {
  inOrder(t, scope, effects)
  settleBreaks(t, scope)
}

/** One effect after another. Only attacks ask for line of sight, unless an effect says so itself: OW-LOS-10 */
export function inOrder(t: Tab, scope: Scope, effects: readonly AbilityEffect[]): void {
  for (const effect of effects) {
    if (isLost(scope, effect)) continue
    t.in(rule('OW-GEN-13'), () => carryOut(t, scope, effect))
    checkStageAfter(t, scope)
  }
}

/** OW-BRK-08, OW-BRK-09: what would touch the target is lost; what touches friends and the board still happens. */
const isLost = ({ deed }: Scope, effect: AbilityEffect): boolean =>
  deed.broken.length > 0 && affects(effect) === 'target' && !isFrame(effect)

/** A frame around several effects is not lost for those inside that are. */
function isFrame(effect: AbilityEffect): boolean {
  if (effect.do === 'for-each') return affects({ ...effect, then: [] }) !== 'target'
  return effect.do === 'may' || effect.do === 'pay' || (isControl(effect) && effect.do !== 'check')
}

function carryOut(t: Tab, scope: Scope, effect: AbilityEffect): void {
  if (isShared(effect)) return carryOutShared(t, scope, effect)
  if (isControl(effect)) return carryOutControl<AbilityEffect>(t, scope, effect, inOrder, 'ability')
  switch (effect.do) {
    case 'attack':
      return attack(t, scope, effect)
    case 'move':
      return move(t, scope, effect, inOrder)
    case 'follow':
      return follow(t, scope, effect, inOrder)
    case 'prevent':
      return prevent(t, scope, effect, inOrder)
    case 'redirect':
      return redirect(t, scope, effect, inOrder)
    case 'weaken':
      return weaken(t, scope, effect, inOrder)
    case 'cancel':
      return cancel(t, scope, effect, inOrder)
    case 'copy-card':
      return copyCard(t, scope, effect, inOrder)
    case 'cooldown':
      return cooldown(t, scope, effect, inOrder)
    case 'summon':
      return summon(t, scope, effect, inOrder)
    case 'peek':
      return peek(t, scope, effect, inOrder)
    case 'draw':
      return draw(t, scope, effect, inOrder)
    case 'extra-turn':
      return extraTurn(t, scope, effect, inOrder)
    case 'may':
      return may(t, scope, effect, inOrder)
    case 'pay':
      return pay(t, scope, effect, inOrder)
  }
}
