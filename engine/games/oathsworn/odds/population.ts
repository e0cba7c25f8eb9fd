import type { FaceCounts, Side } from '../might'
import { faceValue, isBlank, isCritical } from '../might'

export interface CardKind {
  readonly value: number
  readonly count: number
}

/** A shuffled heap, sorted into what matters for a draw. */
export interface Population {
  readonly size: number
  readonly blanks: number
  readonly criticals: number
  /** Numbers without the critical mark. */
  readonly plain: readonly CardKind[]
  readonly marked: readonly CardKind[]
  readonly sum: number
}

/** For an enemy a blank is a card worth 0 and a critical an ordinary number (OW-CRIT-08, OW-EATK-08). */
export function populationOf(counts: FaceCounts, side: Side): Population {
  const [plain, marked]: [CardKind[], CardKind[]] = [[], []]
  let [size, blanks, criticals, sum] = [0, 0, 0, 0]
  for (const face in counts) {
    const count = counts[face] as number
    if (count === 0) continue
    const value = faceValue(face)
    size += count
    sum += value * count
    if (side === 'enemy') plain.push({ value, count })
    else if (isBlank(face)) blanks += count
    else if (isCritical(face)) {
      criticals += count
      marked.push({ value, count })
    } else plain.push({ value, count })
  }
  return { size, blanks, criticals, plain, marked, sum }
}
