// From what its owner told to a record of the own pack, and back.
import type { Json } from '../../../kernel/ids'
import { plainLetters } from '../../../messages/spelling'
import { check } from '../../../schema'
import { monsterRecord, type MonsterRecord, type StageEnd } from '../content'
import type { PackFiles } from '../../../packs'
import { ownId } from './keep'
import type { DraftStage, MonsterDraft } from './monsterDraft'
import { listIn, OWN_FILES, withFile, type OwnRecord } from './pack'

type Pair = readonly [number, number]

/** Cards are named after their monster, so its own name is short. */
const LONGEST = 32

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

function recordOf(draft: MonsterDraft, known: readonly MonsterRecord[]): OwnRecord {
  const { core, front, hexes, stages, chapter, at, facing, deck } = draft
  const fromCore = ([q, r]: Pair): Pair => [q - (core?.[0] ?? 0), r - (core?.[1] ?? 0)]
  const ids = locationIds(draft)
  const keys = draft.locations.map(({ key }) => key)
  const record = {
    id: draft.id === '' ? freshId(draft.name, known) : draft.id,
    name: draft.name.trim(),
    hexes: hexes.map(fromCore),
    front: fromCore(front ?? [0, 0]),
    locations: draft.locations.map((one, n) => ({
      id: ids[n] ?? '',
      name: one.name.trim(),
      hexes: one.hexes.map(fromCore),
      hp: one.hp
    })),
    stages: stages.map((stage) => stageRecord(stage, (key) => ids[keys.indexOf(key)] ?? key)),
    chapter,
    at,
    facing,
    deck
  }
  return record as unknown as OwnRecord
}

function stageRecord({ defence, might, ends }: DraftStage, idOf: (key: string) => string): Json {
  const drawn = Object.fromEntries(Object.entries(might).filter(([, count]) => (count ?? 0) > 0))
  return {
    ...(defence === null ? {} : { defence, might: drawn }),
    ...(ends === null ? {} : { ends: namedEnd(ends, idOf) })
  } as Json
}

const namedEnd = (end: StageEnd, idOf: (key: string) => string): StageEnd =>
  end.when === 'location' ? { ...end, location: idOf(end.location) } : end

/** A name that was given once is kept, whatever the location is called later: told cards refer to it. */
function locationIds({ locations }: MonsterDraft): readonly string[] {
  const taken = new Set(locations.map(({ id }) => id).filter((id) => id !== ''))
  return locations.map(({ id, name }, n) => {
    if (id !== '') return id
    const plain = plainLetters(name).slice(0, LONGEST) || `location-${n + 1}`
    const free = freeOf(plain, taken)
    taken.add(free)
    return free
  })
}

const freshId = (name: string, known: readonly MonsterRecord[]): string =>
  freeOf(ownId([name]).slice(0, LONGEST).replace(/-$/, ''), new Set(known.map(({ id }) => id)))

function freeOf(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let n = 2; ; n++) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`
}

/** As it was told, to be seen and changed. */
export function draftOf(monster: MonsterRecord): MonsterDraft {
  const { id, name, hexes, front, locations, stages, chapter, at, facing, deck } = monster
  return {
    id,
    name,
    hexes,
    core: [0, 0],
    front,
    locations: locations.map((one) => ({ ...one, key: one.id })),
    stages: stages.map(({ defence, might, ends }) => ({ defence: defence ?? null, might, ends })),
    chapter,
    at,
    facing,
    deck: deck as MonsterDraft['deck']
  }
}

/** What other monsters are called, while this one is told. */
export const otherNames = (names: readonly { id: string; name: string }[], { id }: MonsterDraft): readonly string[] =>
  names.filter((one) => one.id !== id).map(({ name }) => name)
