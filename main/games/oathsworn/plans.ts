// The best use of redraw tokens takes long to find: it is looked for in a thread of its own, and nobody waits for it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { redrawPlans, type Draw, type Goal, type Plan } from '../../../engine/oathsworn/odds'

export interface Planning {
  readonly draw: Draw
  readonly goal: Goal
  readonly most: number
}

export const planned = ({ draw, goal, most }: Planning): readonly Plan[] => redrawPlans(draw, goal, most)

const script = join(import.meta.dirname, 'plans.worker.js')

export function plansFor(planning: Planning): Promise<readonly Plan[]> {
  // Run from its sources there is no thread to be had.
  if (!existsSync(script)) return Promise.resolve(planned(planning))
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: planning })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the plans ended with ${code} and no answer`)))
  })
}
