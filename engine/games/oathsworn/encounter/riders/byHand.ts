import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { COMPANY } from '../board/asking'
import type { Tab } from '../table/tab'
import type { Scope } from '../table/scope'

/** What no verb can say: the people read it, carry it out with corrections, and go on when it is done. */
export function byHand(t: Tab, { source }: Scope, script: string): void {
  t.chooseOne(() => ({
    rule: rule('OW-GEN-04'),
    seat: COMPANY,
    confirm: true,
    title: words('ask.byHand', { what: words(`${source.kind}.${source.id}.script.${script}`) }),
    options: [{ id: 'done', label: words('option.done') }]
  }))
}
