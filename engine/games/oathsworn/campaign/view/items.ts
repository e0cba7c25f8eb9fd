import type { Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import { whyNotEquip, makingRoom, whyNotExchange } from '../goods/equip'
import { applyAll } from '../happenings'
import { halfValue } from '../goods/items'
import { seated, type CharacterId, type Company, type ItemId } from '../state'
import { strengthOf, type Strength } from '../people/strength'
import { itemCard, type ItemCard } from './cards'

/** An item somebody has. */
export interface ItemView extends ItemCard {
  readonly id: ItemId
  /** What it sells for, and what it covers of a debt. OW-GEN-05 */
  readonly half: number
  readonly with: string
}

export function itemView(book: CampaignBook, company: Company, id: ItemId): ItemView | null {
  const owned = company.items[id]
  const card = owned && itemCard(book, owned.def)
  return card ? { ...card, id, half: halfValue(book, owned.def), with: owned.with } : null
}

/** What equipping an item would come to for one character. */
export interface EquipView {
  /** The item, or the card where nobody has it yet. */
  readonly item: ItemId
  readonly by: CharacterId
  /** Why not; null when it can simply be put on. */
  readonly refused: Words | null
  /** What would go into the backpack first, when that is all it takes. */
  readonly instead: readonly ItemId[]
  readonly before: Numbers
  readonly after: Numbers
}

interface Numbers {
  readonly defence: number
  readonly might: Strength['might']
}

/** Every item the company has, on everybody at the table: with numbers before and after. */
export function equipViews(book: CampaignBook, company: Company): readonly EquipView[] {
  if (whyNotExchange(company)) return []
  return seated(company).flatMap(({ id: by }) =>
    Object.entries(company.items).flatMap(([item, { with: who }]) =>
      who === by || company.characters[who]?.where === 'away' ? [] : [equipView(book, company, by, item)]
    )
  )
}

/** The same for cards nobody has yet: `item` is the card, as if one lay in the backpack. */
export function fitViews(book: CampaignBook, company: Company, cards: readonly string[]): readonly EquipView[] {
  if (whyNotExchange(company)) return []
  return cards.flatMap((def) => {
    const item = `card:${def}`
    const owned = { ...company, items: { ...company.items, [item]: { def, with: 'backpack' } } }
    return seated(company).map(({ id: by }) => ({ ...equipView(book, owned, by, item), item: def }))
  })
}

function equipView(book: CampaignBook, company: Company, by: CharacterId, item: ItemId): EquipView {
  const plain = whyNotEquip(book, company, by, item)
  const instead = plain ? makingRoom(book, company, by, item) : []
  const isPossible = whyNotEquip(book, company, by, item, instead) === null
  const after = applyAll(company, [
    ...(isPossible ? instead : []).map((one) => ({ kind: 'itemMoved' as const, item: one, to: 'backpack' })),
    { kind: 'itemMoved', item, to: by }
  ])
  return {
    item,
    by,
    refused: isPossible ? null : plain,
    instead: isPossible ? instead : [],
    before: numbersOf(strengthOf(book, company, by)),
    after: numbersOf(strengthOf(book, isPossible ? after : company, by))
  }
}

const numbersOf = ({ defence, might }: Strength): Numbers => ({ defence, might })
