import { Chain } from '../kernel/hash'
import type { Json } from '../kernel/ids'

/** The same whatever the order of fields in a file; saves name packs by it. */
export function digestOf(value: Json): string {
  return new Chain().add(ordered(value)).text
}

function ordered(value: Json): Json {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : `number ${value}`
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(ordered)
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, ordered(value[name] ?? null)])
  )
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
