import type { ItemRecord, Slot } from '../../content'
import { askedOf, chooseOne } from '../asking'
import type { CampaignBook } from '../book'
import { happenAll } from '../deeds'
import { recordOf, slotName, whyNotForClass, whyNoRoom } from '../goods/equip'
import { startingItems } from './founding'
import { inDeck, takenByName } from '../goods/items'
import { gainLevel } from './levels'
import { itemName, nameOf, said } from './names'
import { itemsWith, type CharacterId, type Company } from '../state'
import type { CampaignTable } from '../tab'

/** Quick levelling: level by level to where the company is, then the kit. OW-QUICK-02, OW-QUICK-03, OW-QUICK-08 */
export function quickLevel(t: CampaignTable): void {
  const { errand } = t.see
  if (!errand) return
  for (;;) {
    const { level = errand.to, where } = t.see.characters[errand.character] ?? {}
    if (level >= errand.to || where !== 'seated') break
    gainLevel(t, errand.character, level + 1, 'quick')
  }
  if (errand.kit) takeKit(t, errand.character)
  t.happen({ kind: 'errandEnded' })
}

/** OW-QUICK-03: at level 1 the starting items, later two hands, an armour and a gear out of earlier common decks. */
function takeKit(t: CampaignTable, who: CharacterId): void {
  const character = t.see.characters[who]
  if (!character) return
  if (t.see.chapter === 1) {
    for (const { def, with: to } of Object.values(startingItems(t.book, t.see, character)))
      happenAll(t, takenByName(t.book, t.see, [def], to))
    return
  }
  for (const slots of [['armor'], ['weapon', 'shield'], ['gear']] as const)
    while (kitCards(t.book, t.see, who, slots).length > 0) if (!takeOne(t, who, slots)) break
}

function takeOne(t: CampaignTable, who: CharacterId, slots: readonly Slot[]): boolean {
  const chosen = chooseOne(t, () => ({
    rule: 'OW-QUICK-03',
    seat: askedOf(t.see, who),
    title: said('ask.kit', { name: nameOf(t.see, who), slot: slotName(slots[0] ?? 'weapon') }),
    options: [
      ...kitCards(t.book, t.see, who, slots).map((def) => ({ id: def, label: itemName(def) })),
      { id: 'none', label: said('option.none') }
    ]
  }))
  if (chosen === 'none') return false
  happenAll(t, takenByName(t.book, t.see, [chosen], who))
  return true
}

/** Cards of the common decks of chapters below the company's level that this character can still put on. */
export function kitCards(
  book: CampaignBook,
  company: Company,
  who: CharacterId,
  slots: readonly Slot[]
): readonly string[] {
  const character = company.characters[who]
  if (character?.where !== 'seated') return []
  const worn = itemsWith(company, who).flatMap((id) => recordOf(book, company, id) ?? [])
  const fits = (item: ItemRecord): boolean =>
    slots.includes(item.slot) &&
    whyNotForClass(book, character.class, item) === null &&
    whyNoRoom(book, character.class, worn, item) === null
  const found = new Set<string>()
  for (let chapter = 1; chapter < company.chapter; chapter++)
    for (const def of inDeck(book, company, 'common', chapter)) if (fits(book.get('item', def))) found.add(def)
  return [...found]
}
