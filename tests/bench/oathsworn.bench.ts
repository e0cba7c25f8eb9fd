import { atMost, cuPercentile, type Bench, type Measure } from './bench'
import { resolveCard, resolvePhase, warmUp } from './stage-scene'

const warm =
  (measure: Measure): Measure =>
  (effort) => {
    warmUp()
    return measure(effort)
  }

const SCENE = '4 Oathsworn, a boss of 7 hexes, 10 minions, 161 hexes'

export const benches: readonly Bench[] = [
  {
    row: `one stage card resolved, p50: ${SCENE}`,
    target: atMost(0.006),
    unit: 'CU',
    measure: warm(cuPercentile(50, resolveCard))
  },
  {
    row: `one stage card resolved, p99: ${SCENE}`,
    target: atMost(0.025),
    unit: 'CU',
    measure: warm(cuPercentile(99, resolveCard))
  },
  {
    row: `a whole encounter phase, ten minions acting, p50: ${SCENE}`,
    unit: 'CU',
    measure: warm(cuPercentile(50, resolvePhase))
  }
]
