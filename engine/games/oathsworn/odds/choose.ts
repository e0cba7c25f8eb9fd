/** More cards than this in one heap are refused at the door: beyond it products of three binomials leave the doubles. */
export const MOST_CARDS = 255

// Pascal's triangle, row after row. Whole numbers up to row 56 are exact; beyond, a relative error of an ulp or so per
// row, and never a difference of two of them is taken, so that no digit is lost.
const rows = new Float64Array(((MOST_CARDS + 1) * (MOST_CARDS + 2)) / 2)
// Heaps are small as a rule: the first rows come soon, the others when somebody asks.
let written = 0

const startOf = (n: number): number => (n * (n + 1)) / 2

function writeUpTo(row: number): void {
  for (; written <= row; written++)
    for (let k = 0, at = startOf(written); k <= written; k++, at++) {
      const above = at - written
      rows[at] = k === 0 || k === written ? 1 : (rows[above - 1] as number) + (rows[above] as number)
    }
}

/** In how many ways can `k` of `n` cards be chosen? None when there are not so many. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  if (n >= written) writeUpTo(n)
  return rows[startOf(n) + k] as number
}
