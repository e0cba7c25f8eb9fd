// Examples out of the packs that come with the app: real ones, for whatever a schema has none of its own.
import type { Json } from '../../../engine/kernel/ids'
import { walk, type AnySchema } from '../../../engine/schema'
import type { GamePacks } from '../gamePacks'

type Fields = { readonly [field: string]: Json }
type Shipped = Pick<GamePacks, 'kinds' | 'shipped'>

/** So many records show nearly every field of their kind. */
const MOST = 4

export class Examples {
  private readonly records: ReadonlyMap<string, readonly Fields[]>
  private readonly words = new Map<string, Json>()

  constructor({ kinds: { schemas, folders }, shipped }: Shipped) {
    this.records = new Map(Object.keys(schemas).map((kind) => [kind, recordsIn(shipped, folders[kind] ?? kind)]))
    for (const [kind, schema] of Object.entries(schemas))
      for (const record of this.all(kind)) walk(schema, record, ({ schema: of, value }) => this.note(of, value as Json))
  }

  /** Few records that have as many fields of their kind as can be, the shortest of those. */
  recordsOf(kind: string): readonly Fields[] {
    const missing = new Set(this.all(kind).flatMap((record) => Object.keys(record)))
    const shown: Fields[] = []
    while (missing.size > 0 && shown.length < MOST) {
      const gain = (record: Fields): number => Object.keys(record).filter((field) => missing.has(field)).length
      const [best] = this.all(kind).toSorted((a, b) => gain(b) - gain(a) || size(a) - size(b))
      if (!best) break
      shown.push(best)
      for (const field of Object.keys(best)) missing.delete(field)
    }
    return shown
  }

  /** The shortest that is written where something of this name is wanted; `branch` of what is told apart by a tag. */
  wordOf(name: string, branch?: string): Json | undefined {
    return this.words.get(keyOf(name, branch))
  }

  /** The least that could be written there, with names that are: for what no shipped pack uses. */
  least(schema: AnySchema): Json {
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
        return node.of === undefined ? 'a-name' : String(this.all(node.of)[0]?.['id'] ?? 'a-name')
      case 'list':
        return [this.least(node.of)]
      case 'tuple':
        return node.items.map((item) => this.least(item))
      case 'record':
        return { [String(this.least(node.key))]: this.least(node.of) }
      case 'shape':
        return Object.fromEntries(Object.entries(node.required).map(([name, field]) => [name, this.least(field)]))
      case 'tagged':
        return this.leastBranch(node.tag, Object.entries(node.branches)[0])
      case 'byType':
        return this.least(Object.values(node.branches).findLast((one) => one !== undefined) ?? schema)
      case 'lazy':
        return this.least(node.get())
      default:
        return 'words'
    }
  }

  leastBranch(tag: string, branch: readonly [name: string, of: AnySchema] | undefined): Json {
    const [name = '', of] = branch ?? []
    const fields = of ? this.least(of) : {}
    return { [tag]: name, ...(isFields(fields) ? fields : {}) }
  }

  private all(kind: string): readonly Fields[] {
    return this.records.get(kind) ?? []
  }

  private note({ node, notes }: AnySchema, value: Json): void {
    if (notes.name === undefined) return
    const tag = node.kind === 'tagged' && isFields(value) ? value[node.tag] : undefined
    const key = keyOf(notes.name, typeof tag === 'string' ? tag : undefined)
    const before = this.words.get(key)
    if (before === undefined || size(value) < size(before)) this.words.set(key, value)
  }
}

const recordsIn = (shipped: GamePacks['shipped'], folder: string): readonly Fields[] =>
  [...shipped.values()].flatMap((files) =>
    Object.entries(files)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .flatMap(([, content]) => (Array.isArray(content) ? (content as Fields[]) : [content as Fields]))
  )

const keyOf = (name: string, branch?: string): string => `${name} ${branch ?? ''}`
const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const size = (value: Json): number => JSON.stringify(value).length
