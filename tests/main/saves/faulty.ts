// A disk that fails at one touch and works at all others, or takes only a part of what it is given.
import type * as Fs from 'node:fs'
import { TOUCHES } from './stopped'

export interface Faults {
  /** How many touches go well before the one that fails. */
  left: number
  code: string
  isShort: boolean
  /** The only kind of touch that fails; null for any. */
  only: string | null
}

export function failing(fs: typeof Fs, faults: Faults): typeof Fs {
  const call = (name: (typeof TOUCHES)[number], given: never[]): unknown => {
    const real = fs[name] as (...given: never[]) => unknown
    if ((faults.only ?? name) !== name || faults.left-- !== 0) return real(...given)
    // What is closed is closed, whatever is said about it.
    if (name === 'closeSync') real(...given)
    throw Object.assign(new Error(`${faults.code}: ${name}`), { code: faults.code })
  }
  const wrapped = Object.fromEntries(TOUCHES.map((name) => [name, (...given: never[]) => call(name, given)]))
  const writeSync = (fd: number, bytes: Buffer | string, ...place: (number | null)[]): number => {
    const whole = Buffer.from(bytes as string)
    const [offset = 0, length = whole.length - (offset ?? 0), position = null] =
      typeof bytes === 'string' ? [0, whole.length, place[0]] : place
    const asked = length ?? whole.length
    const taken = faults.isShort ? Math.ceil(asked / 2) : asked
    return call('writeSync', [fd, whole, offset, taken, position] as never[]) as number
  }
  return { ...fs, ...wrapped, writeSync: writeSync as typeof Fs.writeSync }
}
