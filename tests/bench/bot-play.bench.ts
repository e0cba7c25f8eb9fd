import type { Json } from '../../engine/kernel'
import { bots } from '../../engine/oathsworn/bots'
import { playOut } from '../../engine/oathsworn/bots/playOut'
import { oathsworn } from '../../engine/oathsworn/game'
import { readySetup } from '../../engine/oathsworn/ready'
import { contentHere } from '../../main/games/oathsworn/content'
import { atLeast, perCu, type Bench, type Measure } from './bench'

const content = contentHere()
const game = oathsworn(content)
const setups = ['rootsow', 'kilnhart', 'turnkey'].map(
  (encounter) => readySetup(content, { encounter }) as unknown as Json
)

/** Every game another, and the same games in every run. */
let games = 0

/** Legality, state, happenings, the next prompt with all its options, and the bot that reads them; no IO. */
function playOne(): number {
  const setup = setups[games % setups.length] as Json
  return playOut(game, setup, `bench ${games++}`, bots.careful).answers
}

/**
 * A whole game goes through most of the rules, so that V8 is long at it: after 60 games an answer still costs a quarter
 * more than after 300, when all of it is compiled. Series are longer than that.
 */
const UNTIL_COMPILED = 300

const warm =
  (measure: Measure): Measure =>
  (effort) => {
    while (games < UNTIL_COMPILED) playOne()
    return measure(effort)
  }

export const benches: readonly Bench[] = [
  {
    row: 'answers in bot play',
    anchor: 'pokemon-showdown 41 /CU, boardgame.io 411 /CU',
    target: atLeast(600),
    unit: '/CU',
    measure: warm(perCu(playOne))
  },
  {
    row: 'whole encounters by bots',
    anchor: 'pokemon-showdown 0.53 /CU',
    target: atLeast(0.7),
    unit: '/CU',
    measure: warm(perCu(() => (playOne(), 1)))
  }
]
