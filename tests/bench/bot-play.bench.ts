import { checkReply } from '../../engine/kernel/checkReply'
import type { Json } from '../../engine/kernel/ids'
import { imagine } from '../../engine/kernel/imagine'
import { onlyReply, type Reply } from '../../engine/kernel/prompt'
import { bots, type EncounterBot } from '../../engine/games/oathsworn/bots'
import { playOut } from '../../engine/simulation/playOut'
import { oathsworn } from '../../engine/games/oathsworn/game'
import { readySetup } from '../../engine/games/oathsworn/ready'
import { contentHere } from '../../main/games/oathsworn/content'
import { atLeast, perCu, type Bench, type Measure } from './bench'

const content = contentHere()
const game = oathsworn(content)
const setups = ['rootsow', 'kilnhart', 'turnkey'].map(
  (encounter) => readySetup(content, { encounter }) as unknown as Json
)
const setupOf = (number: number): Json => setups[number % setups.length] as Json
const seedOf = (number: number): string => `bench ${number}`

/** Every game another, and the same games in every run. */
let games = 0

/** Legality, state, happenings, the next prompt with all its options, and the bot that reads them; no IO. */
function playOne(bot: EncounterBot = bots.careful): number {
  const number = games++
  return playOut(game, setupOf(number), seedOf(number), bot).answers
}

/**
 * A whole game goes through most of the rules, so that V8 is long at it: an answer costs a quarter more after 60 games
 * than after 300, and 7 % more after 300 than after 1,000. It goes on getting cheaper, ever more slowly. See
 * docs/performance.md.
 */
const UNTIL_COMPILED = 1000

const warm =
  (measure: Measure): Measure =>
  (effort) => {
    while (games < UNTIL_COMPILED) playOne()
    return measure(effort)
  }

/**
 * So many fights between two passes of the calibration loop. After a pass the processor has forgotten them, and the first
 * one costs a sixth more; nobody fights a series one by one with something else in between.
 */
const IN_A_ROW = 60

function inARow(play: () => number): number {
  let answers = 0
  for (let n = 0; n < IN_A_ROW; n++) answers += play()
  return answers
}

interface Recorded {
  readonly number: number
  readonly replies: readonly Reply[]
}

/** Games a bot has played, to be played again without it: what it would say is known. */
const recorded = (): readonly Recorded[] =>
  Array.from({ length: IN_A_ROW }, () => {
    const replies: Reply[] = []
    const number = games
    playOne((sight) => {
      const reply = bots.careful(sight)
      replies.push(reply)
      return reply
    })
    return { number, replies }
  })

/** The same as `playOut` with nobody who thinks. */
function playAgain({ number, replies }: Recorded): number {
  let next = 0
  imagine(
    game,
    game.start(setupOf(number), seedOf(number)),
    (table) => game.play(table),
    (prompt) => {
      const only = onlyReply(prompt)
      if (only) return only
      const checked = checkReply(prompt, replies[next++])
      if (!checked.ok) throw new Error(`a recorded answer was refused: ${checked.why.key}`)
      return checked.reply
    }
  )
  return next
}

const again: Measure = (effort) => {
  const all = recorded()
  let turn = 0
  const playNext = (): number => playAgain(all[turn++ % all.length] as Recorded)
  // Who answers is somebody else now: what the rules were compiled for no longer holds.
  while (turn < UNTIL_COMPILED) playNext()
  return perCu(() => inARow(playNext))(effort)
}

const anchor = 'pokemon-showdown 41 /CU, boardgame.io 411 /CU'

export const benches: readonly Bench[] = [
  {
    row: 'answers in bot play: legality, state, happenings, next prompt with all options',
    anchor,
    target: atLeast(500),
    unit: '/CU',
    measure: warm(again)
  },
  {
    row: 'the same with the thinking of a careful bot',
    anchor,
    unit: '/CU',
    measure: warm(perCu(() => inARow(playOne)))
  },
  {
    row: 'whole encounters by bots',
    anchor: 'pokemon-showdown 0.53 /CU',
    target: atLeast(0.9),
    unit: '/CU',
    measure: warm(perCu(() => (inARow(playOne), IN_A_ROW)))
  }
]
