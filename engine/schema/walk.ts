import type { Path } from './problem'
import { typeOf } from './reader'
import type { AnySchema } from './schema'

export interface WalkStep {
  readonly schema: AnySchema
  readonly value: unknown
  readonly path: Path
}

/** Goes through a checked value together with its schema, outside first: for linkers, editors and documentation. */
export function walk(schema: AnySchema, value: unknown, visit: (step: WalkStep) => void, path: Path = []): void {
  const { node } = schema
  if (node.kind === 'lazy') return walk(node.get(), value, visit, path)
  visit({ schema, value, path })
  switch (node.kind) {
    case 'list':
      return each(value, (item, index) => walk(node.of, item, visit, [...path, index]))
    case 'tuple':
      return each(value, (item, index) => walkIf(node.items[index], item, visit, [...path, index]))
    case 'record':
      for (const [name, item] of fieldsOf(value)) {
        walk(node.key, name, visit, [...path, name])
        walk(node.of, item, visit, [...path, name])
      }
      return
    case 'shape':
      for (const [name, item] of fieldsOf(value))
        walkIf(node.required[name] ?? node.optional[name], item, visit, [...path, name])
      return
    case 'tagged': {
      const branch = node.branches[String(new Map(fieldsOf(value)).get(node.tag))]
      return walkIf(branch, value, visit, path)
    }
    case 'byType':
      return walkIf(node.branches[typeOf(value) ?? 'null'], value, visit, path)
    default:
      return
  }
}

function walkIf(schema: AnySchema | undefined, value: unknown, visit: (step: WalkStep) => void, path: Path): void {
  if (schema) walk(schema, value, visit, path)
}

function each(value: unknown, act: (item: unknown, index: number) => void): void {
  if (Array.isArray(value)) value.forEach((item: unknown, index) => act(item, index))
}

const fieldsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
