import { spreadOf, wilson, type Spread } from '../../../simulation/figures'
import type { FightResult } from './fightResult'

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

export function summaryOf(fights: readonly FightResult[]): Summary {
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

function perFight(
  fights: readonly FightResult[],
  countsOf: (fight: FightResult) => { readonly [name: string]: number }
): readonly (readonly [string, number])[] {
  const sums: Record<string, number> = {}
  for (const fight of fights)
    for (const [name, count] of Object.entries(countsOf(fight))) sums[name] = (sums[name] ?? 0) + count
  return Object.entries(sums)
    .map(([name, sum]) => [name, sum / fights.length] as const)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

function worstOf(fights: readonly FightResult[]): Summary['worst'] {
  let worst: Summary['worst'] = null
  for (const { seed, worst: own } of fights) if (own.hp > (worst?.hp ?? 0)) worst = { seed, ...own }
  return worst
}
