// Motions one after another. The queue is told the time; it never looks at a clock.
import type { BoardMotion } from './motions'
import type { Poses } from './poses'
import { stepsOf, type MotionStep } from './steps'

export interface MotionQueue {
  readonly isMoving: boolean
  /** Resolves when these motions are over or skipped. */
  play(motions: readonly BoardMotion[]): Promise<void>
  /** Moves the poses on to this moment. */
  tick(now: number): void
  /** Ends everything waiting as if it had been played. */
  skip(): void
}

interface Waiting {
  readonly step: MotionStep
  readonly done?: () => void
}

/** Quick at first, settling: what is drawn moves as things do that are pushed by hand. */
export const easedOut = (t: number): number => 1 - (1 - t) ** 3

export function createMotionQueue(posesNow: () => Poses): MotionQueue {
  const waiting: Waiting[] = []
  let current: { at: (t: number) => void; since: number | null; item: Waiting } | null = null

  const next = (): void => {
    const item = waiting.shift()
    current = item ? { at: item.step.begin(posesNow()), since: null, item } : null
  }

  const finish = (): void => {
    if (!current) return
    current.at(1)
    current.item.done?.()
    next()
  }

  return {
    get isMoving() {
      return current !== null
    },
    play(motions) {
      const steps = motions.flatMap(stepsOf)
      if (steps.length === 0) return Promise.resolve()
      return new Promise((done) => {
        steps.forEach((step, k) => waiting.push(k === steps.length - 1 ? { step, done } : { step }))
        if (!current) next()
      })
    },
    tick(now) {
      while (current) {
        current.since ??= now
        const { ms } = current.item.step
        const elapsed = now - current.since
        if (elapsed < ms) return current.at(easedOut(elapsed / ms))
        const over = current.since + ms
        finish()
        if (current) current.since = over
      }
    },
    skip() {
      while (current) finish()
    }
  }
}
