import { spreadOf, wilson, type Spread } from '../../../simulation/figures'
import type { PlayedAdventure } from './played'

/** What many adventures come to. */
export interface AdventureSummary {
  readonly adventures: number
  readonly wins: number
  readonly winRate: number
  /** Between these the true rate lies in 19 of 20 such series (Wilson). */
  readonly interval: readonly [number, number]
  readonly answers: Spread
  /** Of the fights that were won. */
  readonly rounds: Spread
  /** The share of the losses that each encounter caused, worst first. */
  readonly lostAt: readonly (readonly [encounter: string, share: number])[]
  /** How often it was won with each character in the party, best first. */
  readonly byCharacter: readonly (readonly [character: string, winRate: number])[]
}

export function summaryOf(played: readonly PlayedAdventure[]): AdventureSummary {
  const wins = played.filter(({ isWon }) => isWon).length
  const losses = played.flatMap(({ lostAt }) => lostAt ?? [])
  const present = new Set(played.flatMap(({ characters }) => characters))
  return {
    adventures: played.length,
    wins,
    winRate: rateOf(played),
    interval: wilson(wins, played.length),
    answers: spreadOf(played.map(({ answers }) => answers)),
    rounds: spreadOf(played.flatMap(({ rounds }) => rounds)),
    lostAt: largestFirst(
      [...new Set(losses)].map((node) => [node, losses.filter((one) => one === node).length / losses.length] as const)
    ),
    byCharacter: largestFirst(
      [...present].map((id) => [id, rateOf(played.filter(({ characters }) => characters.includes(id)))] as const)
    )
  }
}

const rateOf = (played: readonly PlayedAdventure[]): number =>
  played.length === 0 ? 0 : played.filter(({ isWon }) => isWon).length / played.length

const largestFirst = (shares: readonly (readonly [string, number])[]): readonly (readonly [string, number])[] =>
  shares.toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
