import { rule } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import { asked, PARTY, type Table } from '../table/table'
import { dropExcess } from './treasures'

/** RF-LVL-01 to RF-LVL-05: the next area is reached; everybody has a new row, a trait and full life. */
export function reachNextLevel(t: Table): void {
  for (const { id } of t.see.heroes) {
    const level = (t.see.heroes.find((hero) => hero.id === id)?.level ?? 0) + 1
    const trait = t.see.traitDecks[String(level)]?.[0] ?? null // RF-TRT-04, RF-TRT-07
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
