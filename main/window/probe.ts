// For measurements from outside: says READY when the window can be used, and on `frames` how many it has drawn.
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

export interface Probe {
  usable(): void
  frames(count: number): void
}

export interface Streams {
  readonly input: Readable
  readonly output: Writable
}

export function probeOn({ input, output }: Streams, askForFrames: () => void): Probe {
  let isTold = false
  const say = (line: string): void => {
    output.write(`${line}\n`)
  }
  createInterface({ input }).on('line', (line) => {
    if (line.trim() === 'frames') askForFrames()
  })
  return {
    usable: () => {
      if (!isTold) say('READY')
      isTold = true
    },
    frames: (count) => say(String(count))
  }
}

export const noProbe: Probe = { usable: () => {}, frames: () => {} }
export const isProbed = (): boolean => process.env['FREE_COMPANY_PROBE'] === '1'
