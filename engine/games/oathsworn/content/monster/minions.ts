// The minions of a told monster, as the rules know them.
import type { StageEffect } from '../effects'
import type { MinionNumbers, MonsterMinion, MonsterRecord } from '../records'
import { minionId } from './names'

/** OW-GEN-08: the figures themselves. */
export const enemiesOf = ({ id, minions }: MonsterRecord): readonly object[] =>
  minions.map(({ id: minion, mob, supply }) => ({
    id: minionId(id, minion),
    role: 'minion',
    keywords: mob ? ['mob'] : [],
    supply
  }))

/** OW-MINION-04: the box of each kind. */
export const boxesOf = ({ id, minions }: MonsterRecord): readonly object[] =>
  minions.map((minion) => ({ enemy: minionId(id, minion.id), hp: minion.hp, acts: actsOf(minion) }))

type Acts = readonly StageEffect[] | readonly object[] | 'table'

/** A move and an attack, each as far as it is told; else the people say what its box says when it first activates. */
function actsOf({ acts, moves, range }: MonsterMinion): Acts {
  if (acts !== null) return acts
  if (moves === null && range === null) return 'table'
  const reach = range ?? 0
  const shape = reach > 1 ? { kind: 'ranged', range: reach } : { kind: 'melee' }
  return [
    ...(moves === null || moves === 0 ? [] : [{ do: 'move', hexes: moves, stop: Math.max(1, reach) }]),
    { do: 'attack', shape }
  ]
}

/** What each kind is worth in a stage: as told, or as in the nearest stage that is told. OW-DMG-11 */
export function numbersIn({ id, minions }: MonsterRecord, stage: number): { readonly [enemy: string]: object } {
  return Object.fromEntries(minions.map((minion) => [minionId(id, minion.id), numbersOf(minion, stage)]))
}

function numbersOf({ stages }: MonsterMinion, stage: number): object {
  const isTold = ({ defence }: MinionNumbers): boolean => defence !== undefined
  const told = stages.slice(0, stage + 1).findLast(isTold) ?? stages.find(isTold)
  return { defence: told?.defence ?? 1, might: told?.might ?? {} }
}

/** Those of whose numbers nobody has told any. */
export const untoldOf = ({ id, minions }: MonsterRecord): readonly string[] =>
  minions
    .filter(({ stages }) => !stages.some(({ defence }) => defence !== undefined))
    .map((minion) => minionId(id, minion.id))
