/** How a part of a column of chances is drawn: hatched red, empty, ever fuller, striped for a second try. */
export type ChancePart = 'miss' | 'none' | 'low' | 'middle' | 'high' | 'full' | 'again'

export interface ChancePortion {
  readonly part: ChancePart
  readonly chance: number
}

export interface OddsColumn {
  readonly choice: number
  readonly label: string
  /** Chance to miss. */
  readonly miss: number
  /** Chance to take exactly this many HP, from zero up. */
  readonly hp: readonly number[]
  readonly expected: number
  /** Chance to fell or to break, where something can be. */
  readonly breaks?: number | undefined
}

/** Never 0 % for what can happen, never 100 % for what can fail. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '< 1 %'
  if (chance < 1 && chance > 0.995) return '> 99 %'
  return `${Math.round(chance * 100)} %`
}
