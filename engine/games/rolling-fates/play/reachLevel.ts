import { rule, seat } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import { asked, nameOfHeroAt, PARTY, type FatesTable } from '../table/table'
import { askForm, toldId } from '../table/toldCards'
import { dropExcess } from './treasures'

/** RF-LVL-01 to RF-LVL-05: the next area is reached; everybody has a new row, a trait and full life. */
export function reachNextLevel(t: FatesTable): void {
  for (const { id, level } of t.see.heroes) {
    const trait = t.see.dials.cards === 'app' ? topTrait(t, level + 1) : toldTrait(t, id, level + 1)
    t.happen({ kind: 'levelReached', hero: id, trait, reveals: true, rule: rule('RF-LVL-05') })
  }
  dropExcess(t)
  // RF-LVL-06: nobody travels on before all have looked.
  t.chooseOne(() => ({
    ...asked('RF-LVL-06', PARTY, 'level'),
    confirm: true,
    options: [{ id: 'go-on', label: words('fates.option.goOn') }]
  }))
}

/** RF-TRT-04, RF-TRT-07 */
const topTrait = (t: FatesTable, level: number): string | null => t.see.traitDecks[String(level)]?.[0] ?? null

/** RF-APP-10: the trait the table drew, by its name; null where its deck is empty. */
function toldTrait(t: FatesTable, hero: string, level: number): string | null {
  const card = askForm(t, 'trait', () => ({
    ...asked('RF-LVL-02', seat(hero), 'trait', { hero: nameOfHeroAt(t, hero), level }),
    offer: null,
    nothing: words('fates.nothing.trait')
  }))
  if (card === null) return null
  const id = toldId(t.see)
  t.happen({ kind: 'traitTold', id, card, rule: rule('RF-APP-10') })
  return id
}
