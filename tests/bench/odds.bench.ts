import { freshPiles, perColour, type MightPiles } from '../../engine/games/oathsworn/might'
import { oddsOf, redrawPlans, whiteRows, type Draw } from '../../engine/games/oathsworn/odds'
import { atMost, cuEach, type Bench } from './bench'

/** Late in a round: every draw pile runs out on the way, with criticals still in it and in the discards. */
const worn: MightPiles = {
  white: { draw: { '0': 2, '1': 2, '2': 1, '2*': 2 }, discard: { '0': 4, '1': 4, '2': 2, '2*': 1 } },
  yellow: { draw: { '0': 1, '3*': 1 }, discard: { '0': 5, '1': 3, '2': 3, '3': 3, '3*': 2 } },
  red: { draw: { '0': 1, '4*': 1 }, discard: { '0': 5, '2': 3, '3': 6, '4*': 2 } },
  black: { draw: { '5*': 1 }, discard: { '0': 6, '3': 6, '4': 3, '5*': 2 } }
}

const drawing = (cards: Draw['cards'], piles = freshPiles()): Draw => ({ side: 'oathsworn', cards, piles })

const small = drawing({ white: 3 })
const medium = drawing({ yellow: 2, red: 1, white: 4 })
const large = drawing({ yellow: 3, red: 3, black: 2, white: 10 }, worn)

/** The same draw from heaps nobody has asked about: what is measured is the reckoning, not the memory of it. */
const anew = (draw: Draw): Draw => ({ ...draw, piles: perColour((colour) => ({ ...draw.piles[colour] })) })

const manyTimes = (work: () => unknown) => (): number => {
  for (let n = 0; n < 100; n++) work()
  return 100
}
const once = (work: () => unknown) => (): number => {
  work()
  return 1
}
const peers = (loops: number): string => `nearest approximation ${loops} of a 0.3 ms loop`

export const benches: readonly Bench[] = [
  {
    row: 'exact odds, small: 3 white',
    anchor: peers(0.03),
    target: atMost(0.01),
    unit: 'CU',
    measure: cuEach(manyTimes(() => oddsOf(anew(small))))
  },
  {
    row: 'exact odds, medium: 2 yellow, 1 red, 4 white',
    anchor: peers(0.07),
    target: atMost(0.01),
    unit: 'CU',
    measure: cuEach(manyTimes(() => oddsOf(anew(medium))))
  },
  {
    row: 'exact odds, large: 3 yellow, 3 red, 2 black, 10 white, reshuffles',
    anchor: peers(0.12),
    target: atMost(0.04),
    unit: 'CU',
    measure: cuEach(manyTimes(() => oddsOf(anew(large))))
  },
  {
    row: 'all rows of the white card advice, medium',
    unit: 'CU',
    measure: cuEach(manyTimes(() => whiteRows(anew(medium), { kind: 'hp', defense: 4, atLeast: 2 }, 10)))
  },
  {
    row: 'best use of one redraw token, medium',
    unit: 'CU',
    measure: cuEach(once(() => redrawPlans(anew(medium), { kind: 'damage' }, 1)))
  }
]
