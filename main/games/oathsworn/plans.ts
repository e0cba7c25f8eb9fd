// The best use of redraw tokens takes long to find: it is looked for in a thread of its own, and nobody waits for it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { redrawPlan, type Draw, type Goal, type PlannedRedraws } from '../../../engine/games/oathsworn/odds'

export interface Planning {
  readonly draw: Draw
  readonly goal: Goal
  readonly tokens: number
}

export const planned = ({ draw, goal, tokens }: Planning): PlannedRedraws => redrawPlan(draw, goal, tokens)

const script = join(import.meta.dirname, 'plans.worker.js')

/** The plan, or nothing once nobody wants it any more: then the thread ends as well. */
export function planFor(planning: Planning, signal: AbortSignal): Promise<PlannedRedraws | null> {
  // Run from its sources there is no thread to be had.
  if (!existsSync(script)) return Promise.resolve(planned(planning))
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: planning })
    const giveUp = (): void => {
      resolve(null)
      void worker.terminate()
    }
    signal.addEventListener('abort', giveUp, { once: true })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', giveUp)
      reject(new Error(`the plan ended with ${code} and no answer`))
    })
  })
}
