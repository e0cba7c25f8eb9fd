import { rule } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import type { ItemRecord } from '../../content'
import type { CampaignBook } from '../book'
import type { CompanyDeed } from '../deeds'
import { HANDS, handsOf, whyNotForClass } from './equip'
import { inDeck, takenByName } from './items'
import { refused } from '../people/names'
import { seated, type Character, type Company } from '../state'

/** OW-ITEM-09: only while four characters cannot be given a full kit; only common cards that were in play by now. */
export function whyNotPetition(book: CampaignBook, company: Company, cards: readonly string[]): Words | null {
  if (company.part === 'encounter' || company.part === 'defeat')
    return refused('exchangeClosed', { clause: 'OW-ITEM-07' })
  if (canEquipAll(book, company)) return refused('wellEquipped', { clause: 'OW-ITEM-09' })
  const offered = petitionCards(book, company)
  for (const card of cards) {
    const at = offered.indexOf(card)
    if (at < 0) return refused('notOffered', { clause: 'OW-ITEM-09' })
    offered.splice(at, 1)
  }
  return null
}

/** Every common card of this chapter and of those before that lies in its deck. */
export function petitionCards(book: CampaignBook, company: Company): string[] {
  const cards: string[] = []
  for (let chapter = 1; chapter <= company.chapter; chapter++) cards.push(...inDeck(book, company, 'common', chapter))
  return cards
}

/** OW-ITEM-09, OW-ITEM-10: cards by name, and a box of the knockout track for each. */
export const petition =
  (book: CampaignBook, cards: readonly string[]): CompanyDeed =>
  (see, happens) => {
    happens(...takenByName(book, see(), cards))
    happens({ kind: 'ticked', count: cards.length, rule: rule('OW-ITEM-10') })
  }

/** Could all four be given two hands, an armour and a gear out of what the company owns? */
export function canEquipAll(book: CampaignBook, company: Company): boolean {
  const four = seated(company)
  const owned = Object.values(company.items)
    .filter(({ with: who }) => company.characters[who]?.where !== 'away')
    .flatMap(({ def }) => book.find('item', def) ?? [])
  const gear = owned.filter(({ slot }) => slot === 'gear').length
  return (
    gear >= four.length &&
    canWearArmour(book, four, owned) &&
    canFillHands(book, four, weaponsBySort(book, four, owned))
  )
}

/** Each one an armour of its own. Copies of a card are told apart by their place in the list. */
function canWearArmour(book: CampaignBook, four: readonly Character[], owned: readonly ItemRecord[]): boolean {
  const armour = owned.filter(({ slot }) => slot === 'armor')
  const givenTo = new Map<number, Character>()
  const place = (who: Character, tried: Set<number>): boolean =>
    armour.some((item, i) => {
      if (tried.has(i) || whyNotForClass(book, who.class, item) !== null) return false
      tried.add(i)
      const holder = givenTo.get(i)
      if (holder && !place(holder, tried)) return false
      givenTo.set(i, who)
      return true
    })
  return four.every((who) => !canUse(book, who, ['armor']) || place(who, new Set()))
}

/** Weapons and shields that are alike for everybody at the table, and how many there are. */
interface Sort {
  readonly hands: readonly (number | null)[]
  readonly isShield: boolean
  left: number
}

function weaponsBySort(book: CampaignBook, four: readonly Character[], owned: readonly ItemRecord[]): Sort[] {
  const sorts = new Map<string, Sort>()
  for (const item of owned) {
    if (item.slot === 'armor' || item.slot === 'gear') continue
    const hands = four.map((who) =>
      whyNotForClass(book, who.class, item) === null ? handsOf(book, who.class, item) : null
    )
    const isShield = item.slot === 'shield'
    const key = `${hands.join()} ${isShield}`
    const sort = sorts.get(key) ?? { hands, isShield, left: 0 }
    sort.left++
    sorts.set(key, sort)
  }
  return [...sorts.values()]
}

function canFillHands(book: CampaignBook, four: readonly Character[], sorts: readonly Sort[], from = 0): boolean {
  const who = four[from]
  if (!who) return true
  if (!canUse(book, who, ['weapon', 'shield'])) return canFillHands(book, four, sorts, from + 1)
  const handsNow = (sort: Sort | undefined): number => sort?.hands[from] ?? -1
  for (const [i, one] of sorts.entries()) {
    if (one.left === 0 || handsNow(one) < 0) continue
    one.left--
    if (handsNow(one) >= HANDS && canFillHands(book, four, sorts, from + 1)) return true
    for (const other of sorts.slice(i)) {
      const isPair = other.left > 0 && handsNow(other) >= 0 && handsNow(one) + handsNow(other) === HANDS
      if (!isPair || (one.isShield && other.isShield)) continue
      other.left--
      if (canFillHands(book, four, sorts, from + 1)) return true
      other.left++
    }
    one.left++
  }
  return false
}

/** Some classes bear no weapons: nothing is missing from their kit then. */
const canUse = (book: CampaignBook, { class: of }: Character, slots: readonly string[]): boolean =>
  book.all('item').some((item) => slots.includes(item.slot) && whyNotForClass(book, of, item) === null)
