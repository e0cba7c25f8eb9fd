/** Where the pips of each face lie, in a square of 32. */
const LOW = 8
const MID = 16
const HIGH = 24

type Pip = readonly [x: number, y: number]

export const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [[MID, MID]],
  2: [[LOW, LOW], [HIGH, HIGH]], // prettier-ignore
  3: [[LOW, LOW], [MID, MID], [HIGH, HIGH]], // prettier-ignore
  4: [[LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]], // prettier-ignore
  5: [[LOW, LOW], [HIGH, LOW], [MID, MID], [LOW, HIGH], [HIGH, HIGH]], // prettier-ignore
  6: [[LOW, LOW], [HIGH, LOW], [LOW, MID], [HIGH, MID], [LOW, HIGH], [HIGH, HIGH]] // prettier-ignore
}
