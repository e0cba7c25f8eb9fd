import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { ToldLine } from '../../../../../preload/contract/shapes'
import { happeningsIn } from '../../../../table/report/happenings'
import type { SeatModel } from './model'

/** Whose seat a figure plays for: its Oathsworn, and every ally that has stood in for it. */
export function ownersOf(
  log: readonly ToldLine[],
  seats: readonly Pick<SeatModel, 'id' | 'oathsworn'>[]
): ReadonlyMap<string, string> {
  const owners = new Map(seats.map(({ id, oathsworn }) => [oathsworn, id]))
  for (const { happening } of happeningsIn(log)) {
    const h = happening as unknown as Happened
    if (h.kind === 'allyBrought') owners.set(h.figure, h.seat)
  }
  return owners
}
