import type { Json } from '../../../engine/kernel/ids'
import type { Usual } from './usual'

// Just enough of JSON Schema to fill in what the kernel's own descriptions can say.

export interface FormSchema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  readonly description?: string
  readonly examples?: readonly Json[]
  readonly default?: Json
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: FormSchema | false
  readonly prefixItems?: readonly FormSchema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: { readonly [name: string]: FormSchema }
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | FormSchema
  readonly oneOf?: readonly FormSchema[]
  readonly anyOf?: readonly FormSchema[]
  readonly $ref?: string
  readonly $defs?: { readonly [name: string]: FormSchema }
  /** What is written most often, by the name of what is described. */
  readonly usual?: Usual
}

export type FieldKind =
  'either' | 'text' | 'name' | 'number' | 'flag' | 'choice' | 'list' | 'shape' | 'tagged' | 'fixed' | 'json'
type Defs = FormSchema['$defs']

/** How the kernel describes a name in a file. */
const NAME = '^[a-z0-9]+(-[a-z0-9]+)*$'

export function resolved(schema: FormSchema, defs: Defs): FormSchema {
  const name = schema.$ref?.split('/').at(-1)
  if (name === undefined) return schema
  const { $ref: _ref, ...own } = schema
  return { ...resolved(defs?.[name] ?? {}, defs), ...own }
}

export function kindOf(schema: FormSchema): FieldKind {
  if ('const' in schema) return 'fixed'
  if (schema.enum) return 'choice'
  if (schema.anyOf) return 'either'
  if (schema.oneOf && tagOf(schema)) return 'tagged'
  switch (schema.type) {
    case 'string':
      return schema.pattern === NAME ? 'name' : 'text'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'flag'
    case 'array':
      return schema.items ? 'list' : 'json'
    case 'object':
      return schema.properties ? 'shape' : 'json'
    default:
      return 'json'
  }
}

/**
 * What can be written there beside one name or number, such as nothing instead of a hex; undefined where it is not one name
 * or number that is written.
 */
export function fixedBeside(schema: FormSchema, defs: Defs): readonly Json[] | undefined {
  const branches = (schema.anyOf ?? [schema]).map((one) => resolved(one, defs))
  const fixed = branches.filter((one) => kindOf(one) === 'fixed')
  const [written, ...more] = branches.filter((one) => kindOf(one) !== 'fixed')
  if (!written || more.length > 0 || !['text', 'name', 'number', 'choice'].includes(kindOf(written))) return undefined
  return fixed.map((one) => one.const ?? null)
}

/** The field whose fixed value tells the branches apart. */
export function tagOf(schema: FormSchema): string | undefined {
  const [first] = schema.oneOf ?? []
  return Object.entries(first?.properties ?? {}).find(([, field]) => 'const' in field)?.[0]
}

export const branchName = (branch: FormSchema, tag: string): string => String(branch.properties?.[tag]?.const ?? '')

/** The least that could be there before anybody has written anything. */
export function startOf(schema: FormSchema, defs: Defs): Json {
  const at = resolved(schema, defs)
  if (at.default !== undefined) return at.default
  switch (kindOf(at)) {
    case 'fixed':
      return at.const ?? null
    case 'choice':
      return at.enum?.[0] ?? null
    case 'text':
    case 'name':
      return ''
    case 'number':
      return Math.max(at.minimum ?? 0, Math.min(0, at.maximum ?? 0))
    case 'flag':
      return false
    case 'list':
      return Array.from({ length: at.minItems ?? 0 }, () => (at.items ? startOf(at.items, defs) : null))
    case 'either':
      return startOf(at.anyOf?.[0] ?? {}, defs)
    case 'shape':
      return startOfShape(at, defs)
    case 'tagged':
      return startOf(at.oneOf?.[0] ?? {}, defs)
    case 'json':
      return at.type === 'object' ? {} : at.type === 'array' ? [] : null
  }
}

/** Could this value have been written by this description? Told by its form alone, which is enough to tell branches apart. */
export function fits(value: Json, schema: FormSchema, defs: Defs): boolean {
  const at = resolved(schema, defs)
  switch (kindOf(at)) {
    case 'fixed':
      return value === at.const
    case 'choice':
      return at.enum?.includes(value) ?? false
    case 'text':
    case 'name':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'list':
      return Array.isArray(value)
    case 'either':
      return at.anyOf?.some((one) => fits(value, one, defs)) ?? false
    case 'shape':
    case 'tagged':
      return isRecord(value)
    case 'json':
      return at.type === 'object' ? isRecord(value) : at.type !== 'array' || Array.isArray(value)
  }
}

/** What a branch is called: its own name, its fixed value, or the kind of thing that is written there. */
export function branchLabel(branch: FormSchema, defs: Defs): string {
  const named = branch.$ref?.split('/').at(-1)
  if (named !== undefined) return named
  const at = resolved(branch, defs)
  if ('const' in at) return at.const === null ? 'nothing' : String(at.const)
  return kindOf(at)
}

/** What has to be there, as in the example if there is one. */
function startOfShape(schema: FormSchema, defs: Defs): Json {
  const required = new Set(schema.required)
  const [example] = schema.examples ?? []
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name))
  // Names in an example are somebody else's.
  const shown = (name: string, field: FormSchema): Json | undefined =>
    isRecord(example) && !['text', 'name'].includes(kindOf(resolved(field, defs))) ? example[name] : undefined
  return Object.fromEntries(fields.map(([name, field]) => [name, shown(name, field) ?? startOf(field, defs)]))
}

export const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function withField(value: Json, name: string, field: Json | undefined): Json {
  const { [name]: _was, ...others } = isRecord(value) ? value : {}
  if (field === undefined) return others
  return isRecord(value) ? { ...value, [name]: field } : { [name]: field }
}

export function withItem(list: readonly Json[], at: number, item: Json | undefined): Json {
  if (item === undefined) return list.filter((_, index) => index !== at)
  return list.map((one, index) => (index === at ? item : one))
}
