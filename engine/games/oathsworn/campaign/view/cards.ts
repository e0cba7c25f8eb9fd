import type { Words } from '../../../../messages/words'
import type { Slot } from '../../content'
import type { CampaignBook } from '../book'
import { itemName } from '../people/names'

/** An item card nobody has yet. */
export interface ItemCard {
  readonly def: string
  readonly name: Words
  readonly slot: Slot
  readonly type: string
  readonly hands: number
  readonly value: number
  readonly defence: number
  readonly might: { readonly [colour: string]: number }
  readonly range: number | null
  readonly deck: string
  readonly chapter: number
  readonly only: string | null
}

/** Null for a card that the packs know no more. */
export function itemCard(book: CampaignBook, def: string): ItemCard | null {
  const record = book.find('item', def)
  if (!record) return null
  const { slot, type, hands, value, defence, might, range, deck, chapter, class: only } = record
  return {
    def,
    name: itemName(def),
    slot,
    type,
    hands,
    value,
    defence,
    might,
    range: range ?? null,
    deck,
    chapter,
    only: only ?? null
  }
}
