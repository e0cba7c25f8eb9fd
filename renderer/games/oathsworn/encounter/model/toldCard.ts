import type { Json } from '../../../../../engine/kernel/ids'
import { spacedWords } from '../../../../../engine/messages/spelling'
import { choiceName, fieldName } from '../../../../ui/form/names'
import { branchName, fits, isRecord, kindOf, resolved, tagOf, type FormSchema } from '../../../../ui/form/schema'

// A card nobody printed here has no text: what the table told of it is read back, in the words of the form it was told in.

/** One line for each effect. */
export function toldLines(effects: Json, schema: FormSchema): readonly string[] {
  const list = schema.properties?.['effects']
  if (!list || !Array.isArray(effects)) return []
  const { read } = readerOf(schema.$defs)
  const items = resolved(list, schema.$defs).items || {}
  return (effects as readonly Json[]).map((effect) => read('effects', effect, items))
}

type Properties = NonNullable<FormSchema['properties']>

function readerOf(defs: FormSchema['$defs']) {
  /** Of several forms the one it is written in, with its own fields. */
  function formOf(value: Json, at: FormSchema): FormSchema {
    const schema = resolved(at, defs)
    const [kind, tag] = [kindOf(schema), tagOf(schema)]
    if (kind === 'either') return formOf(value, (schema.anyOf ?? []).find((one) => fits(value, one, defs)) ?? {})
    if (kind !== 'tagged' || tag === undefined || !isRecord(value)) return schema
    return (schema.oneOf ?? []).find((one) => branchName(one, tag) === value[tag]) ?? schema
  }

  /** A value without what goes without saying. */
  function bare(value: Json, at: FormSchema): Json {
    const { properties, items } = formOf(value, at)
    if (Array.isArray(value)) return (value as readonly Json[]).map((one) => bare(one, items || {}))
    if (!isRecord(value) || !properties) return value
    return Object.fromEntries(told(value, properties).map(([name, one, schema]) => [name, bare(one, schema)]))
  }

  function told(value: { readonly [field: string]: Json }, properties: Properties) {
    return Object.entries(properties).flatMap(([name, at]) => {
      const [one, schema] = [value[name], resolved(at, defs)]
      return one === undefined || isUsual(one, schema) ? [] : [[name, one, schema] as const]
    })
  }

  function isUsual(value: Json, schema: FormSchema): boolean {
    const { default: usual } = schema
    return usual !== undefined && JSON.stringify(bare(value, schema)) === JSON.stringify(bare(usual, schema))
  }

  function read(name: string, value: Json, at: FormSchema): string {
    const [schema, form] = [resolved(at, defs), formOf(value, at)]
    if (Array.isArray(value))
      return (value as readonly Json[]).map((one) => read(name, one, form.items || {})).join(', ')
    if (!isRecord(value))
      return typeof value === 'number'
        ? String(value)
        : wordOf(name, String(value), ['choice', 'fixed'].includes(kindOf(form)))
    const tag = tagOf(schema)
    const rest = told(value, form.properties ?? {}).flatMap(([field, one, of]) =>
      'const' in of ? [] : [fieldRead(field, one, of)]
    )
    const head = tag === undefined ? [] : [choiceName(tag, String(value[tag] ?? ''))]
    return [...head, ...(rest.length > 0 ? [rest.join('; ')] : [])].join(': ')
  }

  /** What is said in words of its own needs no name; a number does, and so do names. */
  function fieldRead(name: string, value: Json, schema: FormSchema): string {
    if (value === true) return fieldName(name)
    const isClear = isRecord(value) || (Array.isArray(value) && value.some(isRecord))
    const said = read(name, value, schema)
    return isClear ? said : `${fieldName(name)} ${said}`
  }

  return { read }
}

const wordOf = (field: string, word: string, isChoice: boolean): string =>
  isChoice ? choiceName(field, word) : spacedWords(word)
