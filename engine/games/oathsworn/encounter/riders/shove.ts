import { directionTo, distance, step, type Hex } from '../../../../hex'
import type { Rider } from '../../content'
import { knockback, pull, push, type Shove } from '../movement/displacement'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import { numberOf } from '../scope/amount'
import { causerOf } from '../scope/cause'
import { referred } from '../scope/reference'
import { noteEntered, withTargetOf, type Scope } from '../table/scope'
import { theFallenLeave } from './life'

type Shoving = Extract<Rider, { do: 'knockback' | 'push' | 'pull' }>

/** Everybody is thrown at the same time, all as far as it is for the first. OW-KB-10 */
export function shoveVictims(t: Tab, scope: Scope, rider: Shoving, meant: readonly FigureId[]): void {
  const spared = scope.riding?.withoutDisplacement ?? []
  const victims = spared.length === 0 ? meant : meant.filter((id) => !spared.includes(id))
  if (victims.length === 0) return
  const [first] = victims
  const hexes = numberOf(t.book, t.see, first === undefined ? scope : withTargetOf(scope, first), rider.hexes)
  const source = referred(t.see, scope, rider.do === 'pull' ? rider.to : rider.from)
  const from = scope.deed.where ?? (source === null ? null : (t.see.figures[source]?.at ?? null))
  if (from === null || hexes <= 0) return
  const before = victims.map((id) => t.see.figures[id]?.at ?? null)
  const { broken, setOff } = scope.deed
  const shove: Shove = { victims, source, from, hexes, by: causerOf(t.see, scope), broken, setOff }
  if (rider.do === 'knockback') knockback(t, shove)
  else if (rider.do === 'push') push(t, shove)
  else pull(t, shove)
  noteTrails(t, scope, victims, before)
  theFallenLeave(t, scope)
}

/** Where each was thrown from and over, for whoever follows. */
function noteTrails(t: Tab, scope: Scope, victims: readonly FigureId[], before: readonly (Hex | null)[]): void {
  for (let i = 0; i < victims.length; i++) {
    const id = victims[i] as FigureId
    const from = before[i] ?? null
    const to = t.see.figures[id]?.at
    if (from !== null && to != null && from !== to) noteEntered(scope.deed, id, from, straightTo(from, to))
  }
}

function straightTo(from: Hex, to: Hex): Hex[] {
  const dir = directionTo(from, to)
  if (!dir) return [to]
  const path: Hex[] = []
  for (let n = distance(from, to), h = step(from, dir); n > 0; n--, h = step(h, dir)) path.push(h)
  return path
}
