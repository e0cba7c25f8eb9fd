import { rule } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import { upkeepBodies } from '../happenings/fight'
import { upkeep, type Attempt } from '../outcomes/fatePhase'
import { asked, draw, PARTY, type FatesTable } from '../table/table'
import { endIfFallen } from './deal'
import { recovers } from './recovery'
import { throwDice } from './throwDice'

/** RF-FAT-01, RF-FAT-02: upkeep, then everybody who is not stunned rolls, keeps and rerolls. */
export function fatePhase(t: FatesTable): void {
  if (!doUpkeep(t)) return
  if (t.see.dials.dice !== 'untold') return throwDice(t)
  // RF-CMB-06: the table keeps its dice to itself, and says when they lie.
  t.chooseOne(() => ({
    ...asked('RF-CMB-06', PARTY, 'rolled'),
    confirm: true,
    options: [{ id: 'go-on', label: words('fates.option.goOn') }]
  }))
}

/** RF-STA-11, RF-RCV-01: true while the fight goes on. */
function doUpkeep(t: FatesTable): boolean {
  const attempts: boolean[] = []
  const attempt: Attempt = (body, status) => {
    const gone = t.see.heroes.some(({ id }) => id === body) ? recovers(t, body, status) : flipped(t)
    attempts.push(gone)
    return gone
  }
  const { over } = upkeep(...upkeepBodies(t.book, t.see), attempt)
  t.happen({ kind: 'upkeepDone', attempts, rule: rule('RF-FAT-02') })
  if (over === 'lost') endIfFallen(t) // RF-END-04
  return t.see.over === null && over !== 'won' // RF-D-10
}

/** RF-RCV-06: enemies try as the table does, and the app flips for them. */
const flipped = (t: FatesTable): boolean =>
  t.see.options.recovery === 'coin' ? draw(t, 'coin', 2) === 1 : draw(t, 'coin', 6) + 1 >= t.book.rules.leastGone
