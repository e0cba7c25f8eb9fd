import { bars, firstOf, withDice } from './bars'
import { FACES } from './faces'
import { isTaken, type Demand } from './payable'

/**
 * 1 for every bar of `size` dice that meets one of the demands. The fewest dice that do are written out, face by face of
 * each group; whatever holds them meets it as well. Smaller bars are marked on the way, and mean nothing.
 */
export function payingBars(demands: readonly Demand[], size: number): Float64Array {
  const { plus } = bars
  const pays = new Float64Array(firstOf(size + 1))
  let fewest = size
  for (const demand of demands) {
    const least = demand.exact + demand.grouped
    if (least + demand.any > size) continue
    fewest = Math.min(fewest, least)
    markGroups(demand, barOfValues(demand), 0, [], pays)
  }
  for (let bar = firstOf(fewest); bar < firstOf(size); bar++)
    if (pays[bar] === 1) for (let at = bar * 6; at < bar * 6 + 6; at++) pays[plus[at] ?? 0] = 1
  return pays
}

function barOfValues({ values }: Demand): number {
  let bar = 0
  for (const face of FACES) bar = withDice(bar, face, values[face] ?? 0)
  return bar
}

/** Every choice of faces for the groups from this one on. */
function markGroups(demand: Demand, bar: number, at: number, taken: number[], pays: Float64Array): void {
  const group = demand.groups[at]
  if (!group) {
    pays[bar] = 1
    return
  }
  for (const face of FACES) {
    if (isTaken(demand, taken, at, face)) continue
    taken[at] = face
    markGroups(demand, withDice(bar, face, group.size), at + 1, taken, pays)
  }
}
