import { rule } from '../../../../../kernel/ids'
import type { StageEffect } from '../../../content'
import { activateMinions } from '../minions'
import type { Tab } from '../../table/tab'
import type { Scope } from '../../table/scope'
import { idsOf, inGroup } from '../../scope/who'

/** OW-MINION-02: they act now, choosing their own targets (OW-BRK-10), and not again in this phase. */
export function activate(t: Tab, scope: Scope, { who }: Extract<StageEffect, { do: 'activate' }>): void {
  const minions = idsOf(inGroup(t.book, t.see, scope, who).filter(({ kind }) => kind === 'minion'))
  if (minions.length === 0) return
  if (!scope.reaction) t.happen({ kind: 'minionsActivated', figures: minions, rule: rule('OW-MINION-02') })
  t.in(rule('OW-MINION-01'), () => activateMinions(t, minions))
}
