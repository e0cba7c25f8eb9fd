// JSON Schema files for editors: one for each kind of file, and one with the definitions they share.
import type { Json } from '../../../engine/kernel/ids'
import { byType, list, toJsonSchema } from '../../../engine/schema'
import { manifest, patch, wordList, type RecordKinds } from '../../../engine/packs'
import type { AnySchema } from '../../../engine/schema'

const DEFINITIONS = 'definitions.json'
const LOCAL = '#/$defs/'
type Out = { readonly [name: string]: Json }

/** Every schema file by name: `enemies.json` for what lies in `enemies/`. */
export function schemaFiles(kinds: RecordKinds): ReadonlyMap<string, Json> {
  const shared = new Map<string, Json>()
  const files = new Map<string, Json>()
  for (const [name, title, schema] of fileKinds(kinds)) {
    const { $defs = {}, ...body } = toJsonSchema(schema, { title })
    for (const [definition, meaning] of Object.entries($defs as Out)) shared.set(definition, meaning)
    files.set(`${name}.json`, elsewhere(body))
  }
  const $defs = Object.fromEntries([...shared].sort(([one], [other]) => (one < other ? -1 : 1)))
  files.set(DEFINITIONS, { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs })
  return files
}

function fileKinds({
  schemas,
  folders
}: RecordKinds): readonly (readonly [name: string, title: string, schema: AnySchema])[] {
  const oneOrMany = (schema: AnySchema) => byType({ object: schema, list: list(schema) })
  return [
    ['pack', 'The head of a pack', manifest],
    ['patches', 'Patches', oneOrMany(patch)],
    ['words', 'Words', wordList],
    ...Object.entries(schemas).map(
      ([kind, schema]) => [folders[kind] ?? kind, `Records of the kind ${kind}`, oneOrMany(schema)] as const
    )
  ]
}

/** The same with what is defined here looked up in the file of definitions. */
function elsewhere(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: Json) => elsewhere(one))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isLocal = name === '$ref' && typeof one === 'string' && one.startsWith(LOCAL)
      return [name, isLocal ? `${DEFINITIONS}${one}` : elsewhere(one as Json)]
    })
  )
}
