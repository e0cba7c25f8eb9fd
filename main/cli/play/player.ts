// Bots at a real table: the same house, host and save as behind the window, with a line for every decision.
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { House } from '../../app/services'
import { done, refused, type Result } from '../../common/result'
import type { Bag } from '../../saves/log/bag'
import type { TableBot } from '../../tables/game'
import type { OpenRun } from '../../tables/open-run'
import { hashesOf } from './decisions'

export interface BotEvening {
  readonly house: House
  readonly game: string
  /** The game's first kind of run without. */
  readonly kind?: string
  readonly bots: string
  /** Together they fix what the bots do; a table that is taken up again plays on with another round. */
  readonly seed: string
  readonly round: number
  write(line: string): Promise<void>
  isStopped(): boolean
}

const TRIES = 50
const WAIT_FOR_ROOM = 20

/** Plays one encounter after another until it is stopped. */
export async function playOn(playing: BotEvening): Promise<Result<null>> {
  const opened = await companyOf(playing)
  if (!opened.ok) return opened
  const bag = opened.value
  const bot = botFor(playing)
  if (!bot.ok) return bot
  let count = hashesOf(bag.entriesAfter(0)).length
  for (let game = 1; !playing.isStopped(); game++) {
    const run = runOf(playing, bag, game)
    if (!run.ok) return run
    const played = await playRun(playing, bag, run.value, bot.value, count)
    if (!played.ok) return played
    count = played.value
  }
  return done(null)
}

function botFor({ house, game, kind, bots, seed, round }: BotEvening): Result<TableBot> {
  const meant = house.games.of(game, kind)
  const playable = meant.ok ? meant.value.link(null) : meant
  if (!playable.ok) return playable
  const bot = playable.value.bot?.(bots, `${seed}/${round}`)
  return bot ? done(bot) : refused('unknown', 'play.noBots', { bots })
}

async function companyOf({ house, game }: BotEvening): Promise<Result<Bag>> {
  const [first] = house.companies.list()
  const opened = first ? await house.companies.opened(first.id) : await house.companies.create(game, 'Bots')
  return opened.ok ? done(opened.value.bag) : opened
}

/** The run that was left open, or a new one. */
function runOf({ house, game, kind: named, seed, round }: BotEvening, bag: Bag, number: number): Result<OpenRun> {
  const host = house.host()
  if (!host.ok) return host
  const left = bag.runs.findLast(({ over }) => !over)
  if (left) return host.value.resume(left.run)
  const fresh = `${seed}/${round}/${number}`
  const meant = house.games.of(game, named)
  if (!meant.ok) return meant
  const { kind } = meant.value
  const setup = meant.value.trial(fresh)
  return setup.ok ? host.value.start({ kind, game, setup: setup.value, seed: fresh }) : setup
}

async function playRun(
  playing: BotEvening,
  bag: Bag,
  run: OpenRun,
  bot: TableBot,
  before: number
): Promise<Result<number>> {
  let count = before
  let refusals = 0
  while (!playing.isStopped() && !run.isOver) {
    const [prompt] = run.waiting
    if (!prompt) return refused('broken', 'table.noAnswer')
    const next = bag.last + 1
    const answered = run.answer(run.revision, { seat: prompt.seat, by: 'bot', reply: bot(prompt, run.state) })
    playing.house.decided()
    if (answered.ok) {
      refusals = 0
      await playing.write(`ACK ${++count} ${bag.entry(next)?.hash ?? ''}`)
      // Backups are made meanwhile; without a breath between decisions they never would be.
      await setImmediate()
    } else {
      await playing.write(`NACK ${count + 1} ${answered.code}`)
      if (answered.code === 'unsaved') await setTimeout(WAIT_FOR_ROOM)
      else if (++refusals > TRIES) return answered
    }
  }
  if (run.isOver) playing.house.chapterEnded()
  return done(count)
}
