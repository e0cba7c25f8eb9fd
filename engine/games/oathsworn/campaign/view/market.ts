import { words, type Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import { halfValue } from '../goods/items'

import { canEquipAll, petitionCards } from '../goods/petition'
import { SHOPS, type Company, type Shop } from '../state'
import { curativesLeft, runnerFee, whyNotBuy, whyNotCuratives, whyNotTrade } from '../goods/trade'
import { itemCard, type ItemCard } from './cards'
import { fitViews, type EquipView } from './items'

export interface MarketView {
  readonly iron: number
  readonly runner: { readonly fee: number; readonly refused: Words | null }
  readonly shops: readonly Shop[]
  readonly trade: TradeView | null
  /** OW-ITEM-09: what the Raven Spire would give, when it may be asked. */
  readonly petition: { readonly possible: boolean; readonly cards: readonly ItemCard[] }
  /** What each card that can be had here would come to on each of the four. */
  readonly fits: readonly EquipView[]
}

export interface TradeView {
  readonly shops: readonly Shop[]
  readonly display: readonly (ItemCard & { readonly count: number; readonly refused: Words | null })[]
  readonly sells: { readonly [item: string]: number }
  readonly curatives: {
    readonly price: number
    readonly left: number
    readonly stock: number
    readonly refused: Words | null
  }
}

/** Banksmith, Apothecary and the Raven Spire. OW-SHOP-01..11, OW-ITEM-09 */
export function marketView(book: CampaignBook, company: Company): MarketView {
  const fee = runnerFee(book, company)
  const tooDear = words('campaign.refused.tooDear', { price: fee, iron: company.purse, clause: 'OW-IRON-05' })
  const isOpen = company.part !== 'encounter' && company.part !== 'defeat' && company.founded
  const possible = isOpen && !canEquipAll(book, company)
  const trade = company.trade ? tradeView(book, company, company.trade.shops) : null
  const cards = possible ? [...new Set(petitionCards(book, company))].flatMap((def) => itemCard(book, def) ?? []) : []
  return {
    iron: company.purse,
    runner: { fee, refused: whyNotTrade(book, company) ?? (fee > company.purse ? tooDear : null) },
    shops: SHOPS,
    trade,
    petition: { possible, cards },
    fits: fitViews(book, company, [...new Set([...(trade?.display ?? []), ...cards].map(({ def }) => def))])
  }
}

function tradeView(book: CampaignBook, company: Company, shops: readonly Shop[]): TradeView {
  const display = company.trade?.display ?? []
  const owned = Object.entries(company.items).filter(([, { with: who }]) => company.characters[who]?.where !== 'away')
  return {
    shops,
    display: [...new Set(display)].flatMap((def) => {
      const card = itemCard(book, def)
      const count = display.filter((one) => one === def).length
      return card ? [{ ...card, count, refused: whyNotBuy(book, company, def) }] : []
    }),
    sells: shops.includes('banksmith')
      ? Object.fromEntries(owned.map(([id, { def }]) => [id, halfValue(book, def)]))
      : {},
    curatives: {
      price: company.chapter,
      left: curativesLeft(book, company),
      stock: company.curatives.draw.length,
      refused: whyNotCuratives(book, company, 1)
    }
  }
}
