// Files → a checked pack: every file read, every record checked by itself, everything wrong said at once.
import type { Json } from '../kernel/ids'
import { words } from '../messages/words'
import { check, nearest } from '../schema'
import type { Path, Problem, Schema } from '../schema'
import { digestOf } from './digest'
import { manifest, patch, wordList } from './pack'
import type { AnyRecord, CheckedPack, Manifest, PackFiles, Patch, RecordKinds, Sourced, WordList } from './pack'
import type { PackProblem } from './problem'

export type Loaded<R = { readonly [kind: string]: AnyRecord }> =
  | { readonly ok: true; readonly pack: CheckedPack<R> }
  | { readonly ok: false; readonly problems: readonly PackProblem[] }

const otherFolders = ['patches', 'words']
const languageName = /^[a-z]{2,3}(-[A-Z]{2})?$/

interface Loading {
  readonly kinds: RecordKinds
  readonly kindOfFolder: ReadonlyMap<string, string>
  readonly pack: string
  readonly problems: PackProblem[]
  readonly records: Record<string, Sourced<AnyRecord>[]>
  readonly patches: Sourced<Patch>[]
  readonly words: Record<string, WordList>
  readonly raw: { readonly name: string; readonly written: Json }[]
}

/** `R` is what the schemas of `kinds` make of their records. */
export function loadPack<R>(kinds: RecordKinds, files: PackFiles): Loaded<R> {
  const head = readManifest(files)
  const loading = start(kinds, head.manifest?.id ?? '?')
  loading.problems.push(...head.problems)
  for (const file of Object.keys(files).sort()) {
    const content = files[file]
    if (file !== 'pack.json' && content !== undefined) readFile(loading, file, content)
  }
  addMade(loading, head.manifest?.language ?? 'en')
  findTwins(loading)
  if (!head.manifest || loading.problems.length > 0) return { ok: false, problems: loading.problems }
  return { ok: true, pack: finished<R>(loading, head.manifest) }
}

const start = (kinds: RecordKinds, pack: string): Loading => ({
  kinds,
  kindOfFolder: new Map(Object.entries(kinds.folders).map(([kind, folder]) => [folder, kind])),
  pack,
  problems: [],
  records: Object.fromEntries(Object.keys(kinds.schemas).map((kind) => [kind, []])),
  patches: [],
  words: {},
  raw: []
})

function readManifest(files: PackFiles): { manifest?: Manifest; problems: readonly PackProblem[] } {
  const written = files['pack.json']
  const about = { pack: '?', file: 'pack.json' }
  if (written === undefined) return { problems: [{ ...about, path: [], words: words('pack.no-manifest') }] }
  const checked = check(manifest, written)
  if (checked.ok) return { manifest: checked.value, problems: [] }
  return { problems: checked.problems.map((problem) => ({ ...about, ...problem })) }
}

function readFile(loading: Loading, file: string, content: Json): void {
  const [folder = '', name = ''] = file.split('/')
  const kind = loading.kindOfFolder.get(folder)
  if (kind !== undefined && file.endsWith('.json')) return readRecords(loading, file, kind, content)
  if (folder === 'patches') return readPatches(loading, file, content)
  if (folder === 'words' && languageName.test(name.replace(/\.json$/, ''))) {
    return readWords(loading, file, name.replace(/\.json$/, ''), content)
  }
  const known = [...loading.kindOfFolder.keys(), ...otherFolders]
  complain(loading, file, { path: [], words: words('pack.unknown-file', { file }), ...meant(folder, known) })
}

function readRecords(loading: Loading, file: string, kind: string, content: Json): void {
  for (const { written, path } of oneOrMany(content)) {
    const schema = loading.kinds.schemas[kind]
    const record = schema && valid(loading, file, path, schema, written)
    if (record === undefined) continue
    loading.records[kind]?.push({ file, path, record })
    loading.raw.push({ name: `${kind}.${record.id}`, written })
  }
}

function readPatches(loading: Loading, file: string, content: Json): void {
  for (const { written, path } of oneOrMany(content)) {
    const record = valid(loading, file, path, patch, written)
    if (record === undefined) continue
    loading.patches.push({ file, path, record })
    loading.raw.push({ name: `patch.${file}.${path.join('.')}`, written })
  }
}

function readWords(loading: Loading, file: string, language: string, content: Json): void {
  const list = valid(loading, file, [], wordList, content)
  if (list === undefined) return
  for (const key of Object.keys(list)) {
    const [kind = '', id = ''] = key.split('.')
    const known = [...Object.keys(loading.kinds.schemas), ...(loading.kinds.parts ?? [])]
    if (id !== '' && known.includes(kind)) continue
    complain(loading, file, { path: [key], words: words('pack.unknown-words', { key }), ...meant(kind, known) })
  }
  loading.words[language] = list
}

function valid<T>(loading: Loading, file: string, path: Path, schema: Schema<T>, written: Json): T | undefined {
  const result = check(schema, written)
  if (result.ok) return result.value
  for (const problem of result.problems) complain(loading, file, { ...problem, path: [...path, ...problem.path] })
  return undefined
}

/** What is made of a record stands where that stands. */
function addMade(loading: Loading, language: string): void {
  const { kinds, records } = loading
  const read = Object.fromEntries(
    Object.entries(records).map(([kind, list]) => [kind, list.map(({ record }) => record)])
  )
  for (const { of, records: written, words: said } of kinds.made?.(read) ?? []) {
    const { file = '', path = [] } = records[of.kind]?.find(({ record }) => record.id === of.id) ?? {}
    for (const { kind, record } of written) {
      const schema = kinds.schemas[kind]
      const made = schema && valid(loading, file, path, schema, record)
      if (made) records[kind]?.push({ file, path, record: made, isMade: true })
    }
    loading.words[language] = { ...said, ...loading.words[language] }
  }
}

function oneOrMany(content: Json): readonly { readonly written: Json; readonly path: Path }[] {
  if (!Array.isArray(content)) return [{ written: content, path: [] }]
  return content.map((written: Json, index) => ({ written, path: [index] }))
}

function findTwins(loading: Loading): void {
  for (const [kind, records] of Object.entries(loading.records)) {
    const seen = new Map<string, string>()
    for (const { file, path, record } of records) {
      const first = seen.get(record.id)
      if (first !== undefined) {
        complain(loading, file, {
          path: [...path, 'id'],
          words: words('pack.twice', { kind, id: record.id, file: first })
        })
      }
      seen.set(record.id, first ?? file)
    }
  }
}

function complain(loading: Loading, file: string, problem: Problem): void {
  loading.problems.push({ pack: loading.pack, file, ...problem })
}

function meant(given: string, known: Iterable<string>): { suggestion?: string } {
  const suggestion = nearest(given, known)
  return suggestion === undefined ? {} : { suggestion }
}

// Words and looks may change without touching a game in progress, so the digest leaves them out.
function finished<R>(loading: Loading, head: Manifest): CheckedPack<R> {
  const { looks } = loading.kinds
  const rules = loading.raw.filter(({ name }) => !looks.some((kind) => name.startsWith(`${kind}.`)))
  rules.sort((one, other) => (one.name < other.name ? -1 : 1))
  return {
    manifest: head,
    hash: digestOf([head.id, ...rules.flatMap(({ name, written }) => [name, written])]),
    // Each list was filled by the schema of its own kind.
    records: loading.records as unknown as CheckedPack<R>['records'],
    patches: loading.patches,
    words: loading.words
  }
}
