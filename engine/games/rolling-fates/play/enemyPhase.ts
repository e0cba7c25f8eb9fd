import { rule } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import { scriptOf } from '../content/script'
import { atSeats } from '../content/parts'
import { isLiving } from '../enemies/enemy'
import { intent } from '../enemies/intent'
import { chooseTargets } from '../enemies/targets'
import { intentFacts } from '../happenings/fight'
import { asked, drawing, foeOf, PARTY, type FatesTable } from '../table/table'
import type { ActionRecord } from '../content/enemy'
import { deal } from './deal'

/** RF-ENE-02, RF-ENE-06: each living enemy acts, in their order; who appears meanwhile waits (RF-ENE-10). */
export function enemyPhase(t: FatesTable): void {
  for (const { id } of t.see.foes) {
    if (t.see.over !== null || !isThere(t, id)) continue
    const foe = foeOf(t.see, id)
    if (foe.fresh) continue
    if (foe.statuses.includes('stun')) t.happen({ kind: 'enemySkipped', foe: id, rule: rule('RF-ENE-09') })
    else t.in(rule('RF-ENE-02'), () => act(t, id))
    if (t.see.over === null && isThere(t, id)) plan(t, id)
  }
  if (t.see.over === null) confirmPhase(t)
}

const isThere = (t: FatesTable, id: string): boolean => t.see.foes.some((foe) => foe.id === id && isLiving(foe))

/** RF-ENE-11, RF-CMB-06: before it goes on, the table puts right what its own cards change. */
function confirmPhase(t: FatesTable): void {
  t.chooseOne(() => ({
    ...asked('RF-ENE-11', PARTY, 'enemiesActed'),
    confirm: true,
    options: [{ id: 'go-on', label: words('fates.option.goOn') }]
  }))
}

/** RF-D-05: what it will do next is settled now. */
export function plan(t: FatesTable, id: string): void {
  const foe = foeOf(t.see, id)
  const chance = drawing(t, 'enemy')
  intent(scriptOf(t.book.enemy(foe.enemy)), intentFacts(t.see, foe), chance.next)
  t.happen({ kind: 'actionPlanned', foe: id, draws: chance.drawn, rule: rule('RF-ENE-07') })
}

function act(t: FatesTable, id: string): void {
  const foe = foeOf(t.see, id)
  const name = foe.act ?? ''
  const action = t.book.enemy(foe.enemy).actions[name]
  if (!action) throw new Error(`${foe.enemy} has no act ${name}`)
  const { policy } = action
  const facts = { policy: policy ?? 'all', count: action.count, dials: true, last: foe.last, next: foe.next }
  const chosen = policy === undefined ? { targets: [], next: foe.next } : chooseTargets(t.see.heroes, facts, drawing(t, 'enemy').next) // prettier-ignore
  t.happen({ kind: 'enemyActed', foe: id, act: name, ...chosen, reveals: true, rule: rule('RF-ENE-02') })
  strike(t, id, action, chosen.targets)
  if (t.see.over !== null || !isThere(t, id)) return
  if (action.effects.length > 0)
    t.happen({ kind: 'enemyAffected', foe: id, effects: action.effects, rule: rule('RF-ENE-03') })
  if (action.summons !== undefined) summon(t, action.summons)
}

/** RF-ENE-05: everybody who is named takes the full effect. */
function strike(
  t: FatesTable,
  id: string,
  { damage, loss, hits, statuses }: ActionRecord,
  to: readonly string[]
): void {
  if (to.length === 0) return
  const seats = t.see.heroes.length
  if (damage !== undefined) deal(t, { to, kind: 'damage', amount: atSeats(damage, seats), hits, statuses }, id)
  if (loss !== undefined && t.see.over === null)
    deal(
      t,
      { to, kind: 'loss', amount: atSeats(loss, seats), hits, statuses: damage === undefined ? statuses : [] },
      id
    )
  if (damage === undefined && loss === undefined) deal(t, { to, kind: 'loss', amount: 0, hits: 1, statuses }, id)
}

/** RF-ENE-10 */
function summon(t: FatesTable, enemy: string): void {
  t.happen({ kind: 'enemyAppeared', enemy, fresh: true, reveals: true, rule: rule('RF-ENE-10') })
  const appeared = t.see.foes.at(-1)
  if (appeared) plan(t, appeared.id)
}
