import { check, pathText, walk } from '../../../schema'
import type { Json } from '../../../kernel/ids'
import { words, type Words } from '../../../messages/words'
import { findMistakes } from './mistakes'
import { kinds, schemas, type Kind, type RecordOf } from './kinds'

/** Parsed JSON by path: one pack laid over the other. */
export interface PackFiles {
  readonly [path: string]: Json
}

export interface PackProblem {
  readonly file: string
  readonly path: string
  readonly words: Words
}

/** All records by kind and id, and where each stands. */
export type Content = { readonly [K in Kind]: ReadonlyMap<string, RecordOf<K>> } & {
  readonly files: ReadonlyMap<string, string>
}

export type Linked =
  { readonly ok: true; readonly content: Content } | { readonly ok: false; readonly problems: readonly PackProblem[] }

/** Checks every record by itself, then what they say of each other. A later pack replaces records of the same name. */
export function linkPacks(packs: readonly PackFiles[]): Linked {
  const content = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, unknown>()]))
  const files = new Map<string, string>()
  const problems: PackProblem[] = []
  for (const pack of packs)
    for (const [file, json] of Object.entries(pack)) {
      const kind = kinds.find((one) => file.startsWith(`${one}/`))
      if (kind) readRecords(kind, file, json, { into: content[kind] as Map<string, unknown>, files, problems })
    }
  if (problems.length > 0) return { ok: false, problems }
  // Every record was checked by the schema of its kind.
  const linked = { ...content, files } as unknown as Content
  const found = [...strangers(linked), ...findMistakes(linked)]
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, content: linked }
}

interface Reading {
  readonly into: Map<string, unknown>
  readonly files: Map<string, string>
  readonly problems: PackProblem[]
}

function readRecords(kind: Kind, file: string, json: Json, { into, files, problems }: Reading): void {
  for (const [at, one] of (Array.isArray(json) ? json : [json]).entries()) {
    const checked = check<unknown>(schemas[kind], one)
    if (!checked.ok) {
      for (const { path, words: said } of checked.problems)
        problems.push({ file, path: pathText([at, ...path]), words: said })
      continue
    }
    const { id } = checked.value as { readonly id: string }
    if (files.get(`${kind}/${id}`) === file) problems.push({ file, path: id, words: words('fates.pack.twice', { id }) })
    files.set(`${kind}/${id}`, file)
    into.set(id, checked.value)
  }
}

const kindOfId: { readonly [of: string]: Kind } = { enemy: 'enemies', encounter: 'encounters' }

/** Names of records that are not there. */
function strangers(content: Content): PackProblem[] {
  const problems: PackProblem[] = []
  for (const kind of kinds)
    for (const [id, one] of content[kind])
      walk(schemas[kind], one, ({ schema: { node }, value, path }) => {
        const of = node.kind === 'id' && node.of !== undefined ? kindOfId[node.of] : undefined
        if (of && !content[of].has(String(value)))
          problems.push(
            problemAt(content, kind, id, pathText(path), words('fates.pack.stranger', { id: String(value) }))
          )
      })
  return problems
}

export const problemAt = (content: Content, kind: Kind, id: string, path: string, said: Words): PackProblem => ({
  file: content.files.get(`${kind}/${id}`) ?? kind,
  path: path === '' ? id : `${id}.${path}`,
  words: said
})
