import { rememberedFor } from '../../../remembered/remembered'
import { bars, barOf, diceOf, firstOf } from './bars'
import { choicesOf } from './faces'

/**
 * What every keep of some of `size` dice is worth on the average, in whole numbers over `unit`, a power of six. Where
 * seven dice and three rerolls would pass what a number holds exactly, the part above 2^26 is kept apart in `high`.
 */
export interface Keeps {
  readonly size: number
  readonly most: number
  readonly high: Float64Array | null
  readonly low: Float64Array
  readonly unit: number
}

const SPLIT = 2 ** 26
/** A bar is worth less: twenty abilities at 999, each used nine times. */
const MOST_WORTH = 2 ** 18

/** RF-FAT-11: rerolls of at most so many dice each, the next one first; each chooses afresh among all dice. */
export function keepsOf(size: number, worths: Float64Array, rerolls: readonly [number, ...number[]]): Keeps {
  const [next, ...later] = rerolls.map((most) => Math.min(most, size)) as [number, ...number[]]
  let [values, unit] = [worths, 1]
  for (const most of later.reverse()) {
    values = bestOf(size, most, meansOf(size, most, values))
    unit *= 6 ** most
  }
  const needsSplit = MOST_WORTH * unit * 6 ** next > Number.MAX_SAFE_INTEGER
  return {
    size,
    most: next,
    high: needsSplit
      ? meansOf(
          size,
          next,
          values.map((value) => Math.floor(value / SPLIT))
        )
      : null,
    low: meansOf(size, next, needsSplit ? values.map((value) => value % SPLIT) : values),
    unit: unit * 6 ** next
  }
}

/** `W(K) = Σf W(K+f) / 6` from all dice kept down to `most` rerolled: six to the power of `most` keeps it whole. */
function meansOf(size: number, most: number, values: Float64Array): Float64Array {
  const { plus } = bars
  const [least, first, end] = [firstOf(size - most), firstOf(size), firstOf(size + 1)]
  const means = new Float64Array(end)
  const scale = 6 ** most
  for (let bar = first; bar < end; bar++) means[bar] = (values[bar] ?? 0) * scale
  // Six terms in a row take less than half the time of a loop over them.
  const worth = (at: number): number => means[plus[at] ?? 0] ?? 0
  for (let bar = first - 1; bar >= least; bar--) {
    const at = bar * 6
    means[bar] = (worth(at) + worth(at + 1) + worth(at + 2) + worth(at + 3) + worth(at + 4) + worth(at + 5)) / 6
  }
  return means
}

/** What every bar is worth when its best keep is chosen: the greatest mean of all that can be left of it. */
function bestOf(size: number, most: number, means: Float64Array): Float64Array {
  const best = means.slice()
  for (let bar = firstOf(size - most); bar < firstOf(size); bar++)
    for (let at = bar * 6; at < bar * 6 + 6; at++) {
      const longer = bars.plus[at] ?? 0
      best[longer] = Math.max(best[longer] ?? 0, best[bar] ?? 0)
    }
  return best
}

/** What keeping these dice is worth. */
export const worthOf = (keeps: Keeps, keep: readonly number[]): number => worthOfBar(keeps, barOf(keep))

export const worthOfBar = ({ high, low, unit }: Keeps, bar: number): number =>
  ((high?.[bar] ?? 0) * SPLIT + (low[bar] ?? 0)) / unit

function exactly(keeps: Keeps, bar: number): { readonly high: number; readonly low: number } {
  const low = keeps.low[bar] ?? 0
  const carried = Math.floor(low / SPLIT)
  return { high: (keeps.high?.[bar] ?? 0) + carried, low: low - carried * SPLIT }
}

/** The best keep of a bar; of equals the one with most dice, then the one with the highest, looked at from the top. */
export function bestKeep(keeps: Keeps, dice: readonly number[]): readonly number[] {
  const choices = keepsInOrder(dice, keeps.most)
  return choices.reduce((best, keep) => (isMore(keeps, keep.bar, best.bar) ? keep : best)).dice
}

function isMore(keeps: Keeps, bar: number, than: number): boolean {
  if (!keeps.high) return (keeps.low[bar] ?? 0) > (keeps.low[than] ?? 0)
  const [one, other] = [exactly(keeps, bar), exactly(keeps, than)]
  return one.high > other.high || (one.high === other.high && one.low > other.low)
}

interface Keep {
  readonly dice: readonly number[]
  readonly bar: number
}

/** RF-FAT-05: what may be kept when at most `most` dice are rerolled: most dice first, then highest from the top. */
export const keepsInOrder = (dice: readonly number[], most: number): readonly Keep[] =>
  keepsOfBar(barOf(dice) * 8 + Math.min(most, dice.length))

const keepsOfBar = rememberedFor((key: number): readonly Keep[] => {
  const dice = diceOf(key >> 3)
  return choicesOf(dice)
    .filter((keep) => keep.length >= dice.length - (key & 7))
    .sort((a, b) => b.length - a.length || fromTheTop(b, a))
    .map((keep) => ({ dice: keep, bar: barOf(keep) }))
})

function fromTheTop(a: readonly number[], b: readonly number[]): number {
  for (let at = a.length - 1; at >= 0; at--) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** What unrolled dice are worth before they fall. */
export function worthUnrolled(size: number, worths: Float64Array, rerolls: readonly number[]): number {
  if (rerolls.length === 0) return (meansOf(size, size, worths)[0] ?? 0) / 6 ** size
  const { high, low, unit } = keepsOf(size, worths, rerolls as [number, ...number[]])
  const means = high ? low.map((value, bar) => (high[bar] ?? 0) * SPLIT + value) : low
  const best = bestOf(size, Math.min(rerolls[0] ?? 0, size), means)
  return (meansOf(size, size, best)[0] ?? 0) / 6 ** size / unit
}
