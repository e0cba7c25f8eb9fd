import { rememberedFor } from '../../../remembered/remembered'
import { firstOf } from './bars'
import { contains, rising } from './faces'
import { bestKeep, keepsOf, worthOf, worthUnrolled, type Keeps } from './keeps'

/** Dice on the table, or still in the hand, and the rerolls to come: the most dice each may take. */
export type Throw =
  | { readonly dice: readonly number[]; readonly luck: number | null; readonly rerolls: readonly number[] }
  | { readonly fresh: number; readonly luck: number | 'roll' | null; readonly rerolls: readonly number[] }

/** What a throw is worth under the best keep, and that keep; null where nothing can be kept now. */
export interface ThrowOutlook {
  readonly worth: number
  readonly keep: readonly number[] | null
}

/** Something wanted of a bar: a name under which its numbers are kept, and what each bar of so many dice is worth. */
export interface ThrowAim {
  readonly key: string
  worths(size: number): Float64Array
}

/** A question asks for few aims, an evening for some hundreds; a program that asks for anything starts afresh here. */
const MOST_KEPT = 2000
const knownKeeps = rememberedFor<string, { keeps?: Keeps }>(() => ({}), MOST_KEPT)
const knownUnrolled = rememberedFor<string, { worth?: number }>(() => ({}), MOST_KEPT)

/** RF-APP-07: the outlook of an aim that depends on the value of the Luck die. */
export function outlook(
  thrown: Throw,
  aimWith: (luck: number | null) => ThrowAim,
  keep?: readonly number[]
): ThrowOutlook {
  if ('fresh' in thrown) return { worth: unrolled(thrown, aimWith), keep: null }
  const aim = aimWith(thrown.luck)
  const [next, ...later] = thrown.rerolls
  const size = thrown.dice.length
  if (next === undefined) return { worth: worthNow(aim, thrown.dice), keep: null }
  const known = knownKeeps(`${aim.key}|${size}|${thrown.rerolls.join()}`)
  const keeps = (known.keeps ??= keepsOf(size, aim.worths(size), [next, ...later]))
  const chosen = keep ? rising(keep) : bestKeep(keeps, thrown.dice)
  return { worth: worthOf(keeps, chosen), keep: chosen }
}

const worthNow = (aim: ThrowAim, dice: readonly number[]): number =>
  worthOf({ size: dice.length, most: 0, high: null, low: aim.worths(dice.length), unit: 1 }, dice)

function unrolled(thrown: Throw & { readonly fresh: number }, aimWith: (luck: number | null) => ThrowAim): number {
  const lucks = thrown.luck === 'roll' ? [1, 2, 3, 4, 5, 6] : [thrown.luck]
  const worths = lucks.map((luck) => {
    const aim = aimWith(luck)
    const known = knownUnrolled(`${aim.key}|${thrown.fresh}|${thrown.rerolls.join()}`)
    return (known.worth ??= worthUnrolled(thrown.fresh, aim.worths(thrown.fresh), thrown.rerolls))
  })
  return worths.reduce((sum, worth) => sum + worth, 0) / lucks.length
}

/** RF-FAT-05: whether these dice may be kept now: they are there, and no more than the next reroll takes are left. */
export const mayKeep = (dice: readonly number[], keep: readonly number[], most: number): boolean =>
  contains(dice, keep) && dice.length - keep.length <= most

/** An array with room for every bar of up to so many dice, filled for those of exactly so many. */
export function worthsOfBars(size: number, worth: (bar: number) => number): Float64Array {
  const worths = new Float64Array(firstOf(size + 1))
  for (let bar = firstOf(size); bar < worths.length; bar++) worths[bar] = worth(bar)
  return worths
}
