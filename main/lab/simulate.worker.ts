import { parentPort, workerData } from 'node:worker_threads'
import { toolsOf } from '../games/gameTools'
import { gamesOf, type Series } from './series'

const { series, first, step } = workerData as { series: Series; first: number; step: number }

// Some games a message: few messages, and still progress to see.
const SOME = 20
let batch: unknown[] = []
const lab = await (await toolsOf(series.game)).lab?.()
if (!lab) throw new Error(`nobody plays ${series.game} by itself`)
for (const one of gamesOf(lab, series, first, step)) {
  batch.push(one)
  if (batch.length >= SOME) {
    parentPort?.postMessage(batch)
    batch = []
  }
}
parentPort?.postMessage(batch)
