import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { pathText } from '../../../engine/schema'
import type { CheckedPack, PackProblem } from '../../../engine/packs'
import type { PackPlan, PackShelf } from '../../../preload/contract/shapes'
import type { House } from '../../app/services'
import type { PackEntry } from '../../packs/entries'
import type { GameLibrary } from '../../packs/gameLibrary'
import type { RawPack } from '../../packs/gather'
import type { PackLibrary } from '../../packs/library'
import { PACK_ENDING, readPack } from '../../packs/read'
import { asFiles } from '../../packs/stock'
import { zipped } from '../../packs/zip'
import { done, nothing, refused, type Result } from '../../common/result'
import { replaceFile } from '../../saves/files/files'
import { troubleOf } from '../../saves/files/trouble'
import type { Handlers } from '../boundary'

export interface PackDialogs {
  /** Null when the person thought better of it. */
  openFrom(what: 'file' | 'folder'): Promise<string | null>
  saveTo(name: string): Promise<string | null>
}

interface Plan {
  readonly plan: string
  readonly pack: CheckedPack
  readonly raw: RawPack
}

/** So many findings are shown; whoever writes packs has the checker for the rest. */
const MOST_FINDINGS = 200

export const packCalls = (house: House, library: PackLibrary, dialogs: PackDialogs, changed: () => void) => {
  let open: Plan | null = null
  const told = <T>(made: Result<T>): Result<Record<never, never>> => {
    if (!made.ok) return made
    house.packsChanged()
    changed()
    return nothing
  }
  return {
    'packs.list': () => done(shelfOf(library)),
    'packs.inspect': async ({ from }) => {
      const place = await dialogs.openFrom(from)
      if (place === null) return refused('cancelled', 'app.cancelled')
      const inspected = await inspect(library, place)
      open = inspected.plan
      return done(inspected.shown)
    },
    'packs.install': ({ plan }) => {
      if (open?.plan !== plan) return refused('unknown', 'packs.noPlan')
      const { pack, raw } = open
      open = null
      const own = ownOf(library, pack)
      return told(own ? own.join(raw.files) : library.add(pack, contentsOf(raw)))
    },
    'packs.setOn': ({ pack, on }) => told(library.setOn(pack, on)),
    'packs.move': ({ pack, by }) => told(library.move(pack, by)),
    'packs.remove': ({ pack }) => told(library.remove(pack)),
    'packs.forget': ({ game, ...part }) => {
      const packs = library.named(game)
      return packs ? told(packs.forget(part)) : strange(game)
    },
    'packs.exportOwn': async ({ game }) => {
      const packs = library.named(game)
      if (!packs?.own) return strange(game)
      const file = await dialogs.saveTo(`${packs.own}${PACK_ENDING}`)
      if (file === null) return refused('cancelled', 'app.cancelled')
      try {
        replaceFile(file, zipped(asFiles(packs.ownFiles)))
        return done({ file })
      } catch (error) {
        return troubleOf(error)
      }
    }
  } satisfies Partial<Handlers>
}

const strange = (game = '') => refused('unknown', 'table.noSuchGame', { game })

/** The game whose own pack this is, if it is one: what another table has told joins what this one has. */
const ownOf = (library: PackLibrary, { manifest }: CheckedPack): GameLibrary | undefined =>
  library.all.find(({ own }) => own === manifest.id)

const contentsOf = ({ files, pictures }: RawPack): ReadonlyMap<string, string | Buffer> =>
  new Map<string, string | Buffer>([...asFiles(files), ...pictures])

interface Inspected {
  readonly plan: Plan | null
  readonly shown: PackPlan
}

/** Everything that is wrong with it, all at once; only what nothing is wrong with can be added. */
async function inspect(library: PackLibrary, place: string): Promise<Inspected> {
  const file = basename(place)
  const none = { plan: null, file, pack: null, here: 'nothing' as const, warnings: [] }
  const read = await readPack(place)
  const loaded = read.ok ? library.load(read.pack.files) : read
  if (!read.ok || !loaded.ok)
    return { plan: null, shown: { ...none, problems: findings(loaded.ok ? [] : loaded.problems) } }
  const { pack } = loaded
  const isOurs = ({ pack: of }: PackProblem): boolean => of === pack.manifest.id
  const linking = library.trying(pack)
  const problems = [
    ...(linking.ok ? [] : linking.problems),
    ...(library.isShipped(pack.manifest.id) ? [shippedName(pack)] : [])
  ]
  const isFit = problems.length === 0
  const plan: Plan | null = isFit ? { plan: randomBytes(8).toString('hex'), pack, raw: read.pack } : null
  return {
    plan,
    shown: {
      plan: plan?.plan ?? null,
      file,
      pack: factsOf(pack),
      here: hereOf(library, pack),
      problems: findings(problems),
      warnings: findings(linking.warnings.filter(isOurs))
    }
  }
}

const shippedName = ({ manifest: { id } }: CheckedPack): PackProblem => ({
  pack: id,
  file: 'pack.json',
  path: ['id'],
  words: { key: 'packs.shippedName', args: { pack: id } }
})

function hereOf(library: PackLibrary, { manifest, hash }: CheckedPack): PackPlan['here'] {
  if (library.all.some(({ own }) => own === manifest.id)) return 'own'
  const stock = library.packs.find(({ listed }) => listed.pack === manifest.id)?.stock
  if (!stock?.ok) return 'nothing'
  const order = byVersion(stock.pack.manifest.version, manifest.version)
  if (order === 0) return stock.pack.hash === hash ? 'same' : 'older'
  return order < 0 ? 'older' : 'newer'
}

function byVersion(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  return (a ?? []).map((part, n) => part - (b?.[n] ?? 0)).find((part) => part !== 0) ?? 0
}

const findings = (problems: readonly PackProblem[]): PackPlan['problems'] =>
  problems.slice(0, MOST_FINDINGS).map(({ file, path, words, suggestion }) => ({
    where: [file, pathText(path)]
      .filter((part) => part !== '')
      .join(' › ')
      .slice(0, 1000),
    why: words,
    meant: suggestion ?? null
  }))

const shelfOf = (library: PackLibrary): PackShelf => ({
  packs: library.packs.map((entry) => ({
    ...(entry.stock.ok ? factsOf(entry.stock.pack) : unreadable(entry)),
    game: entry.game,
    from: fromOf(library, entry),
    on: entry.listed.on,
    problems: entry.stock.ok ? [] : findings(entry.stock.problems)
  })),
  own: library.all.flatMap(({ game, ownParts }) => ownParts.map((part) => ({ game, ...part })))
})

const fromOf = (
  library: PackLibrary,
  { listed: { pack }, isShipped }: PackEntry
): PackShelf['packs'][number]['from'] => {
  if (library.all.some(({ own }) => own === pack)) return 'own'
  return library.games.some(({ needed }) => needed === pack) ? 'needed' : isShipped ? 'app' : 'added'
}

const unreadable = ({ listed: { pack } }: PackEntry): ReturnType<typeof factsOf> => ({
  pack,
  name: pack,
  version: '',
  about: '',
  authors: [],
  licence: '',
  needs: [],
  brings: []
})

const factsOf = ({ manifest, records, patches }: CheckedPack) => ({
  pack: manifest.id,
  name: manifest.name,
  version: manifest.version,
  about: manifest.about ?? '',
  authors: [...manifest.authors],
  licence: manifest.licence ?? '',
  needs: [...manifest.needs],
  brings: [
    // What is made of a record is not counted beside it.
    ...Object.entries(records).map(([kind, all]) => ({ kind, count: all.filter(({ isMade }) => !isMade).length })),
    { kind: 'patch', count: patches.length }
  ].filter(({ count }) => count > 0)
})
