import { rule } from '../../../../../kernel/ids'
import { words } from '../../../../../messages/words'
import type { sharedVerbs, StageEffect } from '../../../content'
import { leave } from '../../fight/over'
import { changeStage, discardTop, drawCard, putTopLast, revealTop, shuffleDiscards } from '../../stageCards/stageDeck'
import type { Tab } from '../../table/tab'
import { counterFlag, flagFlag, numberOf } from '../../scope/amount'
import { applyRiders, victimOf } from '../../riders/apply'
import { byHand } from '../../riders/byHand'
import type { Scope } from '../../table/scope'
import { selected } from '../../scope/select'
import { faceFigures, placeFigures, swapFigures } from './figures'
import { putPieces, shiftPieces, takePieces } from './pieces'
import { refreshPiles } from './piles'

/** Verbs that mean the same on a stage card and on an ability card. */
export type SharedEffect = Extract<StageEffect, { do: keyof typeof sharedVerbs }>

const SHARED: ReadonlySet<string> = new Set([
  'apply',
  'place',
  'swap',
  'face',
  'put',
  'take',
  'shift',
  'flag',
  'counter',
  'refresh-decks',
  'stage-deck',
  'change-stage',
  'end',
  'tell',
  'bespoke'
] satisfies readonly SharedEffect['do'][])

export const isShared = (effect: { readonly do: string }): effect is SharedEffect => SHARED.has(effect.do)

export function carryOutShared(t: Tab, scope: Scope, effect: SharedEffect): void {
  switch (effect.do) {
    case 'apply': {
      const victims = selected(t, scope, effect.to).map(victimOf)
      return applyRiders(t, withoutRiding(scope), effect.riders, victims)
    }
    case 'place':
      return placeFigures(t, scope, effect)
    case 'swap':
      return swapFigures(t, scope, effect)
    case 'face':
      return faceFigures(t, scope, effect)
    case 'put':
      return putPieces(t, scope, effect)
    case 'take':
      return takePieces(t, scope, effect)
    case 'shift':
      return shiftPieces(t, scope, effect)
    case 'refresh-decks':
      return refreshPiles(t, scope, effect)
    case 'bespoke':
      return byHand(t, scope, effect.script)
    case 'stage-deck':
      return onDeck(t, effect.action)
    case 'change-stage':
      changeStage(t, effect.stage as 1 | 2 | 3, 'OW-BRK-12')
      return revealTop(t)
    default:
      return carryOutAtOnce(t, scope, effect)
  }
}

/** What follows an attack is no rider of it any more. */
const withoutRiding = (scope: Scope): Scope => (scope.riding === null ? scope : { ...scope, riding: null })

type AtOnce = Extract<SharedEffect, { do: 'flag' | 'counter' | 'end' | 'tell' }>

function carryOutAtOnce(t: Tab, scope: Scope, effect: AtOnce): void {
  switch (effect.do) {
    case 'flag':
      return t.happen({ kind: 'flagSet', flag: flagFlag(effect.flag), value: effect.up, rule: rule('OW-GEN-04') })
    case 'counter':
      return count(t, scope, effect)
    case 'end':
      t.happen({ kind: 'encounterEnded', outcome: effect.result, rule: rule('OW-WIN-07') })
      return leave()
    case 'tell': {
      const { kind, id } = scope.source
      return t.happen({ kind: 'told', words: words(`${kind}.${id}.line.${effect.line}`), rule: rule('OW-GEN-04') })
    }
  }
}

/** OW-STAGE-05: a card drawn now waits its turn. */
function onDeck(t: Tab, action: Extract<SharedEffect, { do: 'stage-deck' }>['action']): void {
  switch (action) {
    case 'draw':
      drawCard(t, { reaction: false, breaker: null, bosses: [], closest: false }, 'OW-STAGE-05')
      return
    case 'discard-top':
      return discardTop(t)
    case 'put-top-last':
      return putTopLast(t)
    case 'shuffle-discards':
      return shuffleDiscards(t)
  }
}

function count(t: Tab, scope: Scope, { counter, add, set }: Extract<SharedEffect, { do: 'counter' }>): void {
  const flag = counterFlag(counter)
  const before = t.see.flags[flag]
  const start = set === undefined ? (typeof before === 'number' ? before : 0) : numberOf(t.book, t.see, scope, set)
  const value = start + (add === undefined ? 0 : numberOf(t.book, t.see, scope, add))
  t.happen({ kind: 'flagSet', flag, value, rule: rule('OW-GEN-04') })
}
