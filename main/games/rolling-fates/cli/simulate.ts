import { availableParallelism } from 'node:os'
import { BOTS } from '../../../../engine/games/rolling-fates/bots'
import { summaryOf, type AdventureSummary } from '../../../../engine/games/rolling-fates/bots/summary'
import type { Spread } from '../../../../engine/simulation/figures'
import { noWords, wholeNumber, type Typed } from '../../../cli/kit/arguments'
import { FINE, type Command } from '../../../cli/kit/command'
import type { Terminal } from '../../../cli/kit/terminal'
import { unknown, WrongUse } from '../../../cli/kit/wrongUse'
import { simulate as play } from '../../../lab/simulate'
import { adventureLab, contentHere } from '../lab'

const USUAL_COUNT = 1000
const MOST_SEATS = 4

export const simulate: Command = {
  usage: '--all | --seats N',
  options: [
    { name: 'adventure', value: 'ID', about: 'which adventure (the first without)' },
    { name: 'seats', value: 'N', about: 'how many play; each adventure draws its party by its seed' },
    { name: 'all', about: 'every bot with 1 to 4 seats, one line of a table each' },
    { name: 'bots', value: 'KIND', about: `who decides: ${BOTS.join(', ')} (careful without)` },
    { name: 'n', value: 'N', about: `how many adventures a line (${USUAL_COUNT} without)` },
    { name: 'seed', value: 'TEXT', about: 'the same seed gives the same adventures' },
    { name: 'workers', value: 'K', about: 'on how many cores (all without); the result does not depend on it' }
  ],
  about: `
Answers "is this fair?": plays whole adventures with bots and reports how often they are won, with the 95 % interval, how
long the fights are, where it was lost and with whom it was won.`,
  async run(given, terminal) {
    noWords(given)
    const adventure = adventureIn(given)
    const asJson = given.has.has('json')
    if (!given.has.has('all')) {
      const summary = await played(given, { adventure, seats: seatsIn(given), bot: botIn(given) })
      await terminal.write(asJson ? `${JSON.stringify(summary)}\n` : inWords(summary))
      return FINE
    }
    if (!asJson) await terminal.write(HEAD)
    for (const bot of BOTS) await writeRows(given, adventure, bot, terminal)
    return FINE
  }
}

interface Line {
  readonly adventure: string
  readonly seats: number
  readonly bot: string
}

async function writeRows(given: Typed, adventure: string, bot: string, terminal: Terminal): Promise<void> {
  for (let seats = 1; seats <= MOST_SEATS; seats++) {
    const summary = await played(given, { adventure, seats, bot })
    await terminal.write(
      given.has.has('json') ? `${JSON.stringify({ bot, seats, ...summary })}\n` : row(bot, seats, summary)
    )
  }
}

async function played(given: Typed, { adventure, seats, bot }: Line): Promise<AdventureSummary> {
  const count = wholeNumber(given, 'n', 1, USUAL_COUNT)
  const workers = Math.min(wholeNumber(given, 'workers', 1, availableParallelism()), count)
  const seed = given.value.get('seed') ?? '1'
  const series = { game: 'rolling-fates', setup: { adventure, seats }, bot, seed, count }
  return summaryOf(await play(adventureLab(), series, workers, () => undefined))
}

function adventureIn({ value }: Typed): string {
  const known = [...contentHere().adventure.keys()]
  const adventure = value.get('adventure') ?? known[0] ?? ''
  if (!known.includes(adventure)) throw unknown('adventure', adventure, known)
  return adventure
}

function seatsIn(given: Typed): number {
  if (!given.value.has('seats')) throw new WrongUse(`how many? Say --seats 1 to ${MOST_SEATS}, or --all`)
  const seats = wholeNumber(given, 'seats', 1, 1)
  if (seats > MOST_SEATS) throw new WrongUse(`--seats: ${MOST_SEATS} can play at most`)
  return seats
}

function botIn({ value }: Typed): string {
  const bot = value.get('bots') ?? 'careful'
  if (!BOTS.some((one) => one === bot)) throw unknown('bot', bot, BOTS)
  return bot
}

const HEAD = `| bot | seats | won | 95 % interval | rounds of a fight | worst place | characters, best and worst |
| --- | --- | --- | --- | --- | --- | --- |
`

function row(bot: string, seats: number, { winRate, interval, rounds, lostAt, byCharacter }: AdventureSummary): string {
  const [low, high] = interval.map((share) => Math.round(share * 100))
  const [worst] = lostAt
  const [best, least] = [byCharacter[0], byCharacter.at(-1)]
  const ends = best && least ? `${best[0]} ${percent(best[1])}, ${least[0]} ${percent(least[1])}` : '–'
  const place = worst ? `${worst[0]} ${percent(worst[1])}` : '–'
  return `| ${[bot, seats, percent(winRate), `${low} to ${high} %`, spread(rounds), place, ends].join(' | ')} |\n`
}

const inWords = ({
  wins,
  adventures,
  winRate,
  interval,
  rounds,
  answers,
  lostAt,
  byCharacter
}: AdventureSummary): string =>
  [
    `Won ${wins} of ${adventures}: ${percent(winRate)} (${interval.map(percent).join(' to ')})`,
    `Rounds of a fight  ${spread(rounds)}`,
    `Decisions          ${spread(answers)}`,
    '',
    'Lost at:',
    ...lostAt.map(([node, share]) => `  ${percent(share).padStart(5)}  ${node}`),
    '',
    'Won with:',
    ...byCharacter.map(([id, rate]) => `  ${percent(rate).padStart(5)}  ${id}`),
    ''
  ].join('\n')

const percent = (share: number): string => `${Math.round(share * 100)} %`
const spread = ({ mean, least, most }: Spread): string => `${mean.toFixed(1)} (${least} to ${most})`
