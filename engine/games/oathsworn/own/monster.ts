// From what its owner told to a record of the own pack, and back.
import type { Json } from '../../../kernel/ids'
import { check } from '../../../schema'
import { monsterRecord, type MonsterRecord, type StageEnd } from '../content'
import { nameOf } from '../content/monster/names'
import type { PackFiles } from '../../../packs'
import { ownId } from './keep'
import type { DraftMinion, DraftStage, MonsterDraft } from './monsterDraft'
import { listIn, OWN_FILES, withFile, type OwnRecord } from './pack'

type Pair = readonly [number, number]

/** Cards are named after their monster, so its own name is short. */
const LONGEST = 32
const LONGEST_PART = 24

/** The monsters of the own pack, as they were told. */
export const monstersIn = (files: PackFiles): readonly MonsterRecord[] =>
  listIn(files, OWN_FILES.monster).flatMap((written) => {
    const read = check(monsterRecord, written)
    return read.ok ? [read.value] : []
  })

/** The own pack with this monster in it, in the place of the one it was. Nothing of it is wrong any more. */
export function withMonster(files: PackFiles, draft: MonsterDraft): { readonly files: PackFiles; readonly id: string } {
  const record = recordOf(draft, monstersIn(files))
  const others = listIn(files, OWN_FILES.monster).filter(({ id }) => id !== record['id'])
  return { files: withFile(files, OWN_FILES.monster, [...others, record]), id: String(record['id']) }
}

export function recordOf(draft: MonsterDraft, known: readonly MonsterRecord[]): OwnRecord {
  const { core, front, hexes, stages, chapter, at, facing, deck, minionsReact, ambush } = draft
  const fromCore = ([q, r]: Pair): Pair => [q - (core?.[0] ?? 0), r - (core?.[1] ?? 0)]
  const locations = named(draft.locations, 'location')
  const minions = named(draft.minions, 'minion')
  const rules = named(
    draft.rules.map((one) => ({ ...one, key: '', name: firstWords(one.text) })),
    'rule'
  )
  const record = {
    id: draft.id === '' ? freshId(draft.name, known) : draft.id,
    name: draft.name.trim(),
    hexes: hexes.map(fromCore),
    front: fromCore(front ?? [0, 0]),
    locations: draft.locations.map((one, n) => ({
      id: locations.ids[n] ?? '',
      name: one.name.trim(),
      hexes: one.hexes.map(fromCore),
      hp: one.hp,
      icons: [...new Set(one.icons.map((icon) => icon.trim()).filter((icon) => icon !== ''))],
      whenBroken: one.whenBroken.trim()
    })),
    stages: stages.map((stage) => stageRecord(stage, locations.idOf)),
    chapter,
    at,
    facing,
    deck,
    minions: draft.minions.map((one, n) => minionRecord(one, minions.ids[n] ?? '')),
    minionsReact,
    rules: draft.rules.map(({ text, when, then }, n) => ({ id: rules.ids[n] ?? '', text: text.trim(), when, then })),
    pieces: draft.pieces.map((one) => (one.put === 'minion' ? { ...one, of: minions.idOf(one.of) } : one)),
    start: [...new Set(draft.start)],
    ambush
  }
  return record as unknown as OwnRecord
}

function stageRecord({ defence, might, ends }: DraftStage, idOf: (key: string) => string): Json {
  return {
    ...(defence === null ? {} : { defence, might: drawn(might) }),
    ...(ends === null ? {} : { ends: namedEnd(ends, idOf) })
  } as Json
}

const drawn = (might: DraftStage['might']): DraftStage['might'] =>
  Object.fromEntries(Object.entries(might).filter(([, count]) => (count ?? 0) > 0))

function minionRecord({ name, hp, stages, moves, range, acts, mob, supply }: DraftMinion, id: string): Json {
  const numbers = stages.map(({ defence, might }) => (defence === null ? {} : { defence, might: drawn(might) }))
  return { id, name: name.trim(), hp, stages: numbers, moves, range, acts, mob, supply } as unknown as Json
}

const namedEnd = (end: StageEnd, idOf: (key: string) => string): StageEnd =>
  end.when === 'location' ? { ...end, location: idOf(end.location) } : end

interface Nameable {
  readonly key: string
  readonly id: string
  readonly name: string
}

/** A name that was given once is kept, whatever it is called later: told cards refer to it. */
function named(all: readonly Nameable[], kind: string) {
  const taken = new Set(all.map(({ id }) => id).filter((id) => id !== ''))
  const ids = all.map(({ id, name }, n) => {
    if (id !== '') return id
    const plain = nameOf(name).slice(0, LONGEST_PART).replace(/-$/, '') || `${kind}-${n + 1}`
    const free = freeOf(plain, taken)
    taken.add(free)
    return free
  })
  const keys = all.map(({ key }) => key)
  return { ids, idOf: (key: string): string => ids[keys.indexOf(key)] ?? key }
}

const firstWords = (text: string): string => text.trim().split(/\s+/).slice(0, 4).join(' ')

const freshId = (name: string, known: readonly MonsterRecord[]): string =>
  freeOf(ownId([name]).slice(0, LONGEST).replace(/-$/, ''), new Set(known.map(({ id }) => id)))

function freeOf(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let n = 2; ; n++) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`
}

/** As it was told, to be seen and changed. */
export function draftOf(monster: MonsterRecord): MonsterDraft {
  const { source: _source, check: _check, locations, stages, minions, ...told } = monster
  const numbers = <T extends { readonly defence?: number }>(one: T) => ({ ...one, defence: one.defence ?? null })
  return {
    ...told,
    core: [0, 0],
    locations: locations.map((one) => ({ ...one, key: one.id })),
    stages: stages.map(numbers),
    minions: minions.map((one) => ({ ...one, key: one.id, stages: one.stages.map(numbers) }))
  } as unknown as MonsterDraft
}

/** What other monsters are called, while this one is told. */
export const otherNames = (names: readonly { id: string; name: string }[], { id }: MonsterDraft): readonly string[] =>
  names.filter((one) => one.id !== id).map(({ name }) => name)
