import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Fought } from '../../engine/games/oathsworn/bots/fought'
import { fightsOf, type Series } from './series'

/** Fights a whole series on several cores. Whatever their number, the fights come back the same and in order. */
export async function simulate(series: Series, workers: number, onProgress: (done: number) => void): Promise<Fought[]> {
  const fights = new Array<Fought>(series.count)
  let done = 0
  const note = ([number, fight]: readonly [number, Fought]): void => {
    fights[number] = fight
    done++
  }
  if (workers <= 1) {
    for (const fight of fightsOf(series, 0, 1)) {
      note(fight)
      onProgress(done)
    }
    return fights
  }
  const file = join(import.meta.dirname, 'simulate.worker.js')
  await Promise.all(
    Array.from(
      { length: workers },
      (_, first) =>
        new Promise<void>((ok, bad) => {
          const worker = new Worker(file, { workerData: { series, first, step: workers } })
          worker.on('message', (batch: readonly (readonly [number, Fought])[]) => {
            batch.forEach(note)
            onProgress(done)
          })
          worker.once('error', bad)
          worker.once('exit', (code) => (code === 0 ? ok() : bad(new Error(`a worker ended with ${code}`))))
        })
    )
  )
  return fights
}
