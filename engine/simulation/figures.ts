// What many games come to, in figures.

/** The Wilson interval at 95 %: honest for few games and for rates near 0 and 1. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1]
  const z = 1.959964
  const rate = wins / games
  const spread = (z * z) / games
  const middle = rate + spread / 2
  const reach = z * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games))
  return [Math.max(0, (middle - reach) / (1 + spread)), Math.min(1, (middle + reach) / (1 + spread))]
}

export interface Spread {
  readonly mean: number
  readonly least: number
  readonly most: number
}

export function spreadOf(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, least: 0, most: 0 }
  const sum = numbers.reduce((total, one) => total + one, 0)
  return {
    mean: sum / numbers.length,
    least: numbers.reduce((a, b) => Math.min(a, b)),
    most: numbers.reduce((a, b) => Math.max(a, b))
  }
}
