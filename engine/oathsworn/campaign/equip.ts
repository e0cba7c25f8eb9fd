import { words, type Words } from '../../kernel/words'
import type { ItemRecord } from '../content'
import type { CampaignBook } from './book'
import type { Character, CharacterId, Company, ItemId } from './state'
import { itemsWith } from './state'

const HANDS = 2

/** Why this character may not equip this item now; null when it may. OW-ITEM-03..05 */
export function whyNotEquip(book: CampaignBook, company: Company, who: CharacterId, item: ItemId): Words | null {
  const character = company.characters[who]
  const record = recordOf(book, company, item)
  if (!character || !record) return words('refused.unknownItem')
  if (company.part === 'encounter') return words('refused.exchangeClosed', { clause: 'OW-ITEM-07' })
  return (
    whyNotForClass(book, character, record) ??
    whyNoRoom(
      book,
      character,
      itemsWith(company, who).flatMap((id) => (id === item ? [] : (recordOf(book, company, id) ?? []))),
      record
    )
  )
}

export const recordOf = (book: CampaignBook, company: Company, item: ItemId): ItemRecord | undefined =>
  book.find('item', company.items[item]?.def ?? '')

/** OW-ITEM-04, OW-ITEM-05 */
export function whyNotForClass(book: CampaignBook, character: Character, item: ItemRecord): Words | null {
  if (item.class !== undefined && item.class !== character.class)
    return words('refused.otherClass', { class: words(`class.${item.class}.name`), clause: 'OW-ITEM-04' })
  if (item.slot === 'gear') return null
  const { items } = book.get('class', character.class)
  return items.includes(item.type)
    ? null
    : words('refused.itemType', { type: words(`itemType.${item.type}`), clause: 'OW-ITEM-04' })
}

/** OW-ITEM-03: one armour, one gear, two hands; two shields are not legal. */
function whyNoRoom(
  book: CampaignBook,
  character: Character,
  worn: readonly ItemRecord[],
  item: ItemRecord
): Words | null {
  if (item.slot === 'armor' || item.slot === 'gear')
    return worn.some(({ slot }) => slot === item.slot)
      ? words('refused.slotTaken', { slot: words(`slot.${item.slot}`), clause: 'OW-ITEM-03' })
      : null
  if (item.slot === 'shield' && worn.some(({ slot }) => slot === 'shield'))
    return words('refused.twoShields', { clause: 'OW-ITEM-03' })
  const inHand = worn.reduce((sum, one) => sum + handsOf(book, character, one), 0)
  const needed = handsOf(book, character, item)
  return inHand + needed > HANDS
    ? words('refused.hands', { free: Math.max(0, HANDS - inHand), needed, clause: 'OW-ITEM-03' })
    : null
}

/** OW-SETUP-08: a class may hold some kinds of item in fewer hands. */
export function handsOf(book: CampaignBook, character: Character, item: ItemRecord): number {
  if (item.slot === 'armor' || item.slot === 'gear') return 0
  const exception = book.get('class', character.class).equips.find((one) => one.item === item.type)
  return exception?.hands ?? item.hands
}

/** DEFENSE and MIGHT as the sheet shows them. OW-SETUP-09, OW-SETUP-10, OW-COMP-04, OW-DIFF-06 */
export function strengthOf(book: CampaignBook, company: Company, who: CharacterId) {
  const character = company.characters[who]
  if (!character) return { defence: 0, might: {} }
  const worn = itemsWith(company, who).flatMap((id) => recordOf(book, company, id) ?? [])
  const might: Record<string, number> = {}
  for (const { might: cubes } of worn)
    for (const [colour, count] of Object.entries(cubes)) might[colour] = (might[colour] ?? 0) + (count ?? 0)
  const sum = worn.reduce((total, { defence }) => total + defence, 0)
  const bonus = book.find('difficulty', company.difficulty)?.defence ?? 0
  return { defence: floored(book, character, sum) + bonus, might }
}

function floored(book: CampaignBook, character: Character, sum: number): number {
  if (character.mode === 'full') return Math.max(1, sum)
  const companion = book.get('companion', book.get('class', character.class).companion)
  return Math.max(companion.leastDefence, companion.defence + sum)
}

/** OW-BAG-01, OW-TRAIT-04 */
export function backpackRoom(book: CampaignBook, company: Company): number {
  const USUAL = 12
  for (const trait of Object.keys(company.traits)) {
    const hook = book.find('trait', trait)?.hook
    if (hook?.hook === 'backpack' && (company.traits[trait] ?? 0) > 0) return hook.capacity[0] ?? USUAL
  }
  return USUAL
}

/** How many items more than fit. OW-BAG-02 */
export const overflow = (book: CampaignBook, company: Company): number =>
  Math.max(0, itemsWith(company, 'backpack').length - backpackRoom(book, company))
