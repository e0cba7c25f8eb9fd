import { qOf, rOf, type Hex } from './hex'

/** What people call the hexes of a board: one name for each hex of the list, in the same order. */
export type Labels = (hexes: readonly Hex[]) => readonly string[]

/** A letter for the column from the west, a number for the row from the north of that column: A1 is the north-west. */
export const lettersAndNumbers: Labels = (hexes) => {
  const west = Math.min(...hexes.map(qOf))
  const tops = new Map<number, number>()
  for (const h of hexes) tops.set(qOf(h), Math.min(rOf(h), tops.get(qOf(h)) ?? rOf(h)))
  return hexes.map((h) => `${letters(qOf(h) - west)}${rOf(h) - (tops.get(qOf(h)) ?? 0) + 1}`)
}

/** The same where a corner lies to the north: a letter for the row, a number in it from the west. */
export const rowsAndNumbers: Labels = (hexes) => {
  const north = Math.min(...hexes.map(rOf))
  const wests = new Map<number, number>()
  for (const h of hexes) wests.set(rOf(h), Math.min(qOf(h), wests.get(rOf(h)) ?? qOf(h)))
  return hexes.map((h) => `${letters(rOf(h) - north)}${qOf(h) - (wests.get(rOf(h)) ?? 0) + 1}`)
}

/** 0 → A, 25 → Z, 26 → AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
