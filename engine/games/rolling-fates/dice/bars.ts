import { countsOf, FACES } from './faces'

/** The most dice odds are worked out for: five, and what effects may add (RF-FAT-11). */
export const MOST_DICE = 7

/**
 * All multisets of up to MOST_DICE dice, numbered by size and then as in a dictionary: 462 of them have at most five
 * dice, and 252 exactly five. What is computed for bars and keeps is an array by these numbers.
 */
export interface Bars {
  readonly counts: readonly (readonly number[])[]
  /** The number of the first bar with so many dice. */
  readonly start: readonly number[]
  /** The bar with one die more: at `bar * 6 + face - 1`. */
  readonly plus: Int16Array
}

const keyOf = (dice: readonly number[]): string => dice.join('')

function makeBars(): Bars {
  const start = [0]
  const all: number[][] = [[]]
  for (let size = 1; size <= MOST_DICE; size++) {
    const before = all.slice(start[size - 1])
    start.push(all.length)
    for (const dice of before) for (const face of FACES) if (face >= (dice.at(-1) ?? 1)) all.push([...dice, face])
  }
  const numbers = new Map(all.map((dice, bar) => [keyOf(dice), bar]))
  const plus = new Int16Array((start[MOST_DICE] ?? 0) * 6)
  for (let bar = 0; bar < (start[MOST_DICE] ?? 0); bar++)
    for (const face of FACES)
      plus[bar * 6 + face - 1] = numbers.get(keyOf([...(all[bar] ?? []), face].sort((a, b) => a - b))) ?? 0
  return { counts: all.map(countsOf), start: [...start, all.length], plus }
}

export const bars = makeBars()

/** Where the bars of so many dice begin. */
export const firstOf = (size: number): number => bars.start[size] ?? 0

/** The bar with so many dice of one face more. */
export function withDice(bar: number, face: number, count: number): number {
  let longer = bar
  for (let die = 0; die < count; die++) longer = bars.plus[longer * 6 + face - 1] ?? 0
  return longer
}

export const barOf = (dice: readonly number[]): number =>
  dice.reduce((bar, face) => bars.plus[bar * 6 + face - 1] ?? 0, 0)

/** The dice of a bar, rising. */
export const diceOf = (bar: number): number[] =>
  FACES.flatMap((face) => Array<number>(bars.counts[bar]?.[face] ?? 0).fill(face))
