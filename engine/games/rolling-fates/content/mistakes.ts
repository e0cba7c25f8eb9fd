import { words, type Words } from '../../../messages/words'
import { readCost } from '../dice/cost'
import type { FatesEncounterRecord, NextRecord } from './encounter'
import type { FatesEnemyRecord } from './enemy'
import { at, type Merging } from '../../../packs'
import type { Path } from '../../../schema'
import type { FatesContent } from './link'
import type { FatesKind } from './kinds'

/** What records say that cannot be played: each mistake with the record it stands in. */
export function checkMistakes(content: FatesContent, { found, records }: Merging): void {
  const complain = (kind: FatesKind, id: string, path: Path, said: Words): void => {
    const origin = records.get(kind)?.get(id)?.origin
    if (origin) found.problems.push(at(origin, path, said))
  }
  for (const enemy of content.enemy.values())
    for (const [path, said] of enemyMistakes(enemy)) complain('enemy', enemy.id, path, said)
  for (const { id, abilities, told } of content.character.values())
    if (!told && abilities.filter(({ cost }) => costsLuck(cost)).length !== 1)
      complain('character', id, ['abilities'], words('fates.pack.luck'))
  for (const { id, areas } of content.adventure.values())
    for (const [n, { first }] of areas.entries())
      if (!reachesEnd(content, first)) complain('adventure', id, ['areas', n], words('fates.pack.deadEnd'))
  for (const id of unreached(content)) complain('encounter', id, [], words('fates.pack.unreached'))
}

export function costsLuck(cost: string): boolean {
  const read = readCost(cost)
  return 'cost' in read && read.cost.luck !== null
}

type Mistake = readonly [Path, Words]

function enemyMistakes({ actions, script, tiers, hooks }: FatesEnemyRecord): Mistake[] {
  const acts = [
    ...script.when.map(({ act }) => act),
    ...(script.cycle ?? []),
    ...(script.weights ?? []).map(([act]) => act)
  ]
  const strangers = acts.filter((act) => actions[act] === undefined)
  return [
    ...strangers.map((act) => [['script'], words('fates.pack.stranger', { id: act })] as const),
    ...((script.cycle === undefined) === (script.weights === undefined)
      ? [[['script'], words('fates.pack.noAct')] as const]
      : []),
    ...(script.weights?.every(([, weight]) => weight === 0)
      ? [[['script', 'weights'], words('fates.pack.noAct')] as const]
      : []),
    ...(tiers.at(-1) === 100 ? [] : [[['tiers'], words('fates.pack.tiers')] as const]),
    ...script.when.flatMap((one, n) => onlyOne(one.if, ['script', 'when', n, 'if'])),
    ...hooks.flatMap((one, n) => [
      ...onlyOne(one.when, ['hooks', n, 'when']),
      ...one.do.flatMap(({ to: _to, ...rest }, m) => onlyOne(rest, ['hooks', n, 'do', m]))
    ]),
    ...Object.entries(actions).flatMap(([name, one]) =>
      one.effects.flatMap(({ to: _to, ...rest }, m) => onlyOne(rest, ['actions', name, 'effects', m]))
    )
  ]
}

const onlyOne = (options: object, path: Path): Mistake[] =>
  Object.keys(options).length === 1 ? [] : [[path, words('fates.pack.onlyOne')]]

const nextsOf = (encounter: FatesEncounterRecord): readonly NextRecord[] => {
  if (encounter.kind === 'combat' || encounter.options.length === 0) return [encounter.next]
  return encounter.options.map(({ next }) => (next === undefined ? encounter.next : next))
}

const idsOf = (next: NextRecord): readonly string[] => (next === null ? [] : typeof next === 'string' ? [next] : next)

/** Every encounter that can come after this one, itself included. */
function after(content: FatesContent, first: string): ReadonlySet<string> {
  const seen = new Set([first])
  for (const id of seen) {
    const encounter = content.encounter.get(id)
    if (encounter) for (const next of nextsOf(encounter)) for (const one of idsOf(next)) seen.add(one)
  }
  return seen
}

/** RF-ADV-07: from everywhere in an area its end can be reached. */
const reachesEnd = (content: FatesContent, first: string): boolean =>
  [...after(content, first)].every((id) =>
    [...after(content, id)].some((one) => {
      const encounter = content.encounter.get(one)
      return encounter !== undefined && nextsOf(encounter).includes(null)
    })
  )

function unreached(content: FatesContent): string[] {
  const firsts = [...content.adventure.values()].flatMap(({ areas }) => areas.map(({ first }) => first))
  const reached = new Set(firsts.flatMap((first) => [...after(content, first)]))
  return [...content.encounter.keys()].filter((id) => !reached.has(id))
}
