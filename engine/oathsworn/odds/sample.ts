import type { Group } from './group'

// Where the colours make too many hands together to look at each, some stand for all: spread evenly over the likely and
// the unlikely ones (an additive sequence of the generalised golden ratio), so that far fewer do than by lot, and the same
// ones every time.

/** Tells so many hands, each as likely as the others. */
export function eachSample(groups: readonly Group[], count: number, tell: (at: readonly number[]) => void): void {
  const steps = stepsFor(groups.length)
  const drawers = groups.map(drawerOf)
  for (let hand = 1; hand <= count; hand++)
    tell(drawers.map((draw, group) => draw((0.5 + hand * (steps[group] as number)) % 1)))
}

/** From a number below 1 to a state, each as often as it is likely. */
function drawerOf({ start }: Group): (at: number) => number {
  let sum = 0
  const ends = start.map(({ chance }) => (sum += chance))
  return (at) => {
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] as number) > at * sum) high = middle
      else low = middle + 1
    }
    return start[low]?.id ?? 0
  }
}

const CLOSE_ENOUGH = 60

function stepsFor(groups: number): readonly number[] {
  let ratio = 1.5
  for (let round = 0; round < CLOSE_ENOUGH; round++) ratio = (1 + ratio) ** (1 / (groups + 1))
  return Array.from({ length: groups }, (_, group) => ratio ** -(group + 1))
}
