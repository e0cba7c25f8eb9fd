import type { Json } from '../../../../engine/kernel/ids'
import { spacedWords } from '../../../../engine/messages/spelling'
import { choiceName, fieldName } from '../../../ui/form/names'
import { branchName, fits, isRecord, kindOf, resolved, tagOf, type FormSchema } from '../../../ui/form/schema'

// A card nobody printed here has no text: what the table told of it is read back, in the words of the form it was told in.

/** One line for each effect. */
export function toldLines(effects: Json, schema: FormSchema): readonly string[] {
  const list = schema.properties?.['effects']
  if (!list || !Array.isArray(effects)) return []
  const items = resolved(list, schema.$defs).items || {}
  return (effects as readonly Json[]).map((effect) => readingOf(schema.$defs).whole('effects', effect, items))
}

function readingOf(defs: FormSchema['$defs']) {
  /** A value by itself: its choice, its number, or all its fields. */
  function whole(name: string, value: Json, at: FormSchema): string {
    const schema = resolved(at, defs)
    switch (kindOf(schema)) {
      case 'tagged':
        return tagged(value, schema)
      case 'shape':
        return fields(value, schema).join(', ')
      case 'list':
        return Array.isArray(value)
          ? (value as readonly Json[]).map((one) => whole(name, one, schema.items || {})).join(', ')
          : ''
      case 'either':
        return whole(name, value, (schema.anyOf ?? []).find((one) => fits(value, one, defs)) ?? {})
      case 'choice':
      case 'fixed':
        return choiceName(name, String(value))
      default:
        return typeof value === 'string' ? spacedWords(value) : isRecord(value) ? '' : String(value)
    }
  }

  function tagged(value: Json, schema: FormSchema): string {
    const tag = tagOf(schema) ?? ''
    const chosen = isRecord(value) ? String(value[tag] ?? '') : ''
    const branch = (schema.oneOf ?? []).find((one) => branchName(one, tag) === chosen)
    const rest = branch ? fields(value, branch) : []
    return [choiceName(tag, chosen), ...(rest.length > 0 ? [rest.join(', ')] : [])].join(': ')
  }

  /** What goes without saying is left out. */
  function fields(value: Json, { properties = {} }: FormSchema): readonly string[] {
    if (!isRecord(value)) return []
    return Object.entries(properties).flatMap(([name, at]) => {
      const [one, schema] = [value[name], resolved(at, defs)]
      if (one === undefined || one === false || 'const' in schema || isEmpty(one)) return []
      if (JSON.stringify(one) === JSON.stringify(schema.default)) return []
      return one === true ? [fieldName(name)] : [`${fieldName(name)} ${whole(name, one, schema)}`]
    })
  }

  return { whole }
}

const isEmpty = (value: Json): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)
