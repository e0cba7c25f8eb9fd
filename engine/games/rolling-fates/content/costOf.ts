import { readCost, type DiceCost } from '../dice/cost'

const known = new Map<string, DiceCost>()

/** A cost of a record, which its schema has read before: the same text is read once. */
export function costOf(text: string): DiceCost {
  const before = known.get(text)
  if (before) return before
  const read = readCost(text)
  if ('fault' in read) throw new Error(`“${text}” is no cost`)
  known.set(text, read.cost)
  return read.cost
}
