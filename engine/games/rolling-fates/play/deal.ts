import { rule } from '../../../kernel/ids'
import type { Table } from '../table/table'
import type { Message } from '../outcomes/damage'

/** RF-DEF-06: a message reaches all it names; then whoever is at 0 ends the adventure for all (RF-END-01, RF-END-03). */
export function deal(t: Table, message: Message, from: string | null): void {
  t.happen({ kind: 'messageDealt', message, from, rule: rule('RF-DEF-06') })
  if (t.see.heroes.some(({ life }) => life === 0))
    t.happen({ kind: 'adventureEnded', result: 'lost', rule: rule('RF-END-01') })
}
