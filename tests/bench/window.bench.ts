// What a decision costs on its way to the window: careful bots play, and every step is written as the window gets it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, percentile, type Bench } from './bench'
import { beginEvening, withCompany, type Evening } from './evening'

const ENOUGH = 600

interface Measured {
  readonly bytes: readonly number[]
  readonly ms: readonly number[]
}

async function evening(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'free-company-bench-'))
  const measured = { bytes: [] as number[], ms: [] as number[] }
  try {
    await withCompany(folder, ({ house }) => {
      for (let seed = 1; measured.bytes.length < ENOUGH; seed++) measure(beginEvening(house, `bench-${seed}`), measured)
    })
    return measured
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measure({ decide }: Evening, { bytes, ms }: { bytes: number[]; ms: number[] }): void {
  for (let give = decide(); give && bytes.length < ENOUGH; give = decide()) {
    const start = performance.now()
    const step = JSON.stringify(give())
    ms.push(performance.now() - start)
    bytes.push(Buffer.byteLength(step))
  }
}

let played: Promise<Measured> | undefined
const once = (): Promise<Measured> => (played ??= evening())

export const benches: readonly Bench[] = [
  {
    row: 'decision to the window, median size',
    unit: 'B',
    measure: async () => percentile((await once()).bytes, 50)
  },
  {
    row: 'decision to the window, size of the 99th of a hundred',
    target: atMost(65_536),
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
