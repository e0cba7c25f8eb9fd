import { words, type Words } from '../../../../messages/words'
import type { ItemRecord } from '../../content'
import type { CampaignBook } from '../book'
import { className, refused } from '../people/names'
import type { Character, CharacterId, Company, ItemId } from '../state'
import { itemsWith } from '../state'

export const HANDS = 2

/** OW-ITEM-07: items change hands at any time but in the encounter part. */
export const whyNotExchange = ({ part }: Company): Words | null =>
  part === 'encounter' || part === 'defeat' ? refused('exchangeClosed', { clause: 'OW-ITEM-07' }) : null

/** Why this character may not equip this item now; null when it may. OW-ITEM-03..05 */
export function whyNotEquip(
  book: CampaignBook,
  company: Company,
  who: CharacterId,
  item: ItemId,
  instead: readonly ItemId[] = []
): Words | null {
  const character = company.characters[who]
  const record = recordOf(book, company, item)
  if (!character || !record) return refused('unknown')
  const holder = company.items[item]?.with ?? ''
  if (holder === who) return refused('equippedAlready')
  // OW-QUICK-05: who is away keeps everything.
  if (company.characters[holder]?.where === 'away') return refused('itemAway')
  const worn = itemsWith(company, who)
    .filter((id) => id !== item && !instead.includes(id))
    .flatMap((id) => recordOf(book, company, id) ?? [])
  return (
    whyNotExchange(company) ??
    whyNotForClass(book, character.class, record) ??
    whyNoRoom(book, character.class, worn, record)
  )
}

export const recordOf = (book: CampaignBook, company: Company, item: ItemId): ItemRecord | undefined =>
  book.find('item', company.items[item]?.def ?? '')

/** OW-ITEM-04, OW-ITEM-05 */
export function whyNotForClass(book: CampaignBook, of: string, item: ItemRecord): Words | null {
  if (item.class !== undefined && item.class !== of)
    return refused('otherClass', { class: className(item.class), clause: 'OW-ITEM-04' })
  if (item.slot === 'gear') return null
  const { items, mostHands } = book.get('class', of)
  if (!items.includes(item.type)) return refused('itemType', { type: itemTypeName(item.type), clause: 'OW-ITEM-04' })
  return handsOf(book, of, item) > mostHands ? refused('oneHanded', { clause: 'OW-ITEM-04' }) : null
}

export const itemTypeName = (type: string): Words => words(`campaign.itemType.${type}`)
export const slotName = (slot: string): Words => words(`campaign.slot.${slot}`)

/** OW-ITEM-03: one armour, one gear, two hands; two shields are not legal. */
export function whyNoRoom(book: CampaignBook, of: string, worn: readonly ItemRecord[], item: ItemRecord): Words | null {
  const clause = 'OW-ITEM-03'
  if (item.slot === 'armor' || item.slot === 'gear')
    return worn.some(({ slot }) => slot === item.slot)
      ? refused('slotTaken', { slot: slotName(item.slot), clause })
      : null
  if (item.slot === 'shield' && worn.some(({ slot }) => slot === 'shield')) return refused('twoShields', { clause })
  const free = Math.max(0, HANDS - handsInUse(book, of, worn))
  const needed = handsOf(book, of, item)
  return needed > free ? refused('hands', { free, needed, clause }) : null
}

export const handsInUse = (book: CampaignBook, of: string, worn: readonly ItemRecord[]): number =>
  worn.reduce((sum, one) => sum + handsOf(book, of, one), 0)

/** OW-SETUP-08: a class may hold some kinds of item in fewer hands. */
export function handsOf(book: CampaignBook, of: string, item: ItemRecord): number {
  if (item.slot === 'armor' || item.slot === 'gear') return 0
  const exception = book.get('class', of).equips.find((one) => one.item === item.type)
  return exception?.hands ?? item.hands
}

/** What would have to go into the backpack for this item: the fewest, in the order in which they were put on. */
export function makingRoom(book: CampaignBook, company: Company, who: CharacterId, item: ItemId): readonly ItemId[] {
  const record = recordOf(book, company, item)
  const character: Character | undefined = company.characters[who]
  if (!record || !character) return []
  const inTheWay = itemsWith(company, who).filter(
    (id) => id !== item && isInTheWay(record, recordOf(book, company, id))
  )
  const away: ItemId[] = []
  for (const id of inTheWay) {
    if (whyNotEquip(book, company, who, item, away) === null) break
    away.push(id)
  }
  return away
}

function isInTheWay(item: ItemRecord, worn: ItemRecord | undefined): boolean {
  if (!worn) return false
  if (item.slot === 'armor' || item.slot === 'gear') return worn.slot === item.slot
  return worn.slot === 'weapon' || worn.slot === 'shield'
}
