import { choose } from './choose'
import type { CardKind } from './population'

/** `table[count * width + sum]`: in how many ways do `count` of these cards sum up to `sum`? */
export interface Ways {
  readonly table: Float64Array
  readonly width: number
}

export function waysToSum(kinds: readonly CardKind[], most: number): Ways {
  const width = largestSum(kinds, most) + 1
  const table = new Float64Array((most + 1) * width)
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
