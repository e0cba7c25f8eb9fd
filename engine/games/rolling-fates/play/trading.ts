import { rule } from '../../../kernel/ids'
import type { Option } from '../../../kernel/prompt'
import { words } from '../../../messages/words'
import { goodsStep, type Goods } from '../outcomes/inventory'
import { goodsOf } from '../state/goods'
import type { Hero } from '../state/state'
import { asked, nameOfHeroAt, nameOfTreasure, PARTY, type FatesTable } from '../table/table'
import { dropExcess } from './treasures'

const ON = 'go-on'

/** RF-TRD-01, RF-TRE-10: before an encounter treasures are passed on, exchanged and discarded, as long as anybody likes. */
export function trade(t: FatesTable): void {
  for (;;) {
    if (t.see.heroes.every(({ treasures }) => treasures.length === 0)) return
    const chosen = t.chooseOne(() => ({
      ...asked('RF-TRD-01', PARTY, 'trade'),
      options: [{ id: ON, label: words('fates.option.goOn') }, ...tradesOf(t)]
    }))
    if (chosen === ON) return
    carryOutTrade(t, chosen.split(':'))
    dropExcess(t)
  }
}

function tradesOf(t: FatesTable): Option[] {
  const goods = goodsOf(t.book, t.see)
  const { heroes } = t.see
  return heroes.flatMap((from) =>
    from.treasures.flatMap((card) => {
      const named = nameOfTreasure(t, card)
      const gifts = heroes.filter(({ id }) => id !== from.id).flatMap((to) => giftsTo(t, goods, card, from, to))
      return [...gifts, { id: `discard:${card}:${from.id}`, label: words('fates.option.discard', { card: named }) }]
    })
  )
}

/** What one may get from another: the card, or where there is no room one for one (RF-TRD-03). */
function giftsTo(t: FatesTable, goods: Goods, card: string, from: Hero, to: Hero): Option[] {
  const named = nameOfTreasure(t, card)
  const give = {
    id: `give:${card}:${from.id}:${to.id}`,
    label: words('fates.option.give', { card: named, to: nameOfHeroAt(t, to.id) })
  }
  const done = goodsStep(goods, { do: 'give', card, from: from.id, to: to.id }, 'between', [])
  if (!('refused' in done)) return [give]
  const exchanges = to.treasures.map((other) => ({
    id: `exchange:${card}:${from.id}:${to.id}:${other}`,
    label: words('fates.option.exchange', { card: named, other: nameOfTreasure(t, other) })
  }))
  return [{ ...give, refused: words(`fates.refused.${done.refused}`) }, ...exchanges]
}

function carryOutTrade(t: FatesTable, [verb, card = '', from = '', to = '', other = '']: readonly string[]): void {
  if (verb === 'discard') return t.happen({ kind: 'treasureDropped', hero: from, card, rule: rule('RF-TRE-10') })
  t.happen({ kind: 'treasureGiven', card, from, to, rule: rule('RF-TRD-01') })
  if (verb === 'exchange') t.happen({ kind: 'treasureGiven', card: other, from: to, to: from, rule: rule('RF-TRD-03') })
}
