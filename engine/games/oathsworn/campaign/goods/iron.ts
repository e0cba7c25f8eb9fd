import { rule } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import { chooseOne } from '../asking'
import { happenAll } from '../deeds'
import type { Changed } from '../happenings'
import { halfValue, losing } from './items'
import { nameOfItem, said } from '../people/names'
import { itemsWith, type Company } from '../state'
import type { CampaignTable } from '../tab'

/** OW-IRON-01, OW-IRON-02: what the purse cannot pay is owed until it is settled. */
export function ironLost(company: Company, amount: number, why: Words | null): Changed[] {
  if (amount <= company.purse) return [{ kind: 'ironChanged', by: -amount, why, rule: rule('OW-IRON-02') }]
  return [{ kind: 'debtOwed', by: amount, rule: rule('OW-IRON-03') }]
}

/** OW-IRON-03, OW-IRON-04: items out of the backpack until the iron suffices, then iron; the rest is forgiven. */
export function payDebt(t: CampaignTable): void {
  while (t.see.debt > t.see.purse && itemsWith(t.see, 'backpack').length > 0) giveItem(t)
  const paid = Math.min(t.see.debt, t.see.purse)
  if (paid > 0) t.happen({ kind: 'ironChanged', by: -paid, why: said('iron.debt'), rule: rule('OW-IRON-03') })
  if (t.see.debt > paid)
    t.happen({ kind: 'told', words: said('told.debtForgiven', { iron: t.see.debt - paid }), rule: rule('OW-IRON-04') })
  t.happen({ kind: 'debtOwed', by: -t.see.debt, rule: rule('OW-IRON-03') })
}

function giveItem(t: CampaignTable): void {
  const item = chooseOne(t, () => ({
    rule: 'OW-IRON-03',
    title: said('ask.debtItem', { missing: t.see.debt - t.see.purse }),
    options: itemsWith(t.see, 'backpack').map((id) => ({
      id,
      label: nameOfItem(t.see, id),
      data: { covers: halfValue(t.book, t.see.items[id]?.def ?? '') }
    }))
  }))
  const covers = halfValue(t.book, t.see.items[item]?.def ?? '')
  happenAll(t, losing(t.book, t.see, [item], 'debt'))
  t.happen({ kind: 'debtOwed', by: -Math.min(covers, t.see.debt), rule: rule('OW-GEN-05') })
}
