// Files → a checked pack: every file read, every record checked by itself, everything wrong said at once.
import type { Json } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import { check, nearest } from '../../../schema'
import type { AnySchema, Path, Problem, Schema } from '../../../schema'
import { digestOf } from './digest'
import { allKinds, folders, recordSchemas } from './kinds'
import type { AnyRecord, Kind } from './kinds'
import { manifest, patch, wordList } from './pack'
import type { ContentPack, Manifest, PackFiles, PackProblem, Patch, Sourced, WordList } from './pack'

export type Loaded =
  { readonly ok: true; readonly pack: ContentPack } | { readonly ok: false; readonly problems: readonly PackProblem[] }

const kindOfFolder = new Map(allKinds.map((kind) => [folders[kind], kind]))
const otherFolders = ['patches', 'words']
const languageName = /^[a-z]{2,3}(-[A-Z]{2})?$/

interface Loading {
  readonly pack: string
  readonly problems: PackProblem[]
  readonly records: Record<Kind, Sourced<AnyRecord>[]>
  readonly patches: Sourced<Patch>[]
  readonly words: Record<string, WordList>
  readonly raw: { readonly name: string; readonly written: Json }[]
}

export function loadPack(files: PackFiles): Loaded {
  const head = readManifest(files)
  const loading = start(head.manifest?.id ?? '?')
  loading.problems.push(...head.problems)
  for (const file of Object.keys(files).sort()) {
    const content = files[file]
    if (file !== 'pack.json' && content !== undefined) readFile(loading, file, content)
  }
  findTwins(loading)
  if (!head.manifest || loading.problems.length > 0) return { ok: false, problems: loading.problems }
  return { ok: true, pack: finished(loading, head.manifest) }
}

function start(pack: string): Loading {
  const none: Record<string, Sourced<AnyRecord>[]> = {}
  for (const kind of allKinds) none[kind] = []
  // Every kind was just given its empty list.
  return { pack, problems: [], records: none as Loading['records'], patches: [], words: {}, raw: [] }
}

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
  const kind = kindOfFolder.get(folder)
  if (kind && file.endsWith('.json')) return readRecords(loading, file, kind, content)
  if (folder === 'patches') return readPatches(loading, file, content)
  if (folder === 'words' && languageName.test(name.replace(/\.json$/, ''))) {
    return readWords(loading, file, name.replace(/\.json$/, ''), content)
  }
  const known = [...kindOfFolder.keys(), ...otherFolders]
  complain(loading, file, { path: [], words: words('pack.unknown-file', { file }), ...meant(folder, known) })
}

function readRecords(loading: Loading, file: string, kind: Kind, content: Json): void {
  for (const { written, path } of oneOrMany(content)) {
    const schema: AnySchema = recordSchemas[kind]
    const record = valid(loading, file, path, schema, written)
    if (record === undefined) continue
    // `recordSchemas[kind]` is the schema of this kind; the compiler cannot follow the index.
    loading.records[kind].push({ file, path, record: record as AnyRecord })
    loading.raw.push({ name: `${kind}.${(record as AnyRecord).id}`, written })
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
    if (id !== '' && allKinds.some((known) => known === kind)) continue
    complain(loading, file, { path: [key], words: words('pack.unknown-words', { key }), ...meant(kind, allKinds) })
  }
  loading.words[language] = list
}

function valid<T>(loading: Loading, file: string, path: Path, schema: Schema<T>, written: Json): T | undefined {
  const result = check(schema, written)
  if (result.ok) return result.value
  for (const problem of result.problems) complain(loading, file, { ...problem, path: [...path, ...problem.path] })
  return undefined
}

function oneOrMany(content: Json): readonly { readonly written: Json; readonly path: Path }[] {
  if (!Array.isArray(content)) return [{ written: content, path: [] }]
  return content.map((written: Json, index) => ({ written, path: [index] }))
}

function findTwins(loading: Loading): void {
  for (const kind of allKinds) {
    const seen = new Map<string, string>()
    for (const { file, path, record } of loading.records[kind]) {
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
function finished(loading: Loading, head: Manifest): ContentPack {
  const rules = loading.raw.filter(({ name }) => !name.startsWith('figure.'))
  rules.sort((one, other) => (one.name < other.name ? -1 : 1))
  return {
    manifest: head,
    hash: digestOf([head.id, ...rules.flatMap(({ name, written }) => [name, written])]),
    // Each list was filled from the schema of its own kind.
    records: loading.records as unknown as ContentPack['records'],
    patches: loading.patches,
    words: loading.words
  }
}
