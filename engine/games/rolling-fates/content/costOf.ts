import { readCost, type Cost } from '../dice/cost'

const known = new Map<string, Cost>()

/** A cost of a record, which its schema has read before: the same text is read once. */
export function costOf(text: string): Cost {
  const before = known.get(text)
  if (before) return before
  const read = readCost(text)
  if ('fault' in read) throw new Error(`“${text}” is no cost`)
  known.set(text, read.cost)
  return read.cost
}
