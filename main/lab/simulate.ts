import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { gamesOf, type GameLab, type Series } from './series'

/** Plays a whole series on several cores. Whatever their number, the games come back the same and in order. */
export async function simulate<R>(
  lab: GameLab<R>,
  series: Series,
  workers: number,
  onProgress: (done: number) => void
): Promise<R[]> {
  const played = new Array<R>(series.count)
  let done = 0
  const note = ([number, one]: readonly [number, R]): void => {
    played[number] = one
    done++
  }
  if (workers <= 1) {
    for (const one of gamesOf(lab, series, 0, 1)) {
      note(one)
      onProgress(done)
    }
    return played
  }
  const file = join(import.meta.dirname, 'simulate.worker.js')
  await Promise.all(
    Array.from(
      { length: workers },
      (_, first) =>
        new Promise<void>((ok, bad) => {
          const worker = new Worker(file, { workerData: { series, first, step: workers } })
          worker.on('message', (batch: readonly (readonly [number, R])[]) => {
            batch.forEach(note)
            onProgress(done)
          })
          worker.once('error', bad)
          worker.once('exit', (code) => (code === 0 ? ok() : bad(new Error(`a worker ended with ${code}`))))
        })
    )
  )
  return played
}
