// The same description as JSON Schema (2020-12), so that any editor can help while a pack is written.
import type { Json } from '../kernel/ids'
import type { AnySchema, Fields, Node, ShapeNode } from './schema'

type Out = { [name: string]: Json }
type Definitions = Map<string, Out>

export function toJsonSchema(schema: AnySchema, about: { readonly title?: string; readonly id?: string } = {}): Out {
  const definitions: Definitions = new Map()
  const body = written(schema, definitions)
  const head: Out = { $schema: 'https://json-schema.org/draft/2020-12/schema' }
  if (about.id !== undefined) head['$id'] = about.id
  if (about.title !== undefined) head['title'] = about.title
  const names = [...definitions.keys()].sort()
  if (names.length === 0) return { ...head, ...body }
  const $defs: Out = {}
  for (const name of names) $defs[name] = definitions.get(name) ?? {}
  return { ...head, ...body, $defs }
}

function written(schema: AnySchema, definitions: Definitions): Out {
  const { name } = schema.notes
  if (name === undefined) return withNotes(schema, ofNode(schema.node, definitions))
  if (!definitions.has(name)) {
    const body: Out = {}
    definitions.set(name, body) // before its parts are written: they may refer back to it
    Object.assign(body, ofNode(schema.node, definitions), notesOf(schema))
  }
  const here = schema.notes.here === undefined ? {} : { description: schema.notes.here }
  return { $ref: `#/$defs/${name}`, ...here, ...(schema.preset ? { default: schema.preset.value } : {}) }
}

function withNotes(schema: AnySchema, out: Out): Out {
  return { ...out, ...notesOf(schema), ...(schema.preset ? { default: schema.preset.value } : {}) }
}

function notesOf(schema: AnySchema): Out {
  const { about, examples } = schema.notes
  return { ...(about === undefined ? {} : { description: about }), ...(examples.length ? { examples } : {}) }
}

function ofNode(node: Node, definitions: Definitions): Out {
  switch (node.kind) {
    case 'text':
      return {
        type: 'string',
        minLength: node.min,
        maxLength: node.max,
        ...(node.like ? { pattern: node.like.test.source } : {})
      }
    case 'integer':
      return { type: 'integer', ...bounds(node, Number.MAX_SAFE_INTEGER) }
    case 'number':
      return { type: 'number', ...bounds(node, Number.MAX_VALUE) }
    case 'flag':
      return { type: 'boolean' }
    case 'oneOf':
      return node.values.length === 1 ? { const: node.values[0] ?? null } : { enum: [...node.values] }
    case 'id':
      return { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 }
    case 'json':
      return {}
    case 'list':
      return {
        type: 'array',
        items: written(node.of, definitions),
        minItems: node.min,
        maxItems: node.max,
        ...(node.distinct ? { uniqueItems: true } : {})
      }
    case 'tuple':
      return {
        type: 'array',
        prefixItems: node.items.map((item) => written(item, definitions)),
        items: false,
        minItems: node.items.length
      }
    case 'record':
      return {
        type: 'object',
        propertyNames: written(node.key, definitions),
        additionalProperties: written(node.of, definitions),
        maxProperties: node.max
      }
    case 'shape':
      return ofShape(node, definitions)
    case 'tagged':
      return {
        oneOf: Object.entries(node.branches).map(([name, branch]) =>
          withNotes(branch, ofShape(branch.node, definitions, [node.tag, name]))
        )
      }
    case 'byType':
      return { anyOf: [...new Set(Object.values(node.branches))].map((branch) => written(branch, definitions)) }
    case 'lazy':
      return written(node.get(), definitions)
  }
}

function ofShape(node: ShapeNode, definitions: Definitions, tag?: readonly [name: string, value: string]): Out {
  const properties: Out = tag ? { [tag[0]]: { const: tag[1] } } : {}
  addFields(properties, node.required, definitions)
  addFields(properties, node.optional, definitions)
  const required = [...(tag ? [tag[0]] : []), ...Object.keys(node.required)]
  return { type: 'object', properties, ...(required.length ? { required } : {}), additionalProperties: false }
}

function addFields(properties: Out, fields: Fields, definitions: Definitions): void {
  for (const [name, field] of Object.entries(fields)) properties[name] = written(field, definitions)
}

function bounds(size: { readonly min: number; readonly max: number }, endless: number): Out {
  return { ...(size.min > -endless ? { minimum: size.min } : {}), ...(size.max < endless ? { maximum: size.max } : {}) }
}
