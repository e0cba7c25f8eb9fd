import type { Words } from '../../../kernel/words'
import type { Slot } from '../../content'
import type { CampaignBook } from '../book'
import { itemName } from '../names'

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

export function itemCard(book: CampaignBook, def: string): ItemCard {
  const { slot, type, hands, value, defence, might, range, deck, chapter, class: only } = book.get('item', def)
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
