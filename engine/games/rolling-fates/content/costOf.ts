import { rememberedFor } from '../../../remembered/remembered'
import { readCost, type DiceCost } from '../dice/cost'

/** A cost of a record, which its schema has read before: the same text is read once. */
export const costOf = rememberedFor((text: string): DiceCost => {
  const read = readCost(text)
  if ('fault' in read) throw new Error(`“${text}” is no cost`)
  return read.cost
})
