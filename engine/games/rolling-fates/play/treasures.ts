import { rule, seat } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import { excessOf, isFull, packOf } from '../outcomes/inventory'
import { goodsOf } from '../state/goods'
import { asked, heroOf, nameOfHeroAt, nameOfTreasure, type FatesTable } from '../table/table'
import { askForm, toldId } from '../table/toldCards'

/** RF-TRE-01, RF-D-09: one card each, in the order of seats. */
export function drawTreasures(t: FatesTable, to: readonly string[]): void {
  for (const { id } of t.see.heroes) if (to.includes(id)) drawTreasure(t, id)
}

/** RF-TRE-03, RF-TRE-10: who has room takes it; who is full looks at it, and discards it or one they carry. */
function drawTreasure(t: FatesTable, hero: string): void {
  const card = t.see.dials.cards === 'app' ? (t.see.deck[0] ?? null) : toldTreasure(t, hero)
  t.happen({ kind: 'treasureDrawn', hero, card, reveals: true, rule: rule('RF-TRE-01') })
  if (card === null) return // RF-TRE-09
  if (!isFull(packOf(goodsOf(t.book, t.see), hero)))
    return t.happen({ kind: 'treasureTaken', hero, card, rule: rule('RF-TRE-10') })
  const gone = t.chooseOne(() => ({
    ...asked('RF-TRE-03', seat(hero), 'full', { card: nameOfTreasure(t, card) }),
    data: { card },
    options: [
      { id: card, label: words('fates.option.discardNew', { card: nameOfTreasure(t, card) }) },
      ...heroOf(t.see, hero).treasures.map((id) => ({
        id,
        label: words('fates.option.swap', { card: nameOfTreasure(t, id) })
      }))
    ]
  }))
  t.happen({ kind: 'treasureDropped', hero: gone === card ? null : hero, card: gone, rule: rule('RF-TRE-04') })
  if (gone !== card) t.happen({ kind: 'treasureTaken', hero, card, rule: rule('RF-TRE-03') })
}

/** RF-APP-10: the card the table drew, by its name; null where its deck is empty. */
function toldTreasure(t: FatesTable, hero: string): string | null {
  const card = askForm(t, 'treasure', () => ({
    ...asked('RF-TRE-01', seat(hero), 'drawn', { hero: nameOfHeroAt(t, hero) }),
    offer: null,
    nothing: words('fates.nothing.treasure')
  }))
  if (card === null) return null
  const id = toldId(t.see)
  t.happen({ kind: 'treasureTold', id, card, rule: rule('RF-APP-10') })
  return id
}

/** RF-INV-03: whoever carries more than their limit drops the rest, as they choose. */
export function dropExcess(t: FatesTable): void {
  for (const { id } of t.see.heroes) {
    const excess = excessOf(packOf(goodsOf(t.book, t.see), id))
    if (excess === 0) continue
    const { chosen: cards } = t.ask('choose', () => ({
      ...asked('RF-INV-03', seat(id), 'excess', { count: excess }),
      min: excess,
      max: excess,
      options: heroOf(t.see, id).treasures.map((card) => ({ id: card, label: nameOfTreasure(t, card) }))
    }))
    for (const card of cards) t.happen({ kind: 'treasureDropped', hero: id, card, rule: rule('RF-INV-03') })
  }
}
