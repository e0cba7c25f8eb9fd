import type { AnySchema, Node } from './schema'

/** The schemas a schema is made of. */
export function partsOf(node: Node): readonly AnySchema[] {
  switch (node.kind) {
    case 'list':
      return [node.of]
    case 'tuple':
      return node.items
    case 'record':
      return [node.key, node.of]
    case 'shape':
      return [...Object.values(node.required), ...Object.values(node.optional)]
    case 'tagged':
    case 'byType':
      return Object.values(node.branches)
    case 'lazy':
      return [node.get()]
    default:
      return []
  }
}
