import type { CardGroup, Likely } from './group'

// Where the colours make too many hands together to look at each, some stand for all: spread evenly over the likely and
// the unlikely ones (an additive sequence of the generalised golden ratio), so that far fewer do than by lot, and the same
// ones every time.

/** A hand, and as many numbers below 1 as were asked for, to decide what is drawn later. */
type TellSample = (at: readonly number[], lots: readonly number[]) => void

/** Tells so many hands, each as likely as the others. */
export function eachSample(groups: readonly CardGroup[], count: number, later: number, tell: TellSample): void {
  const steps = stepsFor(groups.length + later)
  const drawers = groups.map(({ start }) => drawerOf(start))
  for (let hand = 1; hand <= count; hand++) {
    const lots = steps.map((step) => (0.5 + hand * step) % 1)
    tell(
      drawers.map((draw, group) => draw(lots[group] as number)),
      lots.slice(groups.length)
    )
  }
}

/** From a number below 1 to a state, each as often as it is likely. */
export function drawerOf(likely: readonly Likely[]): (at: number) => number {
  let sum = 0
  const ends = likely.map(({ chance }) => (sum += chance))
  return (at) => {
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] as number) > at * sum) high = middle
      else low = middle + 1
    }
    return likely[low]?.id ?? 0
  }
}

const CLOSE_ENOUGH = 60

function stepsFor(numbers: number): readonly number[] {
  let ratio = 1.5
  for (let round = 0; round < CLOSE_ENOUGH; round++) ratio = (1 + ratio) ** (1 / (numbers + 1))
  return Array.from({ length: numbers }, (_, n) => ratio ** -(n + 1))
}
