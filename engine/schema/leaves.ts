import { nearest } from './nearest'
import { complain, forbiddenNames, listed, shown } from './reader'
import type { Reader } from './reader'
import type { Node } from './schema'

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_ID = 64

export function isId(value: string): boolean {
  return value.length <= LONGEST_ID && kebab.test(value) && !forbiddenNames.has(value)
}

export function readText(reader: Reader, node: Node & { kind: 'text' }, value: unknown): string | undefined {
  if (typeof value !== 'string') return complain(reader, 'schema.not-text')
  if (value.length < node.min) return complain(reader, 'schema.too-short', { least: node.min })
  if (value.length > node.max) return complain(reader, 'schema.too-long', { most: node.max })
  if (!value.isWellFormed()) return complain(reader, 'schema.ill-formed')
  if (node.like && !node.like.test.test(value))
    return complain(reader, 'schema.unlike', { given: shown(value), like: node.like.name })
  return value
}

export function readWithin(
  reader: Reader,
  size: { readonly min: number; readonly max: number },
  value: number
): number | undefined {
  if (value < size.min) return complain(reader, 'schema.too-small', { given: value, least: size.min })
  if (value > size.max) return complain(reader, 'schema.too-large', { given: value, most: size.max })
  return value + 0 // −0 becomes 0, so that equal values have equal hashes
}

export function readOneOf(reader: Reader, values: readonly unknown[], value: unknown): unknown {
  const at = values.indexOf(value)
  if (at >= 0) return values[at]
  const names = values.filter((known) => typeof known === 'string')
  const meant = typeof value === 'string' ? nearest(value, names) : undefined
  return complain(reader, 'schema.not-one-of', { given: shown(value), allowed: listed(values.map(String)) }, meant)
}

export function complainOfTwins(reader: Reader, items: readonly unknown[]): void {
  const seen = new Set<unknown>()
  items.forEach((item, index) => {
    const key = typeof item === 'object' ? JSON.stringify(item) : item
    if (seen.has(key)) {
      reader.path.push(index)
      complain(reader, 'schema.twice', { given: shown(item) })
      reader.path.pop()
    }
    seen.add(key)
  })
}
