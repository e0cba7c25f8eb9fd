// Saving, measured against what this disk takes for the least it could be asked: DU, 4 KB appended and synced.
import { once } from 'node:events'
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Json } from '../../engine/kernel/ids'
import type { Result } from '../../main/common/result'
import { backUp } from '../../main/saves/backups/backups'
import type { Bag } from '../../main/saves/log/bag'
import { Companies } from '../../main/saves/companies/companies'
import { chainStart, draft, link, type Draft, type Entry, type Identity } from '../../main/saves/log/entry'
import { filesIn, isSealed, sealOf, type Files } from '../../main/saves/files/files'
import { inThreads } from '../../main/saves/files/labour'
import { openBag } from '../../main/saves/recovery/open'
import { Desk } from '../../main/saves/companies/transfer/desk'
import { writeSave } from '../../main/saves/log/writing'
import { atMost, cuEach, median, percentile, type Bench, type Effort } from './bench'
import { calibrate } from './calibrate'

const identity: Identity = { origin: 'c-bench', game: 'oathsworn', created: 1_700_000_000_000 }
const worker = join(import.meta.dirname, 'store.worker.js')

/** As long as a real one: a card with its target, the pieces it moves. */
const answer = (k: number): Draft =>
  draft(
    2,
    'answered',
    {
      seat: `seat-${(k % 4) + 1}`,
      by: 'person',
      rule: 'OW-ATK-09',
      reply: { form: 'choose', chosen: [`card:cleave-${k % 60}`, `hex:${k % 161}`] }
    },
    '0123456789abcdef'
  )

function bookOf(answers: number): Entry[] {
  const named = draft(0, 'named', { name: 'The Lanterns' })
  const begun = draft(2, 'begun', { kind: 'encounter', game: 'oathsworn', rules: 1, packs: {}, setup: {}, seed: 'x' })
  let chain = chainStart(identity)
  return [named, begun, ...Array.from({ length: answers }, (_, k) => answer(k))].map((one, index) => {
    const entry = { ...one, n: index + 1, at: identity.created + index }
    chain = link(chain, entry)
    return { ...entry, chain }
  })
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.why)}`)
  return result.value
}

async function withFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'free-company-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const withSave = <T>(answers: number, work: (files: Files) => T | Promise<T>): Promise<T> =>
  withFolder((folder) => {
    const files = filesIn(folder)
    writeSave(files, identity, bookOf(answers))
    return work(files)
  })

const open = (files: Files): Bag => must(openBag(files, { clock: Date.now }))

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** One decision and one plain append in turn, so that both meet the same disk. */
const decisionsInDu = (percent: number) => (effort: Effort) =>
  withSave(100, (files) => {
    const bag = open(files)
    const plain = openSync(join(files.folder, 'plain'), 'a')
    const block = Buffer.alloc(4096, 7)
    const [decisions, plainly]: [number[], number[]] = [[], []]
    for (let k = 0; k < effort.rounds * 30; k++) {
      plainly.push(timed(() => (writeSync(plain, block), fdatasyncSync(plain))))
      decisions.push(timed(() => void must(bag.append(() => [answer(k)]))))
    }
    closeSync(plain)
    bag.close()
    return percentile(decisions, percent) / median(plainly)
  })

const ANSWERS = 10_000
const STATE: Json = Array.from({ length: 161 }, (_, hex) => ({
  hex,
  terrain: hex % 7 ? 'open' : 'stone',
  piece: hex % 11 ? null : `figure-${hex}`
}))

/** Everything in the folder, with the photographs a night of play leaves. */
const bytesPerAnswer = () =>
  withSave(600, (files) => {
    const bag = open(files)
    for (const n of [400, 450, 500, 550, 600])
      must(bag.photograph({ run: 2, entry: n, at: n - 2, hash: '0123456789abcdef', state: STATE }))
    bag.close()
    return statSync(files.save).size / 600
  })

const openingInCu = (effort: Effort) =>
  withSave(ANSWERS, (files) => {
    const costs = Array.from({ length: effort.rounds }, () => {
      const before = calibrate()
      const ms = timed(() => open(files).close())
      return ms / ((before + calibrate()) / 2)
    })
    return median(costs)
  })

const sealCheck = (() => {
  const bytes = Buffer.alloc(1_600_000, 7)
  const seal = sealOf(bytes)
  return cuEach(() => (isSealed(bytes, seal) ? 1 : 0))
})()

/** The longest turn of main while something goes on, in milliseconds. */
type Gauge = (work: () => Promise<unknown>) => Promise<number>

/** As it is felt: everything else had to wait for so long. */
const waited: Gauge = async (work) => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // It rests between whiles, as the app does: one that never rests is made to wait by others.
  await work()
  await setTimeout(10)
  delay.disable()
  return delay.max / 1e6
}

/** What main itself had to do: what it waited for a processor is the system's own, and comes in ticks of some ms. */
const worked: Gauge = async (work) => {
  let [last, longest] = [inMs(process.threadCpuUsage()), 0]
  const timer = setInterval(() => {
    const now = inMs(process.threadCpuUsage())
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  await work()
  await setTimeout(10)
  clearInterval(timer)
  return longest
}

const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

/** What else this machine is doing is not what is measured: the quietest of three rounds in which it did little else. */
async function quietest(times: () => Promise<number>): Promise<number> {
  const [quiet, all]: [number[], number[]] = [[], []]
  while (quiet.length < 3 && all.length < MOST_ROUNDS) {
    const others = othersAtWork()
    const stall = await times()
    all.push(stall)
    if (others() < LITTLE) quiet.push(stall)
  }
  return Math.min(...(quiet.length > 0 ? quiet : all))
}
const MOST_ROUNDS = 12
const LITTLE = 0.15

/** How much of one processor everybody else has taken since. */
function othersAtWork(): () => number {
  const [start, busy, own] = [performance.now(), busyTime(), inMs(process.cpuUsage())]
  return () => (busyTime() - busy - (inMs(process.cpuUsage()) - own)) / (performance.now() - start)
}

const busyTime = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)

/** A thread that counts for as long as an import takes, and does nothing else. */
const besideCounting = () =>
  quietest(() =>
    waited(async () => {
      const counting = new Worker('const end = Date.now() + 2000; while (Date.now() < end);', { eval: true })
      await once(counting, 'exit')
    })
  )

/** A save of twenty megabytes, for whatever takes its time. */
const MANY = 125_000

/** Decisions go on while the backup is made. */
const stallInBackup = (answers: number) => () =>
  withSave(answers, async (files) => {
    const bag = open(files)
    let at = Date.now()
    const longest = await quietest(async () => {
      for (let k = 0; k < 60; k++) must(bag.append(() => [answer(k)]))
      return waited(async () => must(await backUp(bag, 'asked', at++, inThreads(worker))))
    })
    await bag.settleDown()
    bag.close()
    return longest
  })

/** A company of twenty megabytes is exported, looked at for an import, and put in the place of itself. */
const stallInImport = (gauge: Gauge) => () =>
  withFolder(async (folder) => {
    const files = filesIn(join(folder, 'companies', identity.origin))
    writeSave(files, identity, bookOf(MANY))
    const labour = inThreads(worker)
    const companies = new Companies({
      folder,
      clock: Date.now,
      labour,
      quiet: 1000,
      summaryOf: () => null,
      atRest: () => {},
      onTrouble: () => {}
    })
    companies.list()
    const desk = new Desk({ folder, companies, labour, clock: Date.now })
    const file = join(folder, 'export.json')
    return quietest(() =>
      gauge(async () => {
        must(await desk.exportTo(file))
        const { plan, companies: planned } = must(await desk.inspect(file))
        must(await desk.importAll(plan, new Map(planned.map(({ id }) => [id, 'replace']))))
        companies.list()
      })
    )
  })

export const benches: readonly Bench[] = [
  {
    row: 'decision made durable, p50',
    anchor: 'append and fdatasync of 4 KB: 1 DU',
    target: atMost(1.3),
    unit: 'DU',
    measure: decisionsInDu(50)
  },
  { row: '  the same, p95', unit: 'DU', measure: decisionsInDu(95) },
  {
    row: 'save file per answer, 600 answers with photographs',
    target: atMost(350),
    unit: 'B',
    measure: bytesPerAnswer
  },
  {
    row: 'open and close a book of 10,000 answers, every link checked',
    target: atMost(4.5),
    unit: 'CU',
    measure: openingInCu
  },
  { row: 'every byte of that file held against its seal', target: atMost(0.5), unit: 'CU', measure: sealCheck },
  {
    row: 'longest stall of main while a backup is made',
    target: atMost(16),
    unit: 'ms',
    measure: stallInBackup(ANSWERS)
  },
  { row: '  the same, of 20 MB', target: atMost(16), unit: 'ms', measure: stallInBackup(MANY) },
  {
    row: 'longest stall of main while 20 MB are exported, imported and put in place',
    target: atMost(16),
    unit: 'ms',
    measure: stallInImport(waited)
  },
  { row: '  of which main itself was at work', target: atMost(16), unit: 'ms', measure: stallInImport(worked) },
  { row: '  the same, beside a thread that only counts', unit: 'ms', measure: besideCounting }
]
