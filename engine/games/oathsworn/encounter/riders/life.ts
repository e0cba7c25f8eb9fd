import { rule } from '../../../../kernel/ids'
import type { Rider } from '../../content'
import { whenFallen } from '../stageCards/breakReactions'
import { releaseFrom } from '../fight/consumed'
import { dieNearest } from '../board/dice'
import type { Loss } from '../table/losses'
import { chooseDie, nearestDice, type DieAt } from '../board/locations'
import { locationsOf, mostHp } from '../board/printedComponents'
import { removeFallen } from '../fight/knockout'
import { suffer } from '../fight/sufferLosses'
import type { FigureId, SlotId } from '../state/ids'
import type { Tab } from '../table/tab'
import { figureOf, hpLeft } from '../board/figures'
import { numberOf } from '../scope/amount'
import { causerOf, hexesOfCause, seatBehind } from '../scope/cause'
import { withRoles, type Scope } from '../table/scope'

/** OW-DMG-10: whatever the DEFENSE; everybody's loss at the same time. */
export function loseHp(
  t: Tab,
  scope: Scope,
  rider: Extract<Rider, { do: 'lose-hp' }>,
  victims: readonly FigureId[]
): void {
  const losses: Loss[] = []
  for (const figure of victims) {
    const hp = numberOf(t.book, t.see, withRoles(scope, { target: figure, each: figure }), rider.hp)
    if (hp <= 0) continue
    if (rider.dice === 'every' && figureOf(t.see, figure).kind === 'boss')
      losses.push(...everyDie(t, figure, rider.location).map((from) => ({ figure, hp, from })))
    else losses.push({ figure, hp, from: dieOf(t, scope, figure, rider.location) })
  }
  loseTogether(t, scope, losses, causeOf(scope))
}

/** OW-BRK-11: all at once. The last die of a location comes first, so that none takes the place of another that is to lose. */
function everyDie(t: Tab, figure: FigureId, location: string | undefined): DieAt[] {
  const boss = figureOf(t.see, figure)
  return locationsOf(t.book, t.see, boss).flatMap(({ id }) => {
    const slot = id as SlotId
    if (location !== undefined && location !== id) return []
    return (boss.slots[slot]?.dice ?? []).map((_, die) => ({ slot, die })).reverse()
  })
}

/** For the report. */
const causeOf = ({ source: { kind, id } }: Scope): string =>
  kind !== 'tile' ? 'effect' : id === 'fire' ? 'fire' : 'tile'

/** Losses of one step, noted for reactions, and the fallen leave. */
export function loseTogether(t: Tab, scope: Scope, losses: readonly Loss[], cause: string): void {
  const by = causerOf(t.see, scope)
  scope.deed.broken.push(...suffer(t, losses, { cause, by, rule: rule('OW-DMG-10') }))
  theFallenLeave(t, scope)
}

/** Those of an attack leave at its end, those of a part when the whole is done. OW-KO-02, OW-KB-02 */
export const theFallenLeave = (t: Tab, scope: Scope): void => {
  if (scope.riding === null && !scope.defers) whenFallen(t, removeFallen(t), causerOf(t.see, scope))
}

/** OW-STATUS-10, OW-TILE-09: the named location's die, else the nearest; a player decides ties of their own effect. */
export function dieOf(t: Tab, scope: Scope, figure: FigureId, location: string | undefined): DieAt | null {
  const boss = figureOf(t.see, figure)
  if (boss.kind !== 'boss') return null
  if (location !== undefined) {
    const slot = location as SlotId
    return (boss.slots[slot]?.dice.length ?? 0) > 0 ? { slot, die: 0 } : null
  }
  // OW-TILE-09: in a tile north then west decides, whoever brought the boss there.
  const seat = scope.source.kind === 'tile' ? null : seatBehind(t.see, scope)
  const hexes = hexesOfCause(t.book, t.see, scope)
  if (seat === null)
    return dieNearest(t.book, t.see, boss, hexes.length > 0 ? hexes : boss.at === null ? [] : [boss.at])
  return chooseDie(t, seat, figure, (s) => nearestDice(t.book, s, hexes, figureOf(s, figure)))
}

/** OW-GEN-09: never above the maximum; a boss's die never above its start. */
export function healVictim(t: Tab, scope: Scope, rider: Extract<Rider, { do: 'heal' }>, figure: FigureId): void {
  const hp = numberOf(t.book, t.see, scope, rider.hp)
  const victim = figureOf(t.see, figure)
  if (hp <= 0) return
  if (victim.kind === 'boss') return healDie(t, figure, hp, rider.location, false)
  // OW-KO-04: nothing brings the fallen back.
  if (victim.hp <= 0) return
  const count = Math.min(hp, mostHp(t.book, t.see, victim) - hpLeft(victim))
  if (count > 0) t.happen({ kind: 'hpGained', figure, count, rule: rule('OW-GEN-09') })
}

/** A die of the named location, or of the one that lost most; a broken one only when that is said. */
export function healDie(t: Tab, figure: FigureId, hp: number, location: string | undefined, revives: boolean): void {
  const boss = figureOf(t.see, figure)
  const candidates = locationsOf(t.book, t.see, boss)
    .map((printed) => ({ printed, dice: boss.slots[printed.id as SlotId]?.dice ?? [] }))
    .filter(({ printed, dice }) => (location === undefined || printed.id === location) && (revives || dice.length > 0))
    .map((one) => ({ ...one, lost: one.printed.hp - one.dice.reduce((sum, die) => sum + die, 0) }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
  const [worst] = candidates
  if (!worst) return
  const dice = raised(worst.dice, Math.min(hp, worst.lost))
  t.happen({ kind: 'dieSet', figure, slot: worst.printed.id as SlotId, dice, rule: rule('OW-GEN-09') })
}

const DIE = 6

/** The weakest die is turned up first; what no die can show any more comes back as a new one. */
function raised(dice: readonly number[], hp: number): number[] {
  const up = [...dice].sort((a, b) => a - b)
  let left = hp
  for (let i = 0; i < up.length && left > 0; i++) {
    const more = Math.min(left, DIE - (up[i] ?? 0))
    up[i] = (up[i] ?? 0) + more
    left -= more
  }
  for (; left > 0; left -= DIE) up.push(Math.min(DIE, left))
  return up
}

/** Leaves the board: an enemy or helper is gone, an Oathsworn or ally falls. */
export function removeVictim(t: Tab, scope: Scope, figure: FigureId): void {
  const victim = figureOf(t.see, figure)
  if (victim.kind === 'oathsworn' || victim.kind === 'ally')
    return loseTogether(t, scope, [{ figure, hp: victim.hp, from: null }], 'removed')
  releaseFrom(t, figure)
  t.happen({ kind: 'figureLeft', figure, gone: 'removed', rule: rule('OW-GEN-04') })
}
