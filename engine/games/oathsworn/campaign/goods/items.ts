import { rule } from '../../../../kernel/ids'
import type { CampaignBook } from '../book'
import type { Changed, ChangedOf } from '../happenings'
import { deckIn } from '../happenings/goods'
import type { Company, ItemId, OwnedItem } from '../state'

export type ItemDeck = 'common' | 'unique'
export const deckName = (deck: ItemDeck, chapter: number): string => `${deck} ${chapter}`

/** Every copy of every card of a deck. */
export const cardsOf = (book: CampaignBook, deck: ItemDeck, chapter: number): string[] =>
  book.content.itemsOf(deck, chapter).flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))

/** What lies in a deck, opened or not, in no order that would tell what is on top. OW-GEN-11 */
export function inDeck(book: CampaignBook, company: Company, deck: ItemDeck, chapter: number): readonly string[] {
  const name = deckName(deck, chapter)
  if (company.decks[name]) return sorted(deckIn(company, name).draw)
  const left = cardsOf(book, deck, chapter)
  for (const { def } of Object.values(company.items)) {
    const at = left.indexOf(def)
    if (at >= 0) left.splice(at, 1)
  }
  return sorted(left)
}

const sorted = (cards: readonly string[]): readonly string[] => [...cards].sort()

/** A deck comes into play the first time somebody needs it. OW-ITEM-01 */
export function opened(book: CampaignBook, company: Company, deck: ItemDeck, chapter: number): Changed[] {
  const name = deckName(deck, chapter)
  if (company.decks[name]) return []
  return [{ kind: 'deckReady', deck: name, cards: inDeck(book, company, deck, chapter), rule: rule('OW-ITEM-01') }]
}

/** New cards with names of their own. */
export function newItems(
  company: Company,
  defs: readonly string[],
  to: OwnedItem['with'] = 'backpack'
): { readonly [id: ItemId]: OwnedItem } {
  return Object.fromEntries(defs.map((def, i) => [`${def}-${company.made + i + 1}`, { def, with: to }]))
}

/** Cards taken by name out of their decks. */
export function takenByName(
  book: CampaignBook,
  company: Company,
  defs: readonly string[],
  to: OwnedItem['with'] = 'backpack'
): Changed[] {
  const out: Changed[] = []
  const decks = new Map<string, string[]>()
  for (const def of defs) {
    const { deck, chapter } = book.get('item', def)
    const name = deckName(deck, chapter)
    if (!decks.has(name)) out.push(...opened(book, company, deck, chapter))
    decks.set(name, [...(decks.get(name) ?? []), def])
  }
  for (const [deck, cards] of decks) out.push({ kind: 'deckChosen', deck, cards })
  return [...out, { kind: 'itemsGained', items: newItems(company, defs, to), from: null }]
}

/** OW-GEN-07, OW-TALLY-12: items go back to their own decks. */
export function losing(
  book: CampaignBook,
  company: Company,
  ids: readonly ItemId[],
  why: ChangedOf<'itemsLost'>['why']
): Changed[] {
  const items: Record<ItemId, OwnedItem> = {}
  const decks: Record<string, string[]> = {}
  const first: Changed[] = []
  for (const id of ids) {
    const owned = company.items[id]
    if (!owned) continue
    items[id] = owned
    const record = book.find('item', owned.def)
    // A card that the packs know no more has no deck to go back to.
    if (!record) continue
    const name = deckName(record.deck, record.chapter)
    if (!decks[name]) first.push(...opened(book, company, record.deck, record.chapter))
    decks[name] = [...(decks[name] ?? []), owned.def]
  }
  return [...first, { kind: 'itemsLost', items, decks, why, rule: rule('OW-GEN-07') }]
}

/** OW-GEN-05: half, rounded up: what it sells for, and what it covers of a debt. */
export const halfValue = (book: CampaignBook, def: string): number =>
  Math.ceil((book.find('item', def)?.value ?? 0) / 2)
