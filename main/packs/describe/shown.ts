// Examples out of the packs that come with the app: real ones, for whatever a schema has none of its own.
import type { Json } from '../../../engine/kernel/ids'
import { walk, type AnySchema } from '../../../engine/schema'
import { allKinds, folders, recordSchemas, type Kind } from '../../../engine/games/oathsworn/content'
import { shippedPacks } from '../shipped'

type Fields = { readonly [field: string]: Json }

/** So many records show nearly every field of their kind. */
const MOST = 4

/** Few records that have as many fields of their kind as can be, the shortest of those. */
export function recordsShown(kind: Kind): readonly Fields[] {
  const missing = new Set(all(kind).flatMap((record) => Object.keys(record)))
  const shown: Fields[] = []
  while (missing.size > 0 && shown.length < MOST) {
    const gain = (record: Fields): number => Object.keys(record).filter((field) => missing.has(field)).length
    const [best] = all(kind).sort((a, b) => gain(b) - gain(a) || size(a) - size(b))
    if (!best) break
    shown.push(best)
    for (const field of Object.keys(best)) missing.delete(field)
  }
  return shown
}

/** The shortest that is written where something of this name is wanted; `branch` of what is told apart by a tag. */
export const wordShown = (name: string, branch?: string): Json | undefined => words().get(keyOf(name, branch))

const keyOf = (name: string, branch?: string): string => `${name} ${branch ?? ''}`

let known: Map<string, Json> | undefined

function words(): ReadonlyMap<string, Json> {
  if (known) return known
  known = new Map()
  for (const kind of allKinds)
    for (const record of all(kind))
      walk(recordSchemas[kind] as AnySchema, record, ({ schema, value }) => note(schema, value as Json))
  return known
}

function note({ node, notes }: AnySchema, value: Json): void {
  if (notes.name === undefined || !known) return
  const tag = node.kind === 'tagged' && isFields(value) ? value[node.tag] : undefined
  const key = keyOf(notes.name, typeof tag === 'string' ? tag : undefined)
  const before = known.get(key)
  if (before === undefined || size(value) < size(before)) known.set(key, value)
}

const records = new Map<Kind, Fields[]>()

function all(kind: Kind): Fields[] {
  const before = records.get(kind)
  if (before) return before
  const found = [...shippedPacks.values()].flatMap((files) =>
    Object.entries(files)
      .filter(([file]) => file.startsWith(`${folders[kind]}/`))
      .flatMap(([, content]) => (Array.isArray(content) ? (content as Fields[]) : [content as Fields]))
  )
  records.set(kind, found)
  return found
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const size = (value: Json): number => JSON.stringify(value).length

/** The least that could be written there, with names that are: for what no shipped pack uses. */
export function leastWritten(schema: AnySchema): Json {
  const { node, notes } = schema
  const [example] = notes.examples
  if (example !== undefined) return example
  switch (node.kind) {
    case 'integer':
    case 'number':
      return Math.max(node.min, Math.min(1, node.max))
    case 'flag':
      return true
    case 'oneOf':
      return node.values[0] ?? null
    case 'id':
      return node.of === undefined ? 'a-name' : String(all(node.of as Kind)[0]?.['id'] ?? 'a-name')
    case 'list':
      return [leastWritten(node.of)]
    case 'tuple':
      return node.items.map(leastWritten)
    case 'record':
      return { [String(leastWritten(node.key))]: leastWritten(node.of) }
    case 'shape':
      return Object.fromEntries(Object.entries(node.required).map(([name, field]) => [name, leastWritten(field)]))
    case 'tagged':
      return leastBranch(node.tag, Object.entries(node.branches)[0])
    case 'byType':
      return leastWritten(Object.values(node.branches).findLast((one) => one !== undefined) ?? schema)
    case 'lazy':
      return leastWritten(node.get())
    default:
      return 'words'
  }
}

export function leastBranch(tag: string, branch: readonly [name: string, of: AnySchema] | undefined): Json {
  const [name = '', of] = branch ?? []
  const fields = of ? leastWritten(of) : {}
  return { [tag]: name, ...(isFields(fields) ? fields : {}) }
}
