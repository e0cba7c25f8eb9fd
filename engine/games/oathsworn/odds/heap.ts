import { choose } from './choose'
import type { Blanks, Layers } from './layers'
import { noBlanks } from './layers'
import type { Population } from './population'
import { waysToSum } from './ways'

/**
 * What comes from the top of one shuffled heap when `originals` cards are drawn, and then extras until `plain` cards
 * without the critical mark are on the table.
 *
 * That is all there is to chains of criticals (OW-CRIT-01, OW-CRIT-02): a critical owes a card, and an extra that is a
 * critical pays one and owes one. So a draw of n cards always ends with its n-th card without the mark. Which cards
 * without the mark those are does not depend on where the criticals lie; only how many of the blanks among them are
 * originals does (OW-CRIT-03).
 */
export function fromHeap(heap: Population, originals: number, plain: number): Layers {
  return plain > heap.size - heap.criticals ? wholeHeap(heap, originals) : upToPlain(heap, originals, plain)
}

/** So many owed that the heap runs out: its sum is certain, which of its blanks are originals is not. */
function wholeHeap(heap: Population, originals: number): Layers {
  const blanks = blanksAmong(heap, originals)
  const [none, one] = [new Float64Array(heap.sum + 1), new Float64Array(heap.sum + 1)]
  none[heap.sum] = blanks[0]
  one[heap.sum] = blanks[1]
  return { none, one, blanks }
}

/** The chances of 0, 1, and 2 or more blanks among the first cards. */
export function blanksAmong(heap: Population, first: number): Blanks {
  if (first === 0 || heap.blanks === 0) return noBlanks
  const [all, others] = [choose(heap.size, first), heap.size - heap.blanks]
  let more = 0
  for (let blanks = 2; blanks <= heap.blanks; blanks++)
    more += choose(heap.blanks, blanks) * choose(others, first - blanks)
  return [choose(others, first) / all, (heap.blanks * choose(others, first - 1)) / all, more / all]
}

function upToPlain(heap: Population, originals: number, plain: number): Layers {
  const numbers = heap.size - heap.criticals - heap.blanks
  const sums = waysToSum(heap.plain, Math.min(plain, numbers))
  const marks = waysToSum(heap.marked, heap.criticals)
  const length = sums.width + marks.width - 1
  const [none, one] = [new Float64Array(length), new Float64Array(length)]
  const chances = chancesOfMarks(heap, originals, plain)
  const { table, width } = sums
  const waysOfPlain = choose(heap.size - heap.criticals, plain)
  for (let blanks = Math.max(0, plain - numbers); blanks <= Math.min(heap.blanks, plain); blanks++) {
    const row = (plain - blanks) * width
    const weight = choose(heap.blanks, blanks) / waysOfPlain
    for (let marked = 0; marked <= heap.criticals; marked++) {
      const [no, single] = originalBlanks(chances, marked, originals, plain, blanks, heap.criticals)
      if (no === 0 && single === 0) continue
      const scale = weight / choose(heap.criticals, marked)
      for (let extra = 0, at = marked * marks.width; extra < marks.width; extra++, at++) {
        const ways = (marks.table[at] as number) * scale
        if (ways === 0) continue
        for (let sum = 0, t = extra; sum < width; sum++, t++) {
          const likely = ways * (table[row + sum] as number)
          if (likely === 0) continue
          none[t] = (none[t] as number) + no * likely
          one[t] = (one[t] as number) + single * likely
        }
      }
    }
  }
  return { none, one, blanks: blanksAmong(heap, originals) }
}

/**
 * `[first * (criticals + 1) + all]`: the chance that `first` criticals lie among the originals and `all` before the last
 * card drawn. Counted as places of the criticals in the heap: those among the originals, those among the extras (the
 * last extra is never one), and those that stay behind.
 */
function chancesOfMarks({ size, criticals }: Population, originals: number, plain: number): Float64Array {
  const chances = new Float64Array((criticals + 1) * (criticals + 1))
  const places = choose(size, criticals)
  for (let first = 0; first <= Math.min(criticals, originals); first++) {
    const owed = plain - (originals - first)
    for (let more = 0; more <= (owed === 0 ? 0 : criticals - first); more++) {
      const among = choose(originals, first) * (owed === 0 ? 1 : choose(owed + more - 1, more))
      const behind = size - originals - owed - more
      if (behind < 0) continue
      chances[first * (criticals + 1) + first + more] = (among * choose(behind, criticals - first - more)) / places
    }
  }
  return chances
}

/** The chance of so many criticals in all together with no blank, or one, among the originals. */
function originalBlanks(
  chances: Float64Array,
  marked: number,
  originals: number,
  plain: number,
  blanks: number,
  criticals: number
): readonly [number, number] {
  let [none, one] = [0, 0]
  for (let first = 0; first <= marked; first++) {
    const chance = chances[first * (criticals + 1) + marked] as number
    if (chance === 0) continue
    const judged = originals - first
    const scale = chance / choose(plain, judged)
    none += scale * choose(plain - blanks, judged)
    one += scale * blanks * choose(plain - blanks, judged - 1)
  }
  return [none, one]
}
