// What gets killed. Plays, keeps house or migrates until somebody stops it the hard way, and says what is done.
import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { playOn } from '../../main/cli/play/player'
import { House } from '../../main/app/services'
import type { Result } from '../../main/common/result'
import { listBackups } from '../../main/saves/backups/backups'
import { draft } from '../../main/saves/log/entry'
import { filesIn } from '../../main/saves/files/files'
import { inThreads } from '../../main/saves/files/labour'
import { openBag } from '../../main/saves/recovery/open'
import { pigShelf } from '../main/fixtures/pig'
import { nextMigrations } from './next-migrations'

const [mode, folder = '', round = '0'] = process.argv.slice(2)

const DAY = 86_400_000
const JUMPS = [0, -DAY, DAY, -25 * 365 * DAY, 25 * 365 * DAY]
/** Right for a while, then a day or 25 years off either way for as long, and so on; each round begins elsewhere. */
function jumpingClock(): () => number {
  let asked = Number(round) * OFTEN
  return () => Date.now() + (JUMPS[Math.floor(asked++ / OFTEN) % JUMPS.length] ?? 0)
}
const OFTEN = 40

const house = (clock: () => number = Date.now): House =>
  new House({
    folder,
    clock,
    labour: inThreads(join(import.meta.dirname, 'store.worker.js')),
    games: pigShelf(),
    quiet: 20,
    onFault: (where, error) => console.error(where, error),
    onTrouble: (_company, why) => console.error(JSON.stringify(why))
  })

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.why)}`)
  return result.value
}

async function play(clock?: () => number): Promise<void> {
  const write = async (line: string): Promise<void> => say(line)
  const how = { game: 'pig', bots: 'random', seed: 'kill', round: Number(round) }
  must(await playOn({ ...how, house: house(clock), write, isStopped: () => false }))
}

/** Backups, exports, imports over itself and restoring: the book stays the same all the while. */
async function keepHouse(home: House): Promise<void> {
  const [card] = home.companies.list()
  if (!card) throw new Error('nothing to keep')
  const file = join(folder, 'export.json')
  const { scheduler, bag } = must(await home.companies.opened(card.id))
  must(await scheduler.backUp('asked'))
  must(await home.desk.exportTo(file, card.id))
  const { plan, companies } = must(await home.desk.inspect(file))
  must(await home.desk.importAll(plan, new Map(companies.map(({ id }) => [id, 'replace']))))
  const [newest] = listBackups(bag.files)
  if (!newest) throw new Error('a backup has gone')
  await home.close()
  const from = join(bag.files.backups, newest.backup)
  must(await home.companies.replace(card.id, from, 'restore'))
  must(home.bin.put(card.id, bag.files.folder))
  for (const { bin } of home.bin.list()) must(home.bin.bringBack(bin, home.companies.shelf))
}

async function upkeep(): Promise<void> {
  const home = house()
  for (let k = 0; ; k++) {
    await keepHouse(home)
    say(`KEPT ${k}`)
  }
}

/** A whole evening that ends by itself: so many decisions, some housekeeping, and as many again. */
async function evening(): Promise<void> {
  const home = house()
  let count = 0
  const write = async (line: string): Promise<void> => {
    count++
    say(line)
  }
  for (const half of [1, 2]) {
    const isStopped = (): boolean => count >= half * Number(round)
    must(await playOn({ game: 'pig', bots: 'random', seed: 'power', round: half, house: home, write, isStopped }))
    await keepHouse(home)
    say(`KEPT ${half}`)
  }
  await home.close()
}

function migrate(): void {
  for (let k = 0; ; k++) {
    const copy = filesIn(join(folder, `copy-${round}-${k}`))
    const making = join(folder, `.making-${round}-${k}`)
    cpSync(join(folder, 'old'), making, { recursive: true })
    // Half a copy is not what is tried here: it gets its name when it is whole.
    renameSync(making, copy.folder)
    must(openBag(copy, { clock: Date.now, migrations: nextMigrations })).close()
    say(`MIGRATED ${k}`)
  }
}

/** So many decisions in a save; what is refused is said, and the play goes on, or is killed there. */
function decide(isKilled = false): void {
  const bag = must(openBag(filesIn(folder), { clock: Date.now }))
  for (let k = 0; k < Number(round); k++) {
    const answer = {
      seat: 'seat-1',
      by: 'person' as const,
      rule: 'X-1',
      reply: { form: 'choose' as const, chosen: [`${k}`] }
    }
    const kept = bag.append(() => [draft(2, 'answered', answer, '0123456789abcdef')])
    say(kept.ok ? `ACK ${bag.last} ${bag.chain}` : `REFUSED ${kept.why.key}`)
    if (!kept.ok && isKilled) process.kill(process.pid, 'SIGKILL')
  }
  bag.close()
}

const modes: { readonly [mode: string]: () => void | Promise<void> } = {
  play: () => play(),
  jump: () => play(jumpingClock()),
  upkeep,
  evening,
  migrate,
  decide,
  refused: () => decide(true)
}
await modes[mode ?? '']?.()
