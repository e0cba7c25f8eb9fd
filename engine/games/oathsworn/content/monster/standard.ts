// OW-GEO-01: the labels of the printed board. The outermost and every other column have nine hexes, those between ten.
const COLUMNS = 17

/** Every hex of it, for a board whose green zone nobody has told: the people put their figures where the page shows. */
export const allHexes: readonly string[] = Array.from({ length: COLUMNS }, (_, column) =>
  Array.from({ length: column % 2 === 0 ? 9 : 10 }, (_row, row) => `${String.fromCharCode(65 + column)}${row + 1}`)
).flat()
