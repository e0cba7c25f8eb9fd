import type { ChanceDraw } from '../draws'
import { afterDefense, inOrder, newOn, type Status } from '../statuses'
import { isLiving, type Enemy } from './enemy'
import { hooksSetOff, runHook } from './hooks'

/** RF-HIT-02, RF-HIT-03: one ability's damage to one target, and the statuses that belong to it. */
export interface HitEntry {
  readonly target: string
  readonly damage: number
  readonly statuses: readonly Status[]
  /** RF-HIT-12: who acted, if that was said. */
  readonly by: string | null
}

export const MOST_DAMAGE = 999

export type HitRefusal = 'over' | 'target' | 'damage' | 'empty'

/** What an entry did: the statuses that stuck, those that were thrown off, those that could never stick. */
export interface HitResult {
  /** After Weakness and Defense, not capped by the life there was. */
  readonly dealt: number
  readonly gained: readonly Status[]
  readonly resisted: readonly Status[]
  readonly immune: readonly Status[]
  /** The target's hooks that ran, by their place. */
  readonly hooks: readonly number[]
}

/** The first reason why the rules do not take an entry. */
export function hitRefusal(enemies: readonly Enemy[], entry: HitEntry): HitRefusal | null {
  if (!enemies.some(isLiving)) return 'over' // RF-CMB-03
  if (!enemies.some((enemy) => enemy.id === entry.target && isLiving(enemy))) return 'target' // RF-HIT-14
  if (entry.damage < 0 || entry.damage > MOST_DAMAGE) return 'damage' // RF-HIT-15
  return entry.damage === 0 && entry.statuses.length === 0 ? 'empty' : null // RF-D-07
}

/** RF-HIT-05, RF-HIT-10: damage under the statuses there were, then the entry's own statuses, then hooks (RF-ECB-02). */
export function enterHit(
  enemies: readonly Enemy[],
  entry: HitEntry,
  draw: ChanceDraw
): { readonly result: HitResult; readonly enemies: readonly Enemy[] } {
  const before = enemies.find(({ id }) => id === entry.target)
  if (!before) throw new Error(`no enemy ${entry.target}`)
  const dealt = entry.damage === 0 ? 0 : afterDefense(entry.damage, before.statuses, before.defense)
  const hurt = { ...before, ...counted(before, entry), life: Math.max(0, before.life - dealt) }
  const stuck = statusesOf(hurt, entry.statuses, draw)
  const after: Enemy = { ...hurt, statuses: isLiving(hurt) ? inOrder([...hurt.statuses, ...stuck.gained]) : [] }
  const hooks = hooksSetOff(after, { damage: entry.damage, dealt, gained: stuck.gained, before: before.life })
  const struck = enemies.map((enemy) => (enemy.id === after.id ? after : enemy))
  return {
    result: { dealt, ...stuck, hooks },
    enemies: hooks.reduce<readonly Enemy[]>((now, at) => runHook(now, after.id, at), struck)
  }
}

/** RF-HIT-09: only entries with damage count as hits, and as attacks by somebody. */
const counted = (enemy: Enemy, { damage, by }: HitEntry): Pick<Enemy, 'hits' | 'last'> =>
  damage > 0 ? { hits: enemy.hits + 1, last: by } : { hits: enemy.hits, last: enemy.last }

/** RF-STA-09, RF-D-04: one draw of a hundred for each status that would be new. */
function statusesOf(
  enemy: Enemy,
  offered: readonly Status[],
  draw: ChanceDraw
): Pick<HitResult, 'gained' | 'resisted' | 'immune'> {
  if (!isLiving(enemy)) return { gained: [], resisted: [], immune: [] }
  const immune = inOrder(offered).filter((status) => enemy.immune.includes(status))
  const fresh = newOn(offered, enemy.statuses, enemy.immune)
  const resisted = fresh.filter((status) => {
    const chance = enemy.resist[status] ?? 0
    return chance > 0 && draw(100) < chance
  })
  return { gained: fresh.filter((status) => !resisted.includes(status)), resisted, immune }
}
