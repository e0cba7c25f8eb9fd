import type { StageEffect } from '../../../content'
import { addedTo, usualPool, type Pool } from '../../might/pool'
import type { Figure } from '../../state/state'
import type { Tab } from '../../table/tab'
import { frozenMight } from '../../scope/frozen'
import type { Scope } from '../../table/scope'

export type StageAttack = Extract<StageEffect, { do: 'attack' }>

/** The MIGHT of one enemy for one attack line. */
export function poolOf(t: Tab, scope: Scope, { might }: StageAttack, enemy: Figure): Pool {
  switch (might.draw) {
    case 'usual':
      return addedTo(usualPool(t.book, t.see, enemy), frozenMight(t.book, t.see, scope, might.change))
    case 'instead':
      return addedTo({}, frozenMight(t.book, t.see, scope, might.cards))
    case 'fixed':
      return {}
  }
}
