import { parentPort, workerData } from 'node:worker_threads'
import { fightsOf, type Series } from './series'

const { series, first, step } = workerData as { series: Series; first: number; step: number }

// Some fights a message: few messages, and still progress to see.
const SOME = 20
let batch: unknown[] = []
for (const fight of fightsOf(series, first, step)) {
  batch.push(fight)
  if (batch.length >= SOME) {
    parentPort?.postMessage(batch)
    batch = []
  }
}
parentPort?.postMessage(batch)
