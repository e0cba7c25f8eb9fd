import type { Words } from '../messages/words'
import type { Complaint, Problem } from './problem'
import type { JsonType } from './schema'

export interface ReadLimits {
  readonly depth: number
  readonly values: number // a small value with shared parts can unfold into an endless one
  readonly problems: number
}

/** Where the reading stands. */
export interface Reader {
  readonly limits: ReadLimits
  readonly path: (string | number)[]
  readonly problems: Problem[]
  left: number
}

export const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const NAMES_SHOWN = 12
type Args = NonNullable<Words['args']>

export function complain(reader: Reader, key: Complaint, args?: Args, suggestion?: string): undefined {
  if (reader.problems.length >= reader.limits.problems) return
  const words: Words = args === undefined ? { key } : { key, args }
  const path = [...reader.path]
  reader.problems.push(suggestion === undefined ? { path, words } : { path, words, suggestion })
}

export function typeOf(value: unknown): JsonType | undefined {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  switch (typeof value) {
    case 'boolean':
      return 'flag'
    case 'number':
      return 'number'
    case 'string':
      return 'text'
    case 'object':
      return 'object'
    default:
      return undefined
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Plain also across realms: the prototype is missing, or is one that has none itself.
export function isPlain(value: unknown): value is { readonly [name: string]: unknown } {
  if (!isObject(value)) return false
  const parent: unknown = Object.getPrototypeOf(value)
  return parent === null || Object.getPrototypeOf(parent) === null
}

export function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `${value.slice(0, 39)}…` : value
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  return String(value)
}

export function listed(names: readonly string[]): string {
  return names.length > NAMES_SHOWN ? `${names.slice(0, NAMES_SHOWN).join(', ')}, …` : names.join(', ')
}
