import { flag, integer, list, maybe, oneOf, preset, text, type Infer } from '../../../../engine/schema'
import type { DiceCost } from '../../../../engine/games/rolling-fates/dice/cost'
import { MOST_SIGNS, readCost, type CostFault } from '../../../../engine/games/rolling-fates/dice/cost'
import { MOST_DICE } from '../../../../engine/games/rolling-fates/dice/bars'
import { mayKeep, type Throw } from '../../../../engine/games/rolling-fates/dice/throw'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { exactlyOne } from './fields'

const face = integer({ min: 1, max: 6 })
export const dice = list(face, { max: 8 })
export const luck = oneOf([1, 2, 3, 4, 5, 6, null])
export const cost = text({ max: 100 })
export const costs = list(cost, { min: 1, max: 20 })

/** RF-CST-09: `eq` is the short form of the same. */
export const mayEqual = { groupsMayEqual: flag(), eq: flag() }

export function groupsMayEqual(asked: { readonly groupsMayEqual?: boolean; readonly eq?: boolean }): boolean {
  if (asked.groupsMayEqual !== undefined && asked.eq !== undefined)
    throw new WrongUse('eq: groupsMayEqual says the same')
  return asked.groupsMayEqual ?? asked.eq ?? true
}

/** A cost, or a sentence that names the sign that is none. */
export function costFrom(place: string, written: string): DiceCost {
  const read = readCost(written)
  if ('cost' in read) return read.cost
  throw new WrongUse(`${place}: “${written}” is no cost: ${faultText(read)}`)
}

function faultText(read: CostFault): string {
  switch (read.fault) {
    case 'empty':
      return 'it is empty; what costs no dice is “0”'
    case 'sign':
      return `“${read.sign}” is no sign; there are 1 to 6, *, groups of a to d, and L1 to L6 in front`
    case 'luck':
      return `“${read.sign}” names no value of the Luck die; there are L1 to L6`
    case 'single':
      return `the group “${read.sign}” needs two dice or more`
    case 'long':
      return `it has more than ${MOST_SIGNS} signs`
  }
}

/** What `odds` and `plan` say of the dice. */
export const thrownFields = {
  required: {
    luck: oneOf([1, 2, 3, 4, 5, 6, null, 'roll']),
    rerolls: list(integer({ min: 0, max: 8 }), { max: 3 })
  },
  optional: {
    dice,
    fresh: integer({ min: 0, max: MOST_DICE }),
    keep: preset(maybe(dice), null),
    ...mayEqual
  }
}

interface AskedThrow {
  readonly luck: Infer<typeof thrownFields.required.luck>
  readonly rerolls: readonly number[]
  readonly dice?: readonly number[]
  readonly fresh?: number
  readonly keep: readonly number[] | null
}

export function throwFrom({ luck: shown, rerolls, dice: rolled, fresh, keep }: AskedThrow): Throw {
  exactlyOne('dice', { dice: rolled, fresh })
  if (keep && rolled === undefined) throw new WrongUse('keep: dice that have not fallen cannot be kept')
  if (keep && rerolls.length === 0) throw new WrongUse('keep: there is no reroll to keep dice from')
  if (fresh !== undefined) return { fresh, luck: shown, rerolls }
  if (rolled === undefined || rolled.length > MOST_DICE) throw new WrongUse(`dice: there may be at most ${MOST_DICE}`)
  if (shown === 'roll') throw new WrongUse('luck: it is rolled with fresh dice only')
  return { dice: rolled, luck: shown, rerolls }
}

/** RF-FAT-05: dice that are not there, or too few of them. */
export const refusesKeep = (thrown: Throw, keep: readonly number[] | null): boolean =>
  keep !== null && 'dice' in thrown && !mayKeep(thrown.dice, keep, thrown.rerolls[0] ?? 0)
