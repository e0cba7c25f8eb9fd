import { rule } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import { isLiving } from '../enemies/enemy'
import type { FatesTable } from './table'

/** A correction says that the table is elsewhere: whatever is being carried out is left. */
export class AdventureLeft extends Error {}

/** RF-ADV-03 */
export const beginEncounter = (t: FatesTable, area: number, node: string): void =>
  t.happen({ kind: 'encounterBegan', area, node, boundary: words(`encounter.${node}.name`), rule: rule('RF-ADV-03') })

/** RF-CMB-03, RF-END-01: what a correction has ended is left at once. */
export function leaveIfOver({ see: { over, phase, foes } }: FatesTable): void {
  if (over !== null || (phase !== null && !foes.some(isLiving))) throw new AdventureLeft()
}
