import type { Json } from '../../../../../engine/kernel/ids'
import { isRecord } from '../../../../ui/form/schema'
import type { OddsColumn } from '../../ui/odds'

// What the game answers when it is asked for the odds of a draw. Anything else is no answer, and nothing is shown.

/** What a draw comes to: the chance to miss, of each loss of HP, what is to be expected, the chance to break. */
export interface Worth {
  readonly miss: number
  readonly hp: readonly number[]
  readonly expected: number
  readonly breaks: number | undefined
  /** Where several are hit: what is to be expected of each, and of all friends among them. */
  readonly each?: readonly ExpectedShare[]
  readonly friends?: number
}

/** What a draw comes to for one of several. */
export interface ExpectedShare {
  readonly figure: string
  readonly friend: boolean
  readonly expected: number
}

/** Each is resolved by a card or by a die. */
export type DrawnBy = 'cards' | 'dice'

interface Told {
  readonly of: 'attack' | 'check'
  readonly targets: readonly string[]
}
/** Before a draw: for each number of white ones, or of tokens that empower it. */
export interface DrawOdds extends Told {
  readonly kind: 'draw'
  /** Is the question how many are drawn, how many of them are rolled, or how many tokens are spent? */
  readonly asks: DrawnBy | 'tokens'
  /** What the white ones are taken to be; they may be either where that is still open. */
  readonly by: DrawnBy
  readonly mayRoll: boolean
  readonly rows: readonly (Worth & { readonly white: number })[]
  /** What the rows are ranked by, and the number of white ones that is best. Tokens are worth something later, too. */
  readonly measure: 'breaks' | 'worth'
  readonly best: number | null
  /** For how many redraws it can be planned. */
  readonly redraws: number
}
/** After it: the hand left alone, and each of its cards drawn anew. */
export interface HandOdds extends Told {
  readonly kind: 'hand'
  readonly now: Worth
  readonly gains: ReadonlyMap<number, number>
}
/** Beside the question which cards are upgraded: the split that is meant, and the best one. OW-EMP-01 */
export interface UpgradeOdds extends Told {
  readonly kind: 'upgrade'
  readonly now: Worth
  readonly best: Worth & { readonly amounts: Readonly<Record<string, number>> }
}
/** With so many redraws, each used as well as can be. */
export interface RedrawPlan extends Worth {
  readonly tokens: number
  /** Every hand was looked at; otherwise some stood for all. */
  readonly isExact: boolean
}

export function oddsFrom(told: Json | undefined): DrawOdds | HandOdds | UpgradeOdds | null {
  if (!isRecord(told)) return null
  const of = told['of'] === 'check' ? 'check' : 'attack'
  const targets = Array.isArray(told['targets']) ? told['targets'].filter((one) => typeof one === 'string') : []
  if (told['kind'] === 'draw') {
    const rows = listed(told['rows'], (row) => {
      const worth = worthFrom(row)
      return worth && typeof row['white'] === 'number' ? { ...worth, white: row['white'] } : undefined
    })
    const redraws = typeof told['redraws'] === 'number' ? told['redraws'] : 0
    const asks = told['asks'] === 'tokens' ? 'tokens' : drawnFrom(told['asks'])
    const means = { asks, by: drawnFrom(told['by']), mayRoll: told['mayRoll'] === true } as const
    const [first] = rows
    if (!first) return null
    const measure = told['measure'] === 'breaks' ? 'breaks' : 'worth'
    const best = typeof told['best'] === 'number' ? told['best'] : asks === 'tokens' ? null : first.white
    return { kind: 'draw', of, targets, ...means, rows, measure, best, redraws }
  }
  const now = isRecord(told['now']) ? worthFrom(told['now']) : undefined
  if (told['kind'] === 'upgrade') {
    const best = splitFrom(told['best'])
    return now && best ? { kind: 'upgrade', of, targets, now, best } : null
  }
  const gains = new Map(
    listed(told['redrawn'], ({ place, gain }) =>
      typeof place === 'number' && typeof gain === 'number' ? ([place, gain] as const) : undefined
    )
  )
  return now ? { kind: 'hand', of, targets, now, gains } : null
}

function splitFrom(told: Json | undefined): UpgradeOdds['best'] | undefined {
  const worth = isRecord(told) ? worthFrom(told) : undefined
  if (!worth || !isRecord(told) || !isRecord(told['amounts'])) return undefined
  const amounts = Object.entries(told['amounts']).filter((one): one is [string, number] => typeof one[1] === 'number')
  return { ...worth, amounts: Object.fromEntries(amounts) }
}

const drawnFrom = (told: Json | undefined): DrawnBy => (told === 'dice' ? 'dice' : 'cards')

export function planFrom(told: Json | undefined): RedrawPlan | undefined {
  const worth = isRecord(told) ? worthFrom(told) : undefined
  if (!worth || !isRecord(told) || typeof told['tokens'] !== 'number') return undefined
  return { ...worth, tokens: told['tokens'], isExact: told['exact'] === true }
}

type Fields = { readonly [field: string]: Json }

function listed<T>(told: Json | undefined, read: (one: Fields) => T | undefined): readonly T[] {
  if (!Array.isArray(told)) return []
  return (told as readonly Json[])
    .map((one) => (isRecord(one) ? read(one) : undefined))
    .filter((one) => one !== undefined)
}

function worthFrom({ miss, hp, expected, breaks, friends, each }: Fields): Worth | undefined {
  if (typeof miss !== 'number' || typeof expected !== 'number') return undefined
  if (!Array.isArray(hp) || !hp.every((chance) => typeof chance === 'number')) return undefined
  const worth = { miss, hp: hp as number[], expected, breaks: typeof breaks === 'number' ? breaks : undefined }
  if (typeof friends !== 'number') return worth
  return { ...worth, friends, each: listed(each, shareFrom) }
}

function shareFrom({ figure, friend, expected }: Fields): ExpectedShare | undefined {
  if (typeof figure !== 'string' || typeof expected !== 'number') return undefined
  return { figure, friend: friend === true, expected }
}

/** What is to be expected, less what friends lose. */
export const netOf = ({ expected, friends = 0 }: Pick<Worth, 'expected' | 'friends'>): number => expected - friends

/** More white cards than these only miss. */
const HOPELESS = 0.97

export interface DrawColumn extends OddsColumn {
  readonly friends?: number
}

/** In a column a miss stands by itself, and is not counted among the draws that cost nothing. One hopeless column will do. */
export const columnsOf = ({ rows, best }: DrawOdds): readonly DrawColumn[] =>
  rows
    .slice(
      0,
      Math.max(rows.findLastIndex(({ miss }) => miss < HOPELESS) + 2, rows.findIndex(({ white }) => white === best) + 1)
    )
    .map(({ white, miss, hp: [none = 0, ...some], expected, breaks, friends }) => ({
      choice: white,
      label: String(white),
      miss,
      hp: [Math.max(0, none - miss), ...some],
      expected,
      breaks,
      ...(friends === undefined ? {} : { friends })
    }))

/** Less than this is rounding. */
const LEAST = 0.005
/** The card whose redraw brings the most, if any brings something. */
export function bestRedraw({ gains }: HandOdds): number | null {
  let best: number | null = null
  let most = LEAST
  for (const [place, gain] of gains) if (gain > most) [best, most] = [place, gain]
  return best
}
