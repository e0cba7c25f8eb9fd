// The border for everything that comes from outside: files, other windows, other people's packs.
// It reads each value once, builds a fresh one, and says everything that is wrong at once.
import { json } from './build'
import { isId, readOneOf, readText, readWithin, complainOfTwins } from './leaves'
import { nearest } from './nearest'
import type { Problem } from './problem'
import { complain, forbiddenNames, isObject, isPlain, listed, shown, typeOf } from './reader'
import type { ReadLimits, Reader } from './reader'
import type { AnySchema, Node, Schema, ShapeNode } from './schema'

export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] }

const anyJson = json()
export const usualLimits: ReadLimits = { depth: 64, values: 1_000_000, problems: 1000 }

export function check<T>(schema: Schema<T>, value: unknown, limits: ReadLimits = usualLimits): Checked<T> {
  const reader: Reader = { limits, path: [], problems: [], left: limits.values }
  const fresh = read(reader, schema, value)
  // The one cast: `read` built exactly what the schema describes, or left a problem.
  return reader.problems.length === 0 ? { ok: true, value: fresh as T } : { ok: false, problems: reader.problems }
}

function read(reader: Reader, schema: AnySchema, value: unknown): unknown {
  reader.left -= 1
  if (reader.left < 0)
    return reader.left === -1 ? complain(reader, 'schema.too-big', { most: reader.limits.values }) : undefined
  if (reader.path.length > reader.limits.depth)
    return complain(reader, 'schema.too-deep', { most: reader.limits.depth })
  return readNode(reader, schema.node, value)
}

function readNode(reader: Reader, node: Node, value: unknown): unknown {
  switch (node.kind) {
    case 'text':
      return readText(reader, node, value)
    case 'integer':
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return complain(reader, 'schema.not-integer')
      return readWithin(reader, node, value)
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return complain(reader, 'schema.not-number')
      return readWithin(reader, node, value)
    case 'flag':
      return typeof value === 'boolean' ? value : complain(reader, 'schema.not-flag')
    case 'oneOf':
      return readOneOf(reader, node.values, value)
    case 'id':
      return typeof value === 'string' && isId(value)
        ? value
        : complain(reader, 'schema.not-id', { given: shown(value) })
    case 'json':
      return readJson(reader, value)
    case 'list':
      return readList(reader, node, value)
    case 'tuple':
      return readTuple(reader, node.items, value)
    case 'record':
      return readRecord(reader, node, value)
    case 'shape':
      return readShape(reader, node, value, undefined)
    case 'tagged':
      return readTagged(reader, node, value)
    case 'byType':
      return readByType(reader, node, value)
    case 'lazy':
      return readNode(reader, node.get().node, value)
  }
}

function readJson(reader: Reader, value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : complain(reader, 'schema.not-json')
  if (typeof value === 'string') return value.isWellFormed() ? value : complain(reader, 'schema.ill-formed')
  if (Array.isArray(value)) return readItems(reader, value, () => anyJson)
  if (!isPlain(value)) return complain(reader, 'schema.not-json')
  return readEntries(reader, value, Object.keys(value), anyJson)
}

function readList(reader: Reader, node: Node & { kind: 'list' }, value: unknown): unknown {
  if (!Array.isArray(value)) return complain(reader, 'schema.not-list')
  if (value.length < node.min) complain(reader, 'schema.too-few', { given: value.length, least: node.min })
  if (value.length > node.max) return complain(reader, 'schema.too-many', { given: value.length, most: node.max })
  const items = readItems(reader, value, () => node.of)
  if (node.distinct) complainOfTwins(reader, items)
  return items
}

function readTuple(reader: Reader, items: readonly AnySchema[], value: unknown): unknown {
  if (!Array.isArray(value)) return complain(reader, 'schema.not-list')
  if (value.length !== items.length)
    return complain(reader, 'schema.wrong-count', { given: value.length, needed: items.length })
  return readItems(reader, value, (index) => items[index] ?? anyJson)
}

function readItems(reader: Reader, values: readonly unknown[], schemaAt: (index: number) => AnySchema): unknown[] {
  const fresh: unknown[] = []
  for (let index = 0; index < values.length && reader.left >= 0; index++) {
    reader.path.push(index)
    fresh.push(read(reader, schemaAt(index), values[index]))
    reader.path.pop()
  }
  return fresh
}

function readRecord(reader: Reader, node: Node & { kind: 'record' }, value: unknown): unknown {
  if (!isPlain(value)) return complain(reader, isObject(value) ? 'schema.not-plain' : 'schema.not-object')
  const names = Object.keys(value)
  if (names.length > node.max) return complain(reader, 'schema.too-many', { given: names.length, most: node.max })
  return readEntries(reader, value, names, node.of, node.key)
}

function readEntries(
  reader: Reader,
  value: { readonly [name: string]: unknown },
  names: readonly string[],
  of: AnySchema,
  key?: AnySchema
): unknown {
  const fresh: Record<string, unknown> = {}
  for (const name of names) {
    if (reader.left < 0) break
    reader.path.push(name)
    if (forbiddenNames.has(name)) complain(reader, 'schema.forbidden', { name })
    else if (key === undefined || read(reader, key, name) !== undefined) fresh[name] = read(reader, of, value[name])
    reader.path.pop()
  }
  return fresh
}

function readShape(reader: Reader, node: ShapeNode, value: unknown, tag: string | undefined): unknown {
  if (!isPlain(value)) return complain(reader, isObject(value) ? 'schema.not-plain' : 'schema.not-object')
  const fresh: Record<string, unknown> = {}
  if (tag !== undefined) fresh[tag] = value[tag]
  for (const name in node.required) {
    const field = node.required[name]
    if (field === undefined) continue
    if (Object.hasOwn(value, name) && value[name] !== undefined) fresh[name] = readField(reader, name, field, value)
    else complain(reader, 'schema.missing', { name })
  }
  for (const name in node.optional) {
    const field = node.optional[name]
    if (field === undefined) continue
    if (Object.hasOwn(value, name) && value[name] !== undefined) fresh[name] = readField(reader, name, field, value)
    else if (field.preset) fresh[name] = read(reader, field, field.preset.value)
  }
  refuseStrangers(reader, node, value, tag)
  return fresh
}

function readField(
  reader: Reader,
  name: string,
  field: AnySchema,
  owner: { readonly [name: string]: unknown }
): unknown {
  reader.path.push(name)
  const fresh = read(reader, field, owner[name])
  reader.path.pop()
  return fresh
}

function refuseStrangers(reader: Reader, node: ShapeNode, value: object, tag: string | undefined): void {
  for (const name of Object.keys(value)) {
    if (name === tag || Object.hasOwn(node.required, name) || Object.hasOwn(node.optional, name)) continue
    const known = [...Object.keys(node.required), ...Object.keys(node.optional)]
    if (forbiddenNames.has(name)) complain(reader, 'schema.forbidden', { name })
    else complain(reader, 'schema.unknown', { name: shown(name), known: listed(known) }, nearest(name, known))
  }
}

function readTagged(reader: Reader, node: Node & { kind: 'tagged' }, value: unknown): unknown {
  if (!isPlain(value)) return complain(reader, isObject(value) ? 'schema.not-plain' : 'schema.not-object')
  const given = Object.hasOwn(value, node.tag) ? value[node.tag] : undefined
  if (given === undefined) return complain(reader, 'schema.missing', { name: node.tag })
  const branch = typeof given === 'string' && Object.hasOwn(node.branches, given) ? node.branches[given] : undefined
  if (branch) return readShape(reader, branch.node, value, node.tag)
  const known = Object.keys(node.branches)
  reader.path.push(node.tag)
  const meant = typeof given === 'string' ? nearest(given, known) : undefined
  complain(reader, 'schema.not-one-of', { given: shown(given), allowed: listed(known) }, meant)
  reader.path.pop()
  return undefined
}

function readByType(reader: Reader, node: Node & { kind: 'byType' }, value: unknown): unknown {
  const type = typeOf(value)
  const branch = type === undefined ? undefined : node.branches[type]
  if (branch) return readNode(reader, branch.node, value)
  return complain(reader, 'schema.wrong-type', { given: shown(value), allowed: listed(Object.keys(node.branches)) })
}
