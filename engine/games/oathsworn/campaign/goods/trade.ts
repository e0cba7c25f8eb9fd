import { rule } from '../../../../kernel/ids'
import type { CampaignBook } from '../book'
import type { Decided, CompanyDeed } from '../deeds'
import { happeningsOf } from '../deeds'
import { halfValue, inDeck, deckName, losing, newItems, opened } from './items'
import { refused, said } from '../people/names'
import type { Words } from '../../../../messages/words'
import { sheetOf, type Company, type ItemId, type Shop, type Trade } from '../state'
import { traitNumber } from '../people/traits'

/** OW-SHOP-05 */
const MOST_CURATIVES = 5

/** OW-SHOP-03, OW-TRAIT-14 */
export const runnerFee = (book: CampaignBook, company: Company): number =>
  traitNumber(book, company, 'runner', ({ fee }) => fee) ?? company.chapter

/** OW-SHOP-01, OW-SHOP-02: while there is a city, town or village to send a runner through. */
export function whyNotTrade(book: CampaignBook, company: Company): Words | null {
  const { story, part } = company
  if (company.trade) return refused('tradeOpen')
  if (part !== 'story' || !story) return refused('noTown', { clause: 'OW-SHOP-02' })
  if (story.telling === 'bare') return null
  const map = story.map === null ? undefined : book.find('map', story.map)
  return map?.shops && map.kind !== 'deepwood' ? null : refused('noTown', { clause: 'OW-SHOP-02' })
}

/** A runner sets out. OW-SHOP-02, OW-SHOP-03; OW-IRON-05: the fee must be there in full. */
export function sendRunner(book: CampaignBook, company: Company, shop: Shop): Decided {
  const why = whyNotTrade(book, company)
  if (why) return why
  const fee = runnerFee(book, company)
  if (fee > company.purse) return refused('tooDear', { price: fee, iron: company.purse, clause: 'OW-IRON-05' })
  return happeningsOf(company, openingTrade(book, [shop], fee))
}

/** OW-SHOP-07: the whole common deck of the chapter is shown. */
export const openingTrade =
  (book: CampaignBook, shops: readonly Shop[], fee: number): CompanyDeed =>
  (see, happens) => {
    if (fee > 0) happens({ kind: 'ironChanged', by: -fee, why: said('iron.runner'), rule: rule('OW-SHOP-03') })
    const { chapter } = see()
    happens(...opened(book, see(), 'common', chapter))
    const display = shops.includes('banksmith') ? inDeck(book, see(), 'common', chapter) : []
    const trade: Trade = { shops, display, deck: deckName('common', chapter), curatives: 0 }
    happens({ kind: 'tradeOpened', trade, rule: rule('OW-SHOP-07'), reveals: true })
  }

/** OW-SHOP-08 */
export function whyNotBuy(book: CampaignBook, company: Company, card: string): Words | null {
  if (!company.trade?.shops.includes('banksmith')) return refused('noTrade')
  if (!company.trade.display.includes(card)) return refused('notShown', { clause: 'OW-SHOP-07' })
  const price = book.find('item', card)?.value
  if (price === undefined) return refused('unknown')
  return price > company.purse ? refused('tooDear', { price, iron: company.purse, clause: 'OW-IRON-05' }) : null
}

export function buy(book: CampaignBook, company: Company, card: string, isFree = false): Decided {
  const why = isFree ? null : whyNotBuy(book, company, card)
  const { trade } = company
  if (why || !trade) return why ?? refused('noTrade')
  const display = [...trade.display]
  const at = display.indexOf(card)
  if (at < 0) return refused('notShown', { clause: 'OW-SHOP-07' })
  display.splice(at, 1)
  const price = Math.min(book.find('item', card)?.value ?? 0, company.purse)
  return [
    { kind: 'tradeChanged', change: { display } },
    { kind: 'ironChanged', by: -price, why: said('iron.bought'), rule: rule('OW-SHOP-08') },
    { kind: 'itemsGained', items: newItems(company, [card]), from: trade.deck, rule: rule('OW-SHOP-08') }
  ]
}

/** OW-SHOP-09: any owned item, equipped or not. OW-SHOP-11: what was sold is not for sale again. */
export function sell(book: CampaignBook, company: Company, item: ItemId): Decided {
  const owned = company.items[item]
  if (!owned || company.characters[owned.with]?.where === 'away') return refused('unknown')
  if (!company.trade?.shops.includes('banksmith')) return refused('noTrade')
  return [
    ...losing(book, company, [item], 'sold'),
    { kind: 'ironChanged', by: halfValue(book, owned.def), why: said('iron.sold'), rule: rule('OW-SHOP-09') }
  ]
}

/** OW-TRAIT-07: each curative bought may yield more than one. */
const yieldOf = (book: CampaignBook, company: Company): number =>
  traitNumber(book, company, 'curatives', ({ yields }) => yields) ?? 1

/** OW-SHOP-05: so many more may be bought now; none is paid for that would bring no card. OW-GEN-06 */
export function curativesLeft(book: CampaignBook, company: Company): number {
  const bought =
    company.settings['curativeLimitScope'] === 'chapter' ? sheetOf(company).curatives : (company.trade?.curatives ?? 0)
  const inBox = Math.ceil(company.curatives.draw.length / yieldOf(book, company))
  return Math.max(0, Math.min(MOST_CURATIVES - bought, inBox))
}

export function whyNotCuratives(book: CampaignBook, company: Company, count: number): Words | null {
  if (!company.trade?.shops.includes('apothecary')) return refused('noTrade')
  if (company.curatives.draw.length === 0) return refused('noCuratives')
  const left = curativesLeft(book, company)
  if (count > left) return refused('curativeLimit', { left, clause: 'OW-SHOP-05' })
  const price = count * company.chapter
  return price > company.purse ? refused('tooDear', { price, iron: company.purse, clause: 'OW-IRON-05' }) : null
}

export function buyCuratives(book: CampaignBook, company: Company, count: number, isFree = false): Decided {
  const why = isFree ? null : whyNotCuratives(book, company, count)
  if (why || !company.trade) return why ?? refused('noTrade')
  const price = Math.min(count * company.chapter, company.purse)
  const sheet = sheetOf(company)
  return [
    { kind: 'ironChanged', by: -price, why: said('iron.curatives'), rule: rule('OW-SHOP-05') },
    { kind: 'tradeChanged', change: { curatives: company.trade.curatives + count } },
    { kind: 'sheetMarked', chapter: company.chapter, change: { curatives: sheet.curatives + count } },
    ...curativesGained(company, count * yieldOf(book, company))
  ]
}

/** OW-SHOP-06: gained curatives are shuffled into the injury deck, as many as there are. */
export const curativesGained = (company: Company, count: number): Extract<Decided, readonly unknown[]> => {
  const cards = company.curatives.draw.slice(0, count)
  return cards.length > 0 ? [{ kind: 'injuriesAdded', cards, from: 'curatives', rule: rule('OW-SHOP-06') }] : []
}
