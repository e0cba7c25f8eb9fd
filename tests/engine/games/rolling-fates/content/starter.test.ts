import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { core, filesOf, linkedOf } from '../starter'

const starter = filesOf('starter')
const linked = linkedOf(core, starter)
const words = starter['words/en.json'] as Record<string, string>
/** The starter with one file told otherwise. */
const problemsWith = (file: string, change: (record: never) => unknown) => {
  const told = linkedOf(core, { ...starter, [file]: change(structuredClone(starter[file]) as never) as Json })
  return told.ok ? [] : told.problems
}

describe('The Unstruck Bell', () => {
  it('links without a problem', () => expect([...(linked.ok ? [] : linked.problems), ...linked.warnings]).toEqual([]))
  if (!linked.ok) return
  const { content } = linked
  it('RF-SET-01 has six characters, four of them to begin with', () => {
    const all = [...content.character.values()]
    expect(all).toHaveLength(6)
    expect(all.filter(({ first }) => first)).toHaveLength(4)
  })
  it('RF-CHB-01, RF-CHB-02 each has five abilities, one Luck ability and three rows', () => {
    for (const { abilities, rows } of content.character.values()) {
      expect(abilities).toHaveLength(6)
      expect(abilities.filter(({ cost }) => cost.startsWith('L'))).toHaveLength(1)
      expect(rows.map(({ inventory }) => inventory)).toEqual([5, 7, 9])
    }
  })
  it('RF-TRE-08, RF-TRT-04 has 36 treasures of a value and 24 traits under two icons', () => {
    const treasures = [...content.treasure.values()]
    expect(treasures).toHaveLength(36)
    expect(treasures.filter(({ abilities }) => abilities.length > 0)).toHaveLength(30)
    for (const icon of [2, 3]) {
      const signs = [...content.trait.values()].filter((one) => one.icon === icon).map(({ sign }) => sign)
      expect(['good', 'mixed', 'bad'].map((sign) => signs.filter((one) => one === sign).length)).toEqual([7, 3, 2])
    }
  })
  it('RF-ECB-01 has ten common enemies, two lieutenants and a boss, each with something to find out', () => {
    const ranks = [...content.enemy.values()].map(({ rank }) => rank)
    expect(['common', 'lieutenant', 'boss'].map((rank) => ranks.filter((one) => one === rank).length)).toEqual([
      10, 2, 1
    ])
    for (const id of content.enemy.keys()) expect(words).toHaveProperty([`enemy.${id}.note`])
  })
  it('RF-ADV-01, RF-ADV-02 has 22 encounters in three areas, eight of them fights', () => {
    expect(content.adventure.get('unstruck-bell')?.areas).toHaveLength(3)
    const kinds = [...content.encounter.values()].map(({ kind }) => kind)
    expect([kinds.length, kinds.filter((kind) => kind === 'combat').length]).toEqual([22, 8])
  })
  it('has words for everything a person reads', () => {
    for (const kind of ['character', 'treasure', 'trait', 'enemy', 'encounter', 'adventure'] as const)
      for (const id of content[kind].keys()) expect(words).toHaveProperty([`${kind}.${id}.name`])
    for (const encounter of content.encounter.values()) {
      expect(words).toHaveProperty([`encounter.${encounter.id}.text`])
      if (encounter.kind === 'story')
        for (const option of encounter.options) expect(words).toHaveProperty([`encounter.${encounter.id}.option.${option.id}`]) // prettier-ignore
    }
    for (const { id, actions } of content.enemy.values())
      for (const action of Object.keys(actions)) expect(words).toHaveProperty([`enemy.${id}.action.${action}`])
  })
})

describe('a pack that cannot be played', () => {
  const keyOf = (file: string, change: (record: never) => unknown) =>
    problemsWith(file, change).map(({ words: { key } }) => key)
  type Encounters = {
    id: string
    next: unknown
    kind: string
    options?: { next?: unknown }[]
    enemies?: { enemy: string }[]
  }[]
  const encounters = (change: (all: Encounters) => void) => (all: Encounters) => {
    change(all)
    return all
  }

  it('RF-CST-08 with a cost that is none', () =>
    expect(
      keyOf('characters/drover.json', (one: { abilities: { cost: string }[] }) => ({
        ...one,
        abilities: [{ ...one.abilities[0], cost: 'a' }, ...one.abilities.slice(1)]
      }))
    ).toContain('schema.unlike'))
  it('RF-CHB-01 with two Luck abilities, or none', () =>
    expect(
      keyOf('characters/drover.json', (one: { abilities: unknown[] }) => ({
        ...one,
        abilities: one.abilities.slice(0, 5)
      }))
    ).toEqual(['fates.pack.luck']))
  it('RF-ADV-07 with a dead end, or an encounter nobody reaches', () => {
    const keys = keyOf('encounters/salt-road.json', encounters((all) => { for (const one of all) if (one.id === 'milestone') one.next = 'gulls' })) // prettier-ignore
    expect(keys).toEqual(['fates.pack.deadEnd', 'fates.pack.unreached'])
  })
  it('RF-ENE-07 with a script that names no act, and a tier that does not end at 100', () => {
    const broken = (change: object) => (all: object[]) => [{ ...all[0], ...change }, ...all.slice(1)]
    const file = 'enemies/salt-road.json'
    expect(keyOf(file, broken({ script: {} }))).toEqual(['fates.pack.noAct'])
    expect(keyOf(file, broken({ script: { cycle: ['sing'] } }))).toEqual(['fates.pack.stranger'])
    expect(keyOf(file, broken({ tiers: [50] }))).toEqual(['fates.pack.tiers'])
    expect(keyOf(file, broken({ hooks: [{ when: { hit: true, life: 5 }, do: [{ heal: 1 }] }] }))).toEqual(['fates.pack.onlyOne']) // prettier-ignore
  })
  it('RF-CMB-01 with an enemy nobody has described, named by file and place', () =>
    expect(
      problemsWith('encounters/salt-road.json', encounters((all) => { for (const one of all) if (one.id === 'gulls') one.enemies = [{ enemy: 'dragon' }] })) // prettier-ignore
    ).toMatchObject([
      {
        file: 'encounters/salt-road.json',
        path: [3, 'enemies', 0, 'enemy'],
        words: { key: 'link.missing', args: { kind: 'enemy', id: 'dragon' } }
      }
    ]))
})
