// A program that is stopped between two touches of the disk: from the chosen one on, nothing reaches it any more.
import type * as Fs from 'node:fs'

export const TOUCHES = [
  'closeSync',
  'copyFileSync',
  'fsyncSync',
  'fdatasyncSync',
  'ftruncateSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
  'writeSync'
] as const

export class Stopped extends Error {}

export interface Power {
  /** How many touches it takes until the program is stopped. */
  left: number
  /** How many there have been since the count was last set to nought. */
  count: number
}

/** Node's file system, which stops when the power says so. */
export function stopping(fs: typeof Fs, power: Power): typeof Fs {
  const wrapped = Object.fromEntries(
    TOUCHES.map((name) => [
      name,
      (...given: never[]): unknown => {
        power.count++
        if (power.left-- <= 0) throw new Stopped(name)
        return (fs[name] as (...given: never[]) => unknown)(...given)
      }
    ])
  )
  return { ...fs, ...wrapped }
}
