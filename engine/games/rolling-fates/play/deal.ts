import { rule } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import type { Message } from '../outcomes/damage'
import type { State } from '../state/state'
import { asked, PARTY, type FatesTable } from '../table/table'

/** RF-DEF-06: a message reaches all it names; then whoever is at 0 ends the adventure for all (RF-END-01). */
export function deal(t: FatesTable, message: Message, from: string | null): void {
  t.happen({ kind: 'messageDealt', message, from, rule: rule('RF-DEF-06') })
  endIfFallen(t)
}

const someoneFell = ({ heroes }: State): boolean => heroes.some(({ life }) => life === 0)

/** RF-END-03: raised here and confirmed by the table, whose correction may show that nobody has fallen. */
export function endIfFallen(t: FatesTable): void {
  if (t.see.over !== null || !someoneFell(t.see)) return
  const chosen = t.chooseOne(() => ({
    ...asked('RF-END-03', PARTY, 'fallen'),
    confirm: true,
    options: [
      someoneFell(t.see)
        ? { id: 'lost', label: words('fates.option.lost') }
        : { id: 'go-on', label: words('fates.option.goOn') }
    ]
  }))
  if (chosen === 'lost') t.happen({ kind: 'adventureEnded', result: 'lost', rule: rule('RF-END-01') })
}
