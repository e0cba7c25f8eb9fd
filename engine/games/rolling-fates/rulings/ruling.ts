import { rule, type Json } from '../../../kernel/ids'
import type { Ruled } from '../../../kernel/game'
import { check, integer, shape, tagged, text } from '../../../schema'
import { words } from '../../../messages/words'
import { statuses } from '../content/parts'
import type { Happened } from '../happenings/happenings'
import type { State } from '../state/state'
import type { Table } from '../table/table'

const body = text({ min: 1, max: 80 })
const ruling = tagged('ruling', {
  life: shape({ body, life: integer({ min: 1, max: 999 }) }),
  statuses: shape({ body, statuses }),
  gameOver: shape({})
})

/** Corrections: the table says otherwise. RF-END-06: Game Over can be pressed at any time. */
export function ruled(state: State, given: Json): Ruled<Happened, Table> {
  const checked = check(ruling, given)
  if (!checked.ok) return { ok: false, why: words('fates.ruling.unknown') }
  const told = checked.value
  if (told.ruling === 'gameOver')
    return { ok: true, happenings: [{ kind: 'adventureEnded', result: 'abandoned', rule: rule('RF-END-06') }] }
  const isHero = state.heroes.some(({ id }) => id === told.body)
  if (!isHero && !state.foes.some(({ id }) => id === told.body)) return { ok: false, why: words('fates.ruling.nobody') }
  if (told.ruling === 'life') return { ok: true, happenings: [{ kind: 'corrected', body: told.body, life: told.life }] }
  // RF-STA-03
  if (isHero && told.statuses.includes('investigate')) return { ok: false, why: words('fates.ruling.investigate') }
  return { ok: true, happenings: [{ kind: 'corrected', body: told.body, statuses: told.statuses }] }
}
