import { hexAt, indexOf, neighboursOn, type Board, type Hex, type Mask } from '../../../../hex'

/** Ground that is paid for with points; `extra` is paid on top of the one point for entering a hex. */
export interface Crossing {
  readonly board: Board
  readonly blocked: Mask
  readonly extra: Mask | null
  readonly points: number
}

/**
 * The way in fewest steps to the hex that is chosen among those its points pay for, of several such ways the one that
 * takes every tie north then west. A dearer way of fewer steps comes before a cheaper one. OW-EMOVE-03, OW-EMOVE-19
 */
export function wayToFirst(
  crossing: Crossing,
  start: Hex,
  choose: (steps: ReadonlyMap<Hex, number>) => Hex
): readonly Hex[] {
  const there = new Map<Hex, number>()
  costsBySteps(crossing, start, 'from').forEach((costs, taken) => {
    for (const at of costs.keys()) {
      const h = hexAt(crossing.board, at)
      if (!there.has(h)) there.set(h, taken)
    }
  })
  const goal = choose(there)
  return northThenWestTo(crossing, start, goal, there.get(goal) ?? 0)
}

function northThenWestTo(crossing: Crossing, start: Hex, goal: Hex, steps: number): readonly Hex[] {
  const { board, blocked, points } = crossing
  const rest = costsBySteps(crossing, goal, 'to')
  const path: Hex[] = []
  let spent = 0
  for (let left = steps - 1, at = start; left >= 0; left--) {
    const isOn = (h: Hex): boolean => {
      const index = indexOf(board, h)
      const ahead = rest[left]?.get(index)
      return ahead !== undefined && blocked[index] === 0 && spent + toEnter(crossing, index) + ahead <= points
    }
    const next = neighboursOn(board, at).find(isOn)
    if (next === undefined) throw new Error('a reached hex has no way to it')
    spent += toEnter(crossing, indexOf(board, next))
    path.push(next)
    at = next
  }
  return path
}

const toEnter = ({ extra }: Crossing, index: number): number => 1 + (extra?.[index] ?? 0)

/**
 * For each number of steps what the cheapest way of so many costs from or to a hex, where no way of fewer steps is as
 * cheap.
 */
function costsBySteps(crossing: Crossing, hex: Hex, way: 'from' | 'to'): ReadonlyMap<number, number>[] {
  const { board, blocked, points } = crossing
  const first = indexOf(board, hex)
  const least = new Map([[first, 0]])
  const tables: ReadonlyMap<number, number>[] = []
  for (let costs = new Map(least); costs.size > 0;) {
    tables.push(costs)
    const next = new Map<number, number>()
    for (const [at, spent] of costs) {
      for (let side = at * 6; side < at * 6 + 6; side++) {
        const near = board.neighbours[side] as number
        if (near === board.size || blocked[near] !== 0) continue
        const cost = spent + toEnter(crossing, way === 'from' ? near : at)
        if (cost > points || cost >= (least.get(near) ?? Infinity)) continue
        least.set(near, cost)
        next.set(near, cost)
      }
    }
    costs = next
  }
  return tables
}
