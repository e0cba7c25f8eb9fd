import fc from 'fast-check'
import { readCost, type DiceCost } from '../../../../../engine/games/rolling-fates/dice/cost'

export function costOf(text: string): DiceCost {
  const read = readCost(text)
  if ('fault' in read) throw new Error(`${text}: ${read.fault}`)
  return read.cost
}

/** Costs without a Luck part. */
export const actionSigns = fc.oneof(
  fc.constantFrom('aa', 'aaa', 'aaaa', 'aaaaa', 'aabb', 'aaabb', '12345', '23456', '14', '25', '55', '*', '***'),
  fc
    .tuple(
      fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6', '*'), { maxLength: 3 }),
      fc.constantFrom('', 'aa', 'aaa', 'aabb')
    )
    .map(([signs, group]) => signs.join('') + group)
    .filter((signs) => signs !== '' && signs.length <= 8)
)
