/** More cards than this in one heap are refused at the door: beyond it products of three binomials leave the doubles. */
export const MOST_CARDS = 255

const startOf = (n: number): number => (n * (n + 1)) / 2

// Pascal's triangle, row after row. Whole numbers up to row 56 are exact; beyond, a relative error of an ulp or so per
// row, and never a difference of two of them is taken, so that no digit is lost.
const rows: ArrayLike<number> = pascal()

function pascal(): Float64Array {
  const all = new Float64Array(startOf(MOST_CARDS + 1))
  for (let row = 0; row <= MOST_CARDS; row++)
    for (let k = 0, at = startOf(row); k <= row; k++, at++) {
      const above = at - row
      all[at] = k === 0 || k === row ? 1 : (all[above - 1] as number) + (all[above] as number)
    }
  return all
}

/** In how many ways can `k` of `n` cards be chosen? None when there are not so many. */
export const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : (rows[startOf(n) + k] as number))
