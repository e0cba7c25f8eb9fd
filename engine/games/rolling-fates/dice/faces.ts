/** RF-SET-09: every die is six-sided. */
export const FACES = [1, 2, 3, 4, 5, 6] as const

export type DieFace = (typeof FACES)[number]

/** Dice in rising order: the form in which two bars with the same dice look the same. */
export const rising = (dice: readonly number[]): number[] => [...dice].sort((a, b) => a - b)

/** How many dice show each face; place 0 stays empty. */
export function countsOf(dice: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const die of dice) counts[die] = (counts[die] ?? 0) + 1
  return counts
}

/** Whether all of `part` can be taken out of `dice`. */
export function contains(dice: readonly number[], part: readonly number[]): boolean {
  const left = countsOf(dice)
  return part.every((die) => (left[die] = (left[die] ?? 0) - 1) >= 0)
}

/** RF-CHP-02: what is left of `dice` once `part` is taken out. */
export function without(dice: readonly number[], part: readonly number[]): number[] {
  const gone = countsOf(part)
  return dice.filter((die) => {
    if ((gone[die] ?? 0) === 0) return true
    gone[die] = (gone[die] ?? 0) - 1
    return false
  })
}

/** Rising dice compared like words in a dictionary. */
export function compareDice(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Every different choice of some of the dice, each rising; with `size`, only those of that many dice. */
export function choicesOf(dice: readonly number[], size?: number): number[][] {
  const counts = countsOf(dice)
  let choices: number[][] = [[]]
  for (const face of FACES) {
    const longer = choices.flatMap((choice) => withUpTo(choice, face, counts[face] ?? 0))
    choices = size === undefined ? longer : longer.filter((choice) => choice.length <= size)
  }
  return size === undefined ? choices : choices.filter((choice) => choice.length === size)
}

const withUpTo = (choice: readonly number[], face: number, most: number): number[][] =>
  Array.from({ length: most + 1 }, (_, more) => [...choice, ...Array<number>(more).fill(face)])
