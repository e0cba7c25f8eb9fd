import type { Fought } from './fought'

/** What many fights come to. */
export interface Summary {
  readonly fights: number
  readonly wins: number
  readonly winRate: number
  /** Between these the true rate lies in 19 of 20 such series (Wilson). */
  readonly interval: readonly [number, number]
  readonly rounds: Spread
  readonly answers: Spread
  readonly knockouts: Spread
  /** HP lost in an average fight, dearest first. */
  readonly byCard: readonly (readonly [string, number])[]
  readonly byLocation: readonly (readonly [string, number])[]
  /** The fight with the worst single round, to look at it again by its seed. */
  readonly worst: { readonly seed: string; readonly round: number; readonly hp: number } | null
}

export interface Spread {
  readonly mean: number
  readonly least: number
  readonly most: number
}

export function summaryOf(fights: readonly Fought[]): Summary {
  const wins = fights.filter(({ outcome }) => outcome === 'victory').length
  return {
    fights: fights.length,
    wins,
    winRate: fights.length > 0 ? wins / fights.length : 0,
    interval: wilson(wins, fights.length),
    rounds: spreadOf(fights.map(({ rounds }) => rounds)),
    answers: spreadOf(fights.map(({ answers }) => answers)),
    knockouts: spreadOf(fights.map(({ knockouts }) => knockouts)),
    byCard: perFight(fights, ({ byCard }) => byCard),
    byLocation: perFight(fights, ({ byLocation }) => byLocation),
    worst: worstOf(fights)
  }
}

/** The Wilson interval at 95 %: honest for few fights and for rates near 0 and 1. */
export function wilson(wins: number, fights: number): readonly [number, number] {
  if (fights === 0) return [0, 1]
  const z = 1.959964
  const rate = wins / fights
  const spread = (z * z) / fights
  const middle = rate + spread / 2
  const reach = z * Math.sqrt((rate * (1 - rate)) / fights + spread / (4 * fights))
  return [Math.max(0, (middle - reach) / (1 + spread)), Math.min(1, (middle + reach) / (1 + spread))]
}

function spreadOf(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, least: 0, most: 0 }
  const sum = numbers.reduce((total, one) => total + one, 0)
  return {
    mean: sum / numbers.length,
    least: numbers.reduce((a, b) => Math.min(a, b)),
    most: numbers.reduce((a, b) => Math.max(a, b))
  }
}

function perFight(
  fights: readonly Fought[],
  countsOf: (fight: Fought) => { readonly [name: string]: number }
): readonly (readonly [string, number])[] {
  const sums: Record<string, number> = {}
  for (const fight of fights)
    for (const [name, count] of Object.entries(countsOf(fight))) sums[name] = (sums[name] ?? 0) + count
  return Object.entries(sums)
    .map(([name, sum]) => [name, sum / fights.length] as const)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

function worstOf(fights: readonly Fought[]): Summary['worst'] {
  let worst: Summary['worst'] = null
  for (const { seed, worst: own } of fights) if (own.hp > (worst?.hp ?? 0)) worst = { seed, ...own }
  return worst
}
