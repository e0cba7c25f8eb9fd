import { inOrder, type Status } from '../statuses'
import { isLiving, type Enemy, type Hook, type HookEffect } from './enemy'

/** RF-D-03: what one entry did to its target, which is all that hooks look at. */
export interface EntryFacts {
  readonly damage: number
  readonly dealt: number
  readonly gained: readonly Status[]
  readonly before: number
}

/** The hooks of the target that the entry sets off, by their place in its list. */
export function hooksSetOff(target: Enemy, facts: EntryFacts): number[] {
  return target.hooks.flatMap((hook, at) => (isSetOff(hook, target, facts) && !target.spent.includes(at) ? [at] : []))
}

function isSetOff({ when }: Hook, target: Enemy, { damage, dealt, gained, before }: EntryFacts): boolean {
  // RF-D-03: whoever is defeated does nothing but die.
  if (!isLiving(target)) return 'death' in when
  if ('death' in when) return false
  if ('status' in when) return gained.includes(when.status)
  if ('life' in when) return before > when.life && target.life <= when.life
  // RF-HIT-09: an entry of damage 0 is no hit.
  if (damage === 0) return false
  if ('damage' in when) return dealt >= when.damage
  return 'hits' in when ? target.hits % when.hits === 0 : true
}

/** RF-ECB-02: carries out one hook of an enemy; what it does sets off no hooks in turn. */
export function runHook(enemies: readonly Enemy[], owner: string, at: number): readonly Enemy[] {
  const hook = enemies.find(({ id }) => id === owner)?.hooks[at]
  if (!hook) return enemies
  const spend = (enemy: Enemy): Enemy => (hook.once ? { ...enemy, spent: [...enemy.spent, at] } : enemy)
  const spent = enemies.map((enemy) => (enemy.id === owner ? spend(enemy) : enemy))
  return hook.do.reduce<readonly Enemy[]>((now, effect) => now.map((one) => affected(one, owner, effect)), spent)
}

/** What one effect of an enemy makes of another, or of itself. */
export function affected<E extends Enemy>(enemy: E, owner: string, effect: HookEffect): E {
  const isMeant = effect.to === 'self' ? enemy.id === owner : enemy.id !== owner && isLiving(enemy)
  if (!isMeant) return enemy
  if ('defense' in effect) return { ...enemy, defense: Math.max(0, enemy.defense + effect.defense) }
  if (!isLiving(enemy)) return enemy
  if ('heal' in effect) return { ...enemy, life: Math.max(enemy.life, Math.min(enemy.max, enemy.life + effect.heal)) }
  if ('shed' in effect) return { ...enemy, statuses: enemy.statuses.filter((status) => status !== effect.shed) }
  if (enemy.immune.includes(effect.gain)) return enemy
  return { ...enemy, statuses: inOrder([...enemy.statuses, effect.gain]) }
}
