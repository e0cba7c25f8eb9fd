/** More cards than this in one heap are refused at the door: beyond it products of three binomials leave the doubles. */
export const MOST_CARDS = 255

// Pascal's triangle, row after row. Whole numbers up to row 56 are exact; beyond, a relative error of an ulp or so per
// row, and never a difference of two of them is taken, so that no digit is lost.
const rows = new Float64Array(((MOST_CARDS + 1) * (MOST_CARDS + 2)) / 2)

for (let n = 0, at = 0; n <= MOST_CARDS; n++)
  for (let k = 0; k <= n; k++, at++) {
    const above = at - n
    rows[at] = k === 0 || k === n ? 1 : (rows[above - 1] as number) + (rows[above] as number)
  }

/** In how many ways can `k` of `n` cards be chosen? None when there are not so many. */
export function choose(n: number, k: number): number {
  return k < 0 || k > n ? 0 : (rows[(n * (n + 1)) / 2 + k] as number)
}
