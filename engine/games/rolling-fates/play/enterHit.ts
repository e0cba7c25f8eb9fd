import { rule } from '../../../kernel/ids'
import { isLiving } from '../enemies/enemy'
import { enterHit as entered, type HitEntry } from '../enemies/hit'
import { drawing, type FatesTable } from '../table/table'

/** RF-HIT-04: one entry, never a sum. An enemy that fell meanwhile takes no more. */
export function enterHit(t: FatesTable, entry: HitEntry): void {
  if (!t.see.foes.some((foe) => foe.id === entry.target && isLiving(foe))) return
  const chance = drawing(t, 'resist')
  entered(t.see.foes, entry, chance.next)
  t.happen({ kind: 'hitEntered', entry, draws: chance.drawn, reveals: true, rule: rule('RF-HIT-11') })
}
