import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { chooseSome, Moved } from '../asking'
import { overflow } from '../goods/bag'
import { happenAll } from '../deeds'
import { payDebt } from '../goods/iron'
import { losing } from '../goods/items'
import { nameOfItem, said } from '../people/names'
import { quickLevel } from '../people/quick'
import { needOf, placeKey } from './settling'
import { itemsWith, seated, type Need } from '../state'
import type { CampaignTable } from '../tab'
import { trading } from '../goods/trading'

/** Settles whatever cannot wait, one thing after the other, before the open question is asked again. */
export function settle(t: CampaignTable): void {
  const place = placeKey(t.see)
  for (let need = needOf(t.book, t.see); need !== null; need = needOf(t.book, t.see)) {
    t.happen({ kind: 'settlingBegan', need })
    // Left when the table settled it by itself, or the company is somewhere else: that is for the question to find out.
    t.isLeft(Moved, () => settlers[need](t))
    if (t.see.settling) t.happen({ kind: 'settlingEnded' })
    if (placeKey(t.see) !== place) return
  }
}

const settlers: { readonly [N in Need]: (t: CampaignTable) => void } = {
  errand: (t) => t.in(rule('OW-QUICK-02'), () => quickLevel(t)),
  debt: (t) => t.in(rule('OW-IRON-03'), () => payDebt(t)),
  trade: (t) => t.in(rule('OW-SHOP-02'), () => trading(t)),
  overflow: (t) => t.in(rule('OW-BAG-02'), () => shed(t))
}

/** OW-BAG-02: the excess is archived; any owned item may go. */
export function shed(t: CampaignTable): void {
  while (overflow(t.book, t.see) > 0) {
    const items = chooseSome(t, () => {
      const over = overflow(t.book, t.see)
      return {
        rule: 'OW-BAG-02',
        title: said('ask.overflow', { over }),
        options: companyItems(t),
        min: Math.min(1, over),
        max: over
      }
    })
    if (items.length > 0) happenAll(t, losing(t.book, t.see, items, 'archived'))
  }
}

/** What lies in the backpack first; what somebody wears is named with its wearer. */
const companyItems = (t: CampaignTable): readonly Option[] => {
  const worn = seated(t.see).flatMap(({ id: who, name }) =>
    itemsWith(t.see, who).map((id) => ({ id, label: said('option.worn', { item: nameOfItem(t.see, id), who: name }) }))
  )
  return [...itemsWith(t.see, 'backpack').map((id) => ({ id, label: nameOfItem(t.see, id) })), ...worn]
}
