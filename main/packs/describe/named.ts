import { partsOf } from '../../../engine/schema'
import type { AnySchema, Node } from '../../../engine/schema'

/** Every schema with a name inside these, each once, by name. */
export function namedWithin(schemas: readonly AnySchema[]): readonly AnySchema[] {
  const found = new Map<string, AnySchema>()
  const seen = new Set<Node>()
  const visit = (schema: AnySchema): void => {
    const { name } = schema.notes
    if (name !== undefined && !found.has(name)) found.set(name, schema)
    if (seen.has(schema.node)) return
    seen.add(schema.node)
    partsOf(schema.node).forEach(visit)
  }
  schemas.forEach(visit)
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, schema]) => schema)
}
