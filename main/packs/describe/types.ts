// The type of a field in words.
import type { AnySchema, Node } from '../../../engine/schema'

export const anchorOf = (name: string): string => `#${name.toLowerCase()}`
const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

export function typeInWords(schema: AnySchema): string {
  const { node, notes } = schema
  return notes.name === undefined ? nodeInWords(node) : `[${notes.name}](${anchorOf(notes.name)})`
}

function nodeInWords(node: Node): string {
  switch (node.kind) {
    case 'text':
      return node.like ? `text, ${node.like.name.replaceAll('-', ' ')}` : 'text'
    case 'integer':
      return `whole number${between(node, Number.MAX_SAFE_INTEGER)}`
    case 'number':
      return `number${between(node, Number.MAX_VALUE)}`
    case 'flag':
      return '`true` or `false`'
    case 'oneOf':
      return node.values.map(code).join(', ')
    case 'id':
      return node.of === undefined ? 'name' : `name of a [${node.of}](${anchorOf(node.of)})`
    case 'json':
      return 'anything'
    case 'list':
      return `list of ${typeInWords(node.of)}${node.min > 0 ? `, at least ${node.min}` : ''}`
    case 'tuple':
      return `[${node.items.map(typeInWords).join(', ')}]`
    case 'record':
      return `by ${typeInWords(node.key)}: ${typeInWords(node.of)}`
    case 'shape':
      return 'record'
    case 'tagged':
      return `record told apart by \`${node.tag}\`: ${Object.keys(node.branches).map(code).join(', ')}`
    case 'byType':
      return [...new Set(Object.values(node.branches).map(typeInWords))].join(' or ')
    case 'lazy':
      return typeInWords(node.get())
  }
}

function between({ min, max }: { readonly min: number; readonly max: number }, endless: number): string {
  if (min <= -endless && max >= endless) return ''
  return max >= endless ? ` from ${min}` : ` ${min} to ${max}`
}
