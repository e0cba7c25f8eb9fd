import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { chooseNumber, chooseOne } from '../asking'
import { happenAll, isRefusal, type Decided } from '../deeds'
import { halfValue } from './items'
import { itemName, nameOfItem, said } from '../people/names'
import type { ItemId } from '../state'
import type { CampaignTable } from '../tab'
import { buy, buyCuratives, curativesLeft, sell, whyNotBuy, whyNotCuratives } from './trade'

/** An open trade: buying and selling in any order until it is closed. OW-SHOP-11 */
export function trading(t: CampaignTable): void {
  while (t.see.trade) {
    const chosen = chooseOne(t, () => ({
      rule: 'OW-SHOP-11',
      title: said('ask.trade', { iron: t.see.purse }),
      confirm: true,
      options: [...buying(t), ...curing(t), ...selling(t), { id: 'done', label: said('option.closeTrade') }]
    }))
    const [what, which = ''] = chosen.split(':')
    if (what === 'done') t.happen({ kind: 'tradeClosed', rule: rule('OW-SHOP-10') })
    if (what === 'buy') carryOut(t, buy(t.book, t.see, which))
    if (what === 'sell') carryOut(t, sell(t.book, t.see, which))
    if (what === 'curatives') cure(t)
  }
}

function carryOut(t: CampaignTable, decided: Decided): void {
  if (!isRefusal(decided)) happenAll(t, decided)
}

const buying = (t: CampaignTable): Option[] =>
  [...new Set(t.see.trade?.display ?? [])].map((card) => {
    const why = whyNotBuy(t.book, t.see, card)
    const price = t.book.find('item', card)?.value ?? 0
    return {
      id: `buy:${card}`,
      label: said('option.buy', { item: itemName(card), price }),
      data: { price },
      ...(why ? { refused: why } : {})
    }
  })

const sellable = (t: CampaignTable): readonly ItemId[] =>
  t.see.trade?.shops.includes('banksmith')
    ? Object.entries(t.see.items).flatMap(([id, { with: who }]) =>
        t.see.characters[who]?.where === 'away' ? [] : [id]
      )
    : []

const selling = (t: CampaignTable): Option[] =>
  sellable(t).map((item) => {
    const price = halfValue(t.book, t.see.items[item]?.def ?? '')
    return {
      id: `sell:${item}`,
      label: said('option.sell', { item: nameOfItem(t.see, item), price }),
      data: { price }
    }
  })

function curing(t: CampaignTable): Option[] {
  if (!t.see.trade?.shops.includes('apothecary')) return []
  const why = whyNotCuratives(t.book, t.see, 1)
  const label = said('option.curatives', { price: t.see.chapter })
  return [{ id: 'curatives', label, data: { price: t.see.chapter }, ...(why ? { refused: why } : {}) }]
}

function cure(t: CampaignTable): void {
  const most = (): number => Math.min(curativesLeft(t.book, t.see), Math.floor(t.see.purse / t.see.chapter))
  if (most() < 1) return
  const count = chooseNumber(t, () => ({
    rule: 'OW-SHOP-05',
    title: said('ask.curatives', { price: t.see.chapter }),
    min: Math.min(1, most()),
    max: most()
  }))
  if (count > 0) carryOut(t, buyCuratives(t.book, t.see, count))
}
