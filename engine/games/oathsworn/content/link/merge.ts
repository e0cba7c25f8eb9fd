// Several packs laid over one another in the order given: extend, override, patch.
import { check } from '../../../../schema'
import type { AnySchema } from '../../../../schema'
import { words } from '../../../../messages/words'
import { nearest } from '../../../../schema'
import { allKinds, recordSchemas } from '../kinds'
import type { AnyRecord, Kind } from '../kinds'
import type { ContentPack, Patch, Sourced, WordList } from '../pack'
import { at, noFindings } from './problems'
import type { Findings, Origin } from './problems'

export interface Merged {
  readonly record: AnyRecord
  readonly origin: Origin
}

export interface Merging {
  readonly found: Findings
  readonly records: ReadonlyMap<Kind, Map<string, Merged>>
}

export function merge(packs: readonly ContentPack[]): Merging {
  const merging: Merging = { found: noFindings(), records: new Map(allKinds.map((kind) => [kind, new Map()])) }
  const linked = new Set<string>()
  for (const pack of packs) {
    needsMet(merging, pack, linked)
    overridesMet(merging, pack)
    for (const kind of allKinds) for (const one of pack.records[kind]) lay(merging, pack, kind, one)
    for (const one of pack.patches) mend(merging, pack, one)
    linked.add(pack.manifest.id)
  }
  return merging
}

export function mergedWords(packs: readonly ContentPack[]): { readonly [language: string]: WordList } {
  const all: Record<string, WordList> = {}
  for (const pack of packs)
    for (const [language, list] of Object.entries(pack.words)) all[language] = { ...all[language], ...list }
  return all
}

function needsMet({ found }: Merging, pack: ContentPack, linked: ReadonlySet<string>): void {
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

function overridesMet({ found, records }: Merging, pack: ContentPack): void {
  pack.manifest.overrides.forEach(({ kind, id }, index) => {
    if (mapOf(records, kind)?.has(id)) return
    found.problems.push(
      at(
        headOf(pack),
        ['overrides', index],
        words('link.overrides-nothing', { kind, id }),
        nearest(id, mapOf(records, kind)?.keys() ?? [])
      )
    )
  })
}

function lay({ found, records }: Merging, pack: ContentPack, kind: Kind, one: Sourced<AnyRecord>): void {
  const origin = originOf(pack, one)
  const known = records.get(kind)
  const before = known?.get(one.record.id)
  const mayReplace = pack.manifest.overrides.some((over) => over.kind === kind && over.id === one.record.id)
  if (before && !mayReplace) {
    const args = { kind, id: one.record.id, pack: before.origin.pack }
    found.problems.push(at(origin, ['id'], words('link.taken', args)))
  } else known?.set(one.record.id, { record: one.record, origin })
}

function mend({ found, records }: Merging, pack: ContentPack, one: Sourced<Patch>): void {
  const origin = originOf(pack, one)
  const { kind, id, set } = one.record
  const known = mapOf(records, kind)
  const before = known?.get(id)
  if (!isKind(kind) || !known || !before) {
    found.problems.push(
      at(origin, ['id'], words('link.patches-nothing', { kind, id }), nearest(id, known?.keys() ?? []))
    )
    return
  }
  const schema: AnySchema = recordSchemas[kind]
  const mended = check(schema, { ...before.record, ...set, id })
  // The schema of the kind has just been satisfied.
  if (mended.ok) known.set(id, { record: mended.value as AnyRecord, origin: before.origin })
  else
    for (const problem of mended.problems)
      found.problems.push(at(origin, ['set', ...problem.path], problem.words, problem.suggestion))
}

const isKind = (name: string): name is Kind => allKinds.some((kind) => kind === name)
const mapOf = (records: Merging['records'], kind: string) => (isKind(kind) ? records.get(kind) : undefined)
const headOf = (pack: ContentPack): Origin => ({ pack: pack.manifest.id, file: 'pack.json', path: [] })
const originOf = (pack: ContentPack, { file, path }: Sourced<unknown>): Origin => ({
  pack: pack.manifest.id,
  file,
  path
})
