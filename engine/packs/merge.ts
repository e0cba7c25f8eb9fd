// Several packs laid over one another in the order given: extend, override, patch.
import { words } from '../messages/words'
import { check, nearest } from '../schema'
import type { AnyRecord, CheckedPack, LinkedContent, Patch, RecordKinds, RecordMaps, Sourced, WordList } from './pack'
import { at, noFindings } from './problem'
import type { Findings, Origin } from './problem'

export interface Merged {
  readonly record: AnyRecord
  readonly origin: Origin
}

export interface Merging {
  readonly kinds: RecordKinds
  readonly found: Findings
  readonly records: ReadonlyMap<string, Map<string, Merged>>
}

export function merge(kinds: RecordKinds, packs: readonly CheckedPack[]): Merging {
  const records = new Map(Object.keys(kinds.schemas).map((kind) => [kind, new Map<string, Merged>()]))
  const merging: Merging = { kinds, found: noFindings(), records }
  const linked = new Set<string>()
  for (const pack of packs) {
    needsMet(merging, pack, linked)
    overridesMet(merging, pack)
    for (const kind of records.keys()) for (const one of pack.records[kind] ?? []) lay(merging, pack, kind, one)
    for (const one of pack.patches) mend(merging, pack, one)
    linked.add(pack.manifest.id)
  }
  return merging
}

/** The records of each kind, by their names. `R` is what the schemas of the kinds make of them. */
export function recordsOf<R>({ records }: Merging): RecordMaps<R> {
  const only = (known: ReadonlyMap<string, Merged>) => new Map([...known].map(([id, { record }]) => [id, record]))
  // Each map was filled with the records of its own kind.
  return Object.fromEntries([...records].map(([kind, known]) => [kind, only(known)])) as unknown as RecordMaps<R>
}

/** What linked content says of itself. */
export const factsOf = (packs: readonly CheckedPack[]): LinkedContent => ({
  packs: packs.map(({ manifest: { id, version, name }, hash }) => ({ id, version, name, hash })),
  words: mergedWords(packs)
})

function mergedWords(packs: readonly CheckedPack[]): LinkedContent['words'] {
  const all: Record<string, WordList> = {}
  for (const pack of packs)
    for (const [language, list] of Object.entries(pack.words)) all[language] = { ...all[language], ...list }
  return all
}

function needsMet({ found }: Merging, pack: CheckedPack, linked: ReadonlySet<string>): void {
  const origin = headOf(pack)
  if (linked.has(pack.manifest.id))
    found.problems.push(at(origin, ['id'], words('link.pack-twice', { pack: pack.manifest.id })))
  pack.manifest.needs.forEach((need, index) => {
    if (!linked.has(need))
      found.problems.push(
        at(origin, ['needs', index], words('link.pack-missing', { pack: need }), nearest(need, linked))
      )
  })
}

function overridesMet({ found, records }: Merging, pack: CheckedPack): void {
  pack.manifest.overrides.forEach(({ kind, id }, index) => {
    const known = records.get(kind)
    if (known?.has(id)) return
    found.problems.push(
      at(
        headOf(pack),
        ['overrides', index],
        words('link.overrides-nothing', { kind, id }),
        nearest(id, known?.keys() ?? [])
      )
    )
  })
}

function lay({ found, records }: Merging, pack: CheckedPack, kind: string, one: Sourced<AnyRecord>): void {
  const origin = originOf(pack, one)
  const known = records.get(kind)
  const before = known?.get(one.record.id)
  const mayReplace = pack.manifest.overrides.some((over) => over.kind === kind && over.id === one.record.id)
  if (before && !mayReplace) {
    const args = { kind, id: one.record.id, pack: before.origin.pack }
    found.problems.push(at(origin, ['id'], words('link.taken', args)))
  } else known?.set(one.record.id, { record: one.record, origin })
}

function mend({ kinds, found, records }: Merging, pack: CheckedPack, one: Sourced<Patch>): void {
  const origin = originOf(pack, one)
  const { kind, id, set } = one.record
  const [known, schema] = [records.get(kind), kinds.schemas[kind]]
  const before = known?.get(id)
  if (!schema || !known || !before) {
    found.problems.push(
      at(origin, ['id'], words('link.patches-nothing', { kind, id }), nearest(id, known?.keys() ?? []))
    )
    return
  }
  const mended = check(schema, { ...before.record, ...set, id })
  if (mended.ok) known.set(id, { record: mended.value, origin: before.origin })
  else
    for (const problem of mended.problems)
      found.problems.push(at(origin, ['set', ...problem.path], problem.words, problem.suggestion))
}

const headOf = (pack: CheckedPack): Origin => ({ pack: pack.manifest.id, file: 'pack.json', path: [] })
const originOf = (pack: CheckedPack, { file, path }: Sourced<unknown>): Origin => ({
  pack: pack.manifest.id,
  file,
  path
})
