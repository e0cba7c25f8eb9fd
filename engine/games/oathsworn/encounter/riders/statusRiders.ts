import { rule } from '../../../../kernel/ids'
import type { Rider } from '../../content'
import { occur } from '../scope/interrupts'
import { encounterOf, rulesOf, statusCount } from '../board/printedComponents'
import { isImmune } from '../table/modifiers'
import { gainCount, statusesHeld, takeCount } from '../fight/statuses'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'
import { runStage } from '../scope/run'
import { numberOf } from '../scope/amount'
import { causerOf } from '../scope/cause'
import { newScope, type Scope } from '../table/scope'
import { dieOf, loseTogether, theFallenLeave } from './life'

/** OW-STATUS-02..09: tokens of a status. */
export function gainStatus(t: Tab, scope: Scope, rider: Extract<Rider, { do: 'status' }>, figure: FigureId): void {
  const count = numberOf(t.book, t.see, scope, rider.count)
  if (count <= 0 || isImmune(t.book, t.see, figure, rider.status)) return
  gainCount(t, figure, rider.status, count)
  occur(t, { on: 'status', status: rider.status, who: [figure], by: causerOf(t.see, scope) })
}

/** Tokens of one status go, or of all. */
export function cleanse(t: Tab, { status, count }: Extract<Rider, { do: 'cleanse' }>, figure: FigureId): void {
  const held = statusesHeld(t.book, t.see, figureOf(t.see, figure))
  const meant = status ? held.filter((one) => one === status) : held
  let left = count === 'all' ? Infinity : count
  for (const one of meant) {
    const taken = Math.min(left, statusCount(t.book, t.see, figureOf(t.see, figure), one))
    if (taken > 0) takeCount(t, figure, one, taken)
    left -= taken
  }
}

/** Statuses the report calls by their name as a cause. */
const NAMED: readonly string[] = ['bleed', 'poison']

/** A status strikes: as the special rules board says (OW-STATUS-06), else HP are lost if there is a token. OW-STATUS-02 */
export function strikeStatus(t: Tab, scope: Scope, rider: Extract<Rider, { do: 'trigger' }>, figure: FigureId): void {
  const { status, clear } = rider
  const tokens = statusCount(t.book, t.see, figureOf(t.see, figure), status)
  if (tokens === 0) return
  const printed = rulesOf(t.book, t.see).statuses[status]
  if (printed) {
    const source = { kind: 'rules', id: encounterOf(t.book, t.see).rules } as const
    const inside = newScope(source, { ...scope.roles, target: figure })
    const deed = { ...inside.deed, broken: scope.deed.broken }
    runStage(t, { ...inside, defers: true, deed }, printed)
    theFallenLeave(t, scope)
  } else {
    const hp = numberOf(t.book, t.see, scope, rider.hp)
    const from = dieOf(t, scope, figure, undefined)
    if (hp > 0) loseTogether(t, scope, [{ figure, hp, from }], NAMED.includes(status) ? status : 'status')
  }
  const left = t.see.figures[figure] ? statusCount(t.book, t.see, figureOf(t.see, figure), status) : 0
  if (clear && left > 0) takeCount(t, figure, status, left)
  t.happen({ kind: 'statusStruck', figure, status, rule: rule('OW-STATUS-02') })
}
