import { choose } from './choose'
import type { CardKind } from './population'

/** `table[count * width + sum]`: in how many ways do `count` of these cards sum up to `sum`? */
export interface Ways {
  readonly table: Float64Array
  readonly width: number
}

/** Memory for a table, used again and again: a table is valid until the next one is made in the same place. */
export const roomForWays = (): { table: Float64Array } => ({ table: new Float64Array(1024) })

export function waysToSum(kinds: readonly CardKind[], most: number, room: { table: Float64Array }): Ways {
  const width = largestSum(kinds, most) + 1
  const size = (most + 1) * width
  if (size > room.table.length) room.table = new Float64Array(2 * size)
  const { table } = room
  table.fill(0, 0, size)
  table[0] = 1
  for (const kind of kinds) addKind(table, width, most, kind)
  return { table, width }
}

// Larger counts first: what a row reads lies in smaller rows, which do not know this kind yet.
function addKind(table: Float64Array, width: number, most: number, { value, count }: CardKind): void {
  for (let cards = most; cards > 0; cards--)
    for (let some = Math.min(count, cards); some > 0; some--) {
      const ways = choose(count, some)
      const from = (cards - some) * width
      const to = cards * width + some * value
      const end = width - some * value
      for (let sum = 0; sum < end; sum++) {
        const there = table[from + sum] as number
        if (there !== 0) table[to + sum] = (table[to + sum] as number) + ways * there
      }
    }
}

function largestSum(kinds: readonly CardKind[], most: number): number {
  let [largest, all] = [0, 0]
  for (const { value, count } of kinds) {
    if (value > largest) largest = value
    all += value * count
  }
  return Math.min(all, most * largest)
}
