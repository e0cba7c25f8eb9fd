import type { RuleId } from '../../../../kernel/ids'
import { releaseDue } from './consumed'
import { isDieGone, lose } from './harm'
import type { Broken, Loss, Pending } from '../table/losses'
import { occur } from '../scope/interrupts'
import { dieNearest } from '../board/dice'
import { modifiersOf } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import { figureOf, hexesOf } from '../board/figures'

export interface Cause {
  /** What did it, for the report: `fire`, `bleed`, `collision`, `attack`. */
  readonly cause: string
  readonly by: FigureId | null
  readonly rule: RuleId
  /** Lost to an attack: somebody who shares such losses takes them. */
  readonly attack?: boolean
}

/** HP losses of one atomic step, with the windows before and after them. OW-GEN-15, OW-EATK-15 */
export function suffer(t: Tab, losses: readonly Loss[], { cause, by, rule, attack }: Cause): Broken[] {
  const pending: Pending[] = []
  for (const { figure, hp, from } of losses) if (hp > 0) pending.push({ figure, hp, from })
  if (pending.length === 0) return []
  const who = [...new Set(pending.map(({ figure }) => figure))]
  occur(t, { on: 'hp-loss', window: 'before', who, by, pending })
  const real = (attack ? shared(t, pending) : pending).filter((one) => one.hp > 0 && !isShielded(t, one))
  if (real.length === 0) return []
  const broken = lose(t, real, cause, by, rule)
  releaseDue(t)
  occur(t, { on: 'hp-loss', window: 'after', who: [...new Set(real.map(({ figure }) => figure))], by })
  return broken
}

/** Losses that somebody shares are split; mostly nobody does. */
function shared(t: Tab, losses: readonly Pending[]): readonly Pending[] {
  const isShared = ({ figure }: Pending): boolean => modifiersOf(t.book, t.see, figure, 'shared').length > 0
  return losses.some(isShared) ? losses.flatMap((one) => sharing(t, one)) : losses
}

/** Somebody else takes one HP of it, or all. */
function sharing(t: Tab, loss: Pending): Pending[] {
  const [share] = modifiersOf(t.book, t.see, loss.figure, 'shared')
  const other = share ? t.see.figures[share['figure'] as FigureId] : undefined
  if (!other || other.at === null || other.id === loss.figure) return [loss]
  const taken = share?.['all'] === true ? loss.hp : Math.min(1, loss.hp)
  const from =
    other.kind === 'boss' ? dieNearest(t.book, t.see, other, hexesOf(t.book, figureOf(t.see, loss.figure))) : null
  return [
    { ...loss, hp: loss.hp - taken },
    { figure: other.id, hp: taken, from }
  ]
}

/** A location may be beyond harm for a while. A boss without a die to lose it from loses nothing. */
function isShielded(t: Tab, { figure, from }: Pending): boolean {
  if (figureOf(t.see, figure).kind !== 'boss') return false
  if (from === null || isDieGone(t, { figure, from })) return true
  return modifiersOf(t.book, t.see, figure, 'shielded').some(({ locations }) =>
    (locations as readonly string[]).includes(from.slot)
  )
}
