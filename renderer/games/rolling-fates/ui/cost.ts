import type { Words } from '../../../../engine/messages/words'

// A cost as its dice are drawn. The game has read it; here its signs become pictures and words.

/** One die of a cost: a face, any face, or the letter of its group. */
export type CostSign =
  { readonly luck: number } | { readonly face: number } | { readonly any: true } | { readonly group: string }

/** The signs of a cost, those of one group side by side. */
export function signsOf(cost: string): readonly CostSign[] {
  const plain = cost.replaceAll(' ', '')
  const luck = /^L([1-6])/.exec(plain)?.[1]
  const dice = [...(luck === undefined ? plain : plain.slice(2))].filter((sign) => sign !== '0')
  return [...(luck === undefined ? [] : [{ luck: Number(luck) }]), ...dice.sort().map(signOf)]
}

function signOf(sign: string): CostSign {
  if (sign === '*') return { any: true }
  return /[1-6]/.test(sign) ? { face: Number(sign) } : { group: sign }
}

/** A cost read aloud: "Luck die 3", "4 and 5", "two equal dice". */
export function costWords(cost: string): Words {
  const signs = signsOf(cost)
  if (signs.length === 0) return { key: 'fates.cost.free' }
  const faces = signs.flatMap((sign) => ('face' in sign ? [sign.face] : []))
  const any = signs.filter((sign) => 'any' in sign).length
  const letters = signs.flatMap((sign) => ('group' in sign ? [sign.group] : []))
  const groups = [...new Set(letters)].map((group) => letters.filter((letter) => letter === group).length)
  const parts: Words[] = [
    ...signs.flatMap((sign) => ('luck' in sign ? [{ key: 'fates.cost.luck', args: { face: sign.luck } }] : [])),
    ...(faces.length > 0 ? [{ key: 'fates.cost.faces', args: { faces: faces.join(' '), n: faces.length } }] : []),
    ...groups.map((n) => ({ key: 'fates.cost.equal', args: { n } })),
    ...(any > 0 ? [{ key: 'fates.cost.any', args: { n: any } }] : [])
  ]
  return { key: 'fates.cost.all', args: { parts } }
}
