import { rule } from '../../../../../kernel/ids'
import { happenAll } from '../../deeds'
import { gainItems } from '../../goods/gaining'
import { ironLost } from '../../goods/iron'
import { inDeck, losing, takenByName } from '../../goods/items'
import { itemName, said } from '../../people/names'
import { chooseOne } from '../../asking'
import { SHOPS } from '../../state'
import { curativesGained, openingTrade, runnerFee } from '../../goods/trade'
import { perform } from '../../deeds'
import { deckInPlay } from '../../tally/play'
import type { Verbs } from './verbs'

/** Iron, items, curatives and trade. */
export const goodsVerbs: Verbs<'iron' | 'items' | 'item' | 'curatives' | 'shop'> = {
  // OW-IRON-01, OW-IRON-02
  iron(t, { change }) {
    if (change > 0) t.happen({ kind: 'ironChanged', by: change, why: null, rule: rule('OW-IRON-01') })
    if (change < 0) happenAll(t, ironLost(t.see, -change, null))
    if (t.see.debt > 0) t.book.perform.settle(t)
  },
  // OW-ITEM-08: of the deck in play.
  items(t, { deck, count }) {
    gainItems(t, deck, deckInPlay(t, deck), count)
  },
  item(t, { item, lose }) {
    if (lose) {
      const [found] = Object.keys(t.see.items).filter((id) => t.see.items[id]?.def === item)
      if (found !== undefined) happenAll(t, losing(t.book, t.see, [found], 'lost'))
      return
    }
    const { deck, chapter } = t.book.get('item', item)
    // OW-GEN-06: the only copy may be with the company already.
    if (inDeck(t.book, t.see, deck, chapter).includes(item)) happenAll(t, takenByName(t.book, t.see, [item]))
    else t.happen({ kind: 'told', words: said('told.noCopy', { item: itemName(item) }), rule: rule('OW-GEN-06') })
  },
  // OW-SHOP-06
  curatives(t, { count }) {
    happenAll(t, curativesGained(t.see, count))
  },
  // OW-IAM-02: an opportunity to trade with both; without a fee unless the chapter says so.
  shop(t, { fee: isPaid }) {
    const fee = isPaid ? runnerFee(t.book, t.see) : 0
    if (fee > t.see.purse) return
    if (fee > 0) {
      const chosen = chooseOne(t, () => ({
        rule: 'OW-IAM-02',
        title: said('ask.shop', { fee }),
        options: [
          { id: 'trade', label: said('option.trade') },
          { id: 'pass', label: said('option.pass') }
        ]
      }))
      if (chosen === 'pass') return
    }
    perform(t, openingTrade(t.book, SHOPS, fee))
    t.book.perform.settle(t)
  }
}
