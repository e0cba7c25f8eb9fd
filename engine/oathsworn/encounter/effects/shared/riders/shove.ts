import type { Script } from '../../../../../kernel/script'
import type { Rider } from '../../../../content'
import { knockback, pull, push, type Shove } from '../../../displacement'
import type { FigureId } from '../../../state/ids'
import type { Tab } from '../../../tab'
import { numberOf } from '../amount'
import { causerOf } from '../cause'
import { referred } from '../reference'
import { withRoles, type Scope } from '../scope'

type Shoving = Extract<Rider, { do: 'knockback' | 'push' | 'pull' }>

/** Everybody is thrown at the same time, all as far as it is for the first. OW-KB-10 */
export function* shoveVictims(t: Tab, scope: Scope, rider: Shoving, victims: readonly FigureId[]): Script {
  if (scope.riding?.withoutDisplacement) return
  const [first] = victims
  const hexes = numberOf(t.book, t.see, withRoles(scope, first === undefined ? {} : { target: first }), rider.hexes)
  const source = referred(t.see, scope, rider.do === 'pull' ? rider.to : rider.from)
  const from = scope.deed.where ?? (source === null ? null : (t.see.figures[source]?.at ?? null))
  if (from === null || hexes <= 0) return
  const shove: Shove = { victims, source, from, hexes, by: causerOf(t.see, scope) }
  if (rider.do === 'knockback') scope.deed.broken.push(...(yield* knockback(t, shove)))
  else if (rider.do === 'push') yield* push(t, shove)
  else yield* pull(t, shove)
}
