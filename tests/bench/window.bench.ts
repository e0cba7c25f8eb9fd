// What a decision costs on its way to the window: careful bots play, and every step is written as the window gets it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '../../main/games'
import { House } from '../../main/house'
import type { Result } from '../../main/result'
import { jobs } from '../../main/store/jobs'
import { inPlace } from '../../main/store/labour'
import { Thrift } from '../../main/table/thrift'
import { atMost, percentile, type Bench } from './bench'

const GAME = 'oathsworn'
const ENOUGH = 600

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.why)}`)
  return result.value
}

interface Measured {
  readonly bytes: readonly number[]
  readonly ms: readonly number[]
}

async function evening(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'free-company-bench-'))
  const house = new House({
    folder,
    clock: Date.now,
    labour: inPlace(jobs),
    games,
    quiet: 60_000,
    onFault: console.error,
    onTrouble: () => {}
  })
  try {
    must(await house.companies.create(GAME, 'Bench'))
    const measured = { bytes: [] as number[], ms: [] as number[] }
    for (let seed = 1; measured.bytes.length < ENOUGH; seed++) playRun(house, `bench-${seed}`, measured)
    return measured
  } finally {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function playRun(house: House, seed: string, { bytes, ms }: { bytes: number[]; ms: number[] }): void {
  const { kind, setup } = must(house.games.trial(GAME, seed))
  const run = must(must(house.host()).start({ kind, game: GAME, setup, seed }))
  const bot = must(house.games.find(GAME, null)).bot?.('careful', seed)
  const thrift = new Thrift()
  while (!run.isOver && bytes.length < ENOUGH) {
    const [prompt] = run.waiting
    if (!prompt || !bot) return
    const reply = bot(prompt, run.state)
    const start = performance.now()
    const step = thrift.write(must(run.answer(run.revision, { seat: prompt.seat, by: 'bot', reply })))
    ms.push(performance.now() - start)
    bytes.push(Buffer.byteLength(JSON.stringify(step)))
  }
}

let played: Promise<Measured> | undefined
const once = (): Promise<Measured> => (played ??= evening())

export const benches: readonly Bench[] = [
  {
    row: 'decision to the window, median size',
    target: atMost(2048),
    unit: 'B',
    measure: async () => percentile((await once()).bytes, 50)
  },
  {
    row: 'decision to the window, size of the 99th of a hundred',
    target: atMost(8192),
    unit: 'B',
    measure: async () => percentile((await once()).bytes, 99)
  },
  {
    row: '  decided, durable and written for the window, p50',
    unit: 'ms',
    measure: async () => percentile((await once()).ms, 50)
  },
  { row: '  the same, p95', unit: 'ms', measure: async () => percentile((await once()).ms, 95) }
]
