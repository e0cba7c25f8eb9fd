import { rule } from '../../../kernel/ids'
import type { NextRecord } from '../content/encounter'
import { beginEncounter, AdventureLeft } from '../table/course'
import { draw, type FatesTable } from '../table/table'
import { tellBoards } from './boards'
import { combat } from './combat'
import { dealEffects } from './effects'
import { reachNextLevel } from './reachLevel'
import { story } from './story'
import { trade } from './trading'

/** RF-ADV-01, RF-ADV-03: encounter after encounter until the adventure is over. Begins at any boundary. */
export function adventure(t: FatesTable): void {
  if (t.see.statistics['encounters'] === undefined) t.isLeft(AdventureLeft, () => begin(t))
  while (t.see.over === null) t.isLeft(AdventureLeft, () => encounterAndOn(t))
}

function begin(t: FatesTable): void {
  tellBoards(t)
  beginEncounter(t, t.see.area, t.see.node)
}

function encounterAndOn(t: FatesTable): void {
  const next = t.in(rule('RF-ADV-03'), () => encounter(t))
  if (t.see.over === null) goOn(t, next)
}

function encounter(t: FatesTable): NextRecord {
  const record = t.book.encounter(t.see.node)
  if (record.kind === 'story') {
    trade(t) // RF-TRD-05
    return story(t, record)
  }
  if (t.see.phase === null) trade(t)
  combat(t, record)
  if (t.see.over === null) dealEffects(t, record.rewards) // RF-CMB-04
  return record.next
}

/** RF-ADV-05, RF-ADV-07 */
function goOn(t: FatesTable, next: NextRecord): void {
  const { area } = t.see
  if (typeof next === 'string') return beginEncounter(t, area, next)
  if (next !== null) return beginEncounter(t, area, next[draw(t, 'way', next.length)] ?? '')
  const following = t.book.adventure(t.see.setup.adventure).areas[area + 1]
  // RF-ADV-06, RF-END-05
  if (!following) return t.happen({ kind: 'adventureEnded', result: 'won', rule: rule('RF-END-05') })
  reachNextLevel(t) // RF-ADV-04
  beginEncounter(t, area + 1, following.first)
}
