// What is wrong with the minions and the further special rules of a told monster.
import { check, list } from '../../../schema'
import { words, type Words } from '../../../messages/words'
import { stageEffect } from '../content'
import type { MonsterDraft } from './monsterDraft'

const MOST_HP = 30
const MOST_DEFENCE = 30
const MOST_HEXES = 62
const effects = list(stageEffect)

export const spoken = (name: string): string => name.trim().toLowerCase()

/** OW-MINION-04, OW-DMG-08 */
export function minionProblem({ minions, name: monster }: MonsterDraft, n: number): Words | null {
  const one = minions[n]
  if (!one) return null
  const name = one.name.trim()
  if (name === '') return words('box.minionNameless', { n: n + 1 })
  const others = [monster, ...minions.slice(0, n).map((other) => other.name)]
  if (others.some((other) => spoken(other) === spoken(name))) return words('box.minionTwice', { name })
  if (one.hp < 1 || one.hp > MOST_HP) return words('box.minionHp', { name, most: MOST_HP })
  if (one.stages.some(({ defence }) => (defence ?? 0) > MOST_DEFENCE))
    return words('box.defenceHigh', { most: MOST_DEFENCE })
  if (one.stages.some(({ defence, might }) => defence === null && isMighty(might)))
    return words('box.minionDefence', { name })
  if (Math.max(one.moves ?? 0, one.range ?? 0) > MOST_HEXES) return words('box.minionFar', { most: MOST_HEXES })
  if (one.supply < 1) return words('box.minionNone', { name })
  return one.acts === null || check(effects, one.acts).ok ? null : words('box.effectsHalf')
}

export const isMighty = (might: { readonly [colour: string]: number | undefined }): boolean =>
  Object.values(might).some((count) => (count ?? 0) > 0)

export function ruleProblem({ rules }: MonsterDraft, n: number): Words | null {
  const one = rules[n]
  if (!one) return null
  if (one.text.trim() === '') return words('box.ruleEmpty')
  if (rules.slice(0, n).some(({ text }) => spoken(text) === spoken(one.text))) return words('box.ruleTwice')
  return check(effects, one.then).ok ? null : words('box.effectsHalf')
}
