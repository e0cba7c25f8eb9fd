import { rule } from '../../../../../kernel/ids'
import type { EffectPlace, StageEffect } from '../../../content'
import { bringIn } from '../../movement/placement'
import { knowMinions } from '../../stageCards/untold'
import type { FigureId } from '../../state/ids'
import type { Tab } from '../../table/tab'
import { numberOf } from '../../scope/amount'
import { placeOf } from '../../scope/place'
import { referred } from '../../scope/reference'
import type { Scope } from '../../table/scope'
import { wayOf } from '../../scope/way'

type Spawn = Extract<StageEffect, { do: 'spawn' }>

/** Several are placed one after another, each seeing those before. OW-PLACE-05 */
export function spawn(t: Tab, scope: Scope, effect: Spawn): void {
  const count = numberOf(t.book, t.see, scope, effect.count)
  const idle: FigureId[] = []
  for (let n = 0; n < count; n++) {
    const hexes = placeOf(t, scope, effect.at)
    const mine = isNamed(effect.at) ? hexes.slice(Math.min(n, hexes.length - 1)) : hexes
    const [at] = mine
    const facing = effect.facing === null || at === undefined ? null : wayOf(t, scope, effect.facing, { hex: at })
    const id = bringIn(t, {
      enemy: effect.enemy,
      hexes: mine,
      anywhere: isNamed(effect.at),
      facing,
      target: referred(t.see, scope, 'target')
    })
    if (id !== null && !effect.acts) idle.push(id)
  }
  knowMinions(t)
  // OW-MINION-10: newcomers act in this phase unless the card says otherwise.
  if (idle.length > 0) t.happen({ kind: 'minionsActivated', figures: idle, rule: rule('OW-MINION-10') })
}

/** Hexes named one by one are no rule that another hex could satisfy. OW-PLACE-01 */
const isNamed = ({ at }: EffectPlace): boolean => at === 'hex' || at === 'figure' || at === 'left' || at === 'chosen'
