import { rule, type RuleId } from '../../../../kernel/ids'
import { holdEnd, testForEnd } from './over'
import { SEATS, type FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'
import type { Broken, Loss } from '../table/losses'

/**
 * All HP losses of one atomic step, together: dice turned down, empty ones removed, the fallen noted, then the test
 * for the end (OW-GEN-15, OW-WIN-08). Felled figures still stand until `removeFallen`, so that a displacement by the
 * same attack can be carried out first (OW-KO-02, OW-KB-02).
 */
export function lose(t: Tab, losses: readonly Loss[], cause: string, by: FigureId | null, why: RuleId): Broken[] {
  const broken: Broken[] = []
  for (const loss of losses) {
    const hp = Math.min(loss.hp, hpThere(t, loss))
    if (hp <= 0) continue
    noteTaken(t, { ...loss, hp })
    if (loss.from) broken.push(...loseFromDie(t, { ...loss, hp, from: loss.from }, cause, why))
    else t.happen({ kind: 'hpLost', figure: loss.figure, count: hp, cause, rule: why })
    if (by) t.happen({ kind: 'damageDealt', by, hp })
  }
  if (broken.length > 1 && t.see.is.settings.lastDieReactionsFirst) holdEnd(t)
  testForEnd(t)
  return broken
}

/** OW-DMG-07: loss beyond what the die or the figure has left is ignored, in every count of it. */
function hpThere(t: Tab, { figure, from }: Loss): number {
  const { slots, hp } = figureOf(t.see, figure)
  return from ? (slots[from.slot]?.dice[from.die] ?? 0) : hp
}

/** OW-DMG-07: what came in between, or another loss of the same step, has taken the die that was meant. */
export const isDieGone = (t: Tab, { figure, from }: Pick<Loss, 'figure' | 'from'>): boolean =>
  from !== null && figureOf(t.see, figure).slots[from.slot]?.dice[from.die] === undefined

function loseFromDie(t: Tab, loss: Loss & { from: NonNullable<Loss['from']> }, cause: string, why: RuleId): Broken[] {
  const { figure, hp, from } = loss
  t.happen({ kind: 'dieLost', figure, slot: from.slot, die: from.die, count: hp, cause, rule: why })
  const dice = figureOf(t.see, figure).slots[from.slot]?.dice ?? []
  if ((dice[from.die] ?? 0) > 0) return []
  // OW-DMG-07: at 0 the die goes.
  const last = dice.length === 1
  t.happen({ kind: 'dieRemoved', figure, slot: from.slot, die: from.die, broken: last, rule: rule('OW-BRK-01') })
  return [{ figure, slot: from.slot }]
}

/** OW-CONSUME-11: HP a location loses counts for whoever is inside, whatever took it. */
function noteTaken(t: Tab, { figure, from, hp }: Loss): void {
  if (!from) return
  for (const seat of SEATS) {
    const { consumed } = t.see.seats[seat]
    if (consumed?.by !== figure || consumed.slot !== from.slot) continue
    t.happen({ kind: 'consumedTaken', seat, hp, rule: rule('OW-CONSUME-11') })
  }
}
