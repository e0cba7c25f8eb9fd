import { Worker } from 'node:worker_threads'
import type { JobName, Jobs } from '../worker/jobs'

/** The same jobs, some time later. */
export type Labour = {
  readonly [J in JobName]: (given: Parameters<Jobs[J]>[0]) => Promise<ReturnType<Jobs[J]>>
}

export interface Order {
  readonly job: JobName
  readonly given: unknown
}

const NAMES: readonly JobName[] = [
  'checkFile',
  'glimpse',
  'backUpClosed',
  'replaceSave',
  'rescue',
  'readImport',
  'writeExport'
]
const each = (make: (job: JobName) => unknown): Labour =>
  Object.fromEntries(NAMES.map((job) => [job, make(job)])) as unknown as Labour

/** Done where it is asked for: in tests, and where no window waits. */
export const inPlace = (jobs: Jobs): Labour => each((job) => async (given: never) => jobs[job](given))

/** Each job in a thread of its own, gone when it is done: between jobs there is nothing that could cost anything. */
export const inThreads = (script: string): Labour => each((job) => (given: unknown) => inThread(script, { job, given }))

function inThread(script: string, workerData: Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`${workerData.job} ended with ${code} and no answer`)))
  })
}
