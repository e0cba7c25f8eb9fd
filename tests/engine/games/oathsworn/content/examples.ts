import { partsOf } from '../../../../../engine/schema'
import type { AnySchema } from '../../../../../engine/schema'
import type { Json } from '../../../../../engine/kernel/ids'

export interface Exhibit {
  readonly name: string
  readonly about: string | undefined
  readonly examples: readonly Json[]
}

/** The branches of a union told apart by a tag, with what they say about themselves. */
export function branchesOf(schema: AnySchema): readonly Exhibit[] {
  if (schema.node.kind !== 'tagged') throw new TypeError('not a tagged union')
  return Object.entries(schema.node.branches).map(([name, { notes }]) => ({ ...notes, name }))
}

/** Every schema inside a schema, itself first, each once. */
export function within(schema: AnySchema, seen: Set<AnySchema> = new Set()): readonly AnySchema[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  return [schema, ...partsOf(schema.node).flatMap((part) => within(part, seen))]
}

/** The fields of a shape that a file may not leave out. */
export const mustFieldsOf = ({ node }: AnySchema): readonly AnySchema[] =>
  node.kind === 'shape' ? Object.values(node.required) : []

export const fieldsOf = ({ node }: AnySchema): readonly (readonly [name: string, field: AnySchema])[] =>
  node.kind === 'shape' ? [...Object.entries(node.required), ...Object.entries(node.optional)] : []
