/** RF-CST-12: what an ability costs, the Luck die and the Action dice apart. */
export interface DiceCost {
  /** RF-CST-01: the value the Luck die must show. */
  readonly luck: number | null
  /** RF-CST-06, RF-CST-07: exact values, rising. */
  readonly values: readonly number[]
  /** RF-CST-02: how many dice of any value. */
  readonly any: number
  /** RF-CST-03 to RF-CST-05: the sizes of the groups of equal dice, largest first. */
  readonly groups: readonly number[]
}

export type CostFault =
  | { readonly fault: 'empty' }
  | { readonly fault: 'sign'; readonly sign: string }
  | { readonly fault: 'luck'; readonly sign: string }
  | { readonly fault: 'single'; readonly sign: string }
  | { readonly fault: 'long' }

export type ReadCost = { readonly cost: DiceCost } | CostFault

export const MOST_SIGNS = 8

export const diceIn = (cost: DiceCost): number =>
  cost.values.length + cost.any + cost.groups.reduce((sum, size) => sum + size, 0)

/** RF-CST-08: `0`, or `L1` to `L6` and then values, wildcards and letters of groups. Spaces mean nothing. */
export function readCost(text: string): ReadCost {
  const packed = text.replaceAll(' ', '')
  if (packed === '') return { fault: 'empty' }
  if (packed === '0') return { cost: { luck: null, values: [], any: 0, groups: [] } }
  if (!packed.startsWith('L')) return withSigns(null, packed)
  const luck = packed.charAt(1)
  return isFace(luck) ? withSigns(Number(luck), packed.slice(2)) : { fault: 'luck', sign: packed.slice(0, 2) }
}

function withSigns(luck: number | null, signs: string): ReadCost {
  const stranger = [...signs].find((sign) => !/^[1-6*a-d]$/.test(sign))
  if (stranger !== undefined) return { fault: 'sign', sign: stranger }
  if (signs.length > MOST_SIGNS) return { fault: 'long' }
  const letters = ['a', 'b', 'c', 'd'].map((letter) => ({ letter, size: count(signs, letter) }))
  const single = letters.find(({ size }) => size === 1)
  if (single) return { fault: 'single', sign: single.letter }
  const values = [...signs].filter(isFace).map(Number)
  return {
    cost: {
      luck,
      values: values.sort((a, b) => a - b),
      any: count(signs, '*'),
      groups: letters.flatMap(({ size }) => (size > 0 ? [size] : [])).sort((a, b) => b - a)
    }
  }
}

const isFace = (sign: string): boolean => /^[1-6]$/.test(sign)
const count = (signs: string, sign: string): number => signs.split(sign).length - 1
