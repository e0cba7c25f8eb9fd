import { seat } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import type { Status } from '../statuses'
import { asked, draw, nameOfHeroAt, type FatesTable } from '../table/table'

/** RF-RCV-01 to RF-RCV-04: whether a character gets rid of a status: by the app's coin or die, or by the table's. */
export function recovers(t: FatesTable, hero: string, status: Status): boolean {
  const { recovery } = t.see.options
  const fell = t.see.dials.dice === 'app' ? null : told(t, hero, status, recovery)
  if (recovery === 'coin') return (fell ?? (draw(t, 'coin', 2) === 1 ? 'gone' : 'stays')) === 'gone'
  return Number(fell ?? draw(t, 'coin', 6) + 1) >= t.book.rules.leastGone
}

const SHOWN = { coin: ['gone', 'stays'], die: ['1', '2', '3', '4', '5', '6'] } as const
const FOR_US = 'for-us'

/** RF-RCV-07: null is "flip for me". */
function told(t: FatesTable, hero: string, status: Status, method: 'coin' | 'die'): string | null {
  const chosen = t.chooseOne(() => ({
    ...asked('RF-RCV-07', seat(hero), `recovery.${method}`, {
      hero: nameOfHeroAt(t, hero),
      status: words(`fates.status.${status}`)
    }),
    confirm: true,
    data: { status, method },
    options: [...SHOWN[method], FOR_US].map((id) => ({ id, label: words(`fates.recovery.${id}`) }))
  }))
  return chosen === FOR_US ? null : chosen
}
