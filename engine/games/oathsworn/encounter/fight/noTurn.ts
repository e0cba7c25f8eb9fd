import { rule } from '../../../../kernel/ids'
import type { Scope } from '../table/scope'
import { isForbidden } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'

/** OW-STAGE-10: may this enemy not take its turn? Then that is told. */
export function hasNoTurn(t: Tab, figure: FigureId): boolean {
  if (!isForbidden(t.book, t.see, figure, 'turn')) return false
  t.happen({ kind: 'partSkipped', figure, part: 'turn', reason: 'forbidden', rule: rule('OW-STAGE-10') })
  return true
}

/** A boss whom the card of the phase names acts in its turn, too; a reaction is nobody's. */
export const isNamedInVain = (t: Tab, { source, reaction }: Scope, figure: FigureId): boolean =>
  source.kind === 'stage-card' && !reaction && t.see.figures[figure]?.kind === 'boss' && hasNoTurn(t, figure)
