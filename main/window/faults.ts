// What went wrong inside, for whoever mends it. The player reads a sentence; this goes into a file.
import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LARGEST = 1024 * 1024

export interface Faults {
  note(where: string, error: unknown): void
}

export function faultsIn(folder: string, now: () => number): Faults {
  const file = join(folder, 'faults.log')
  return {
    note: (where, error) => {
      const text = `${new Date(now()).toISOString()} ${where}: ${textOf(error)}\n`
      console.error(text)
      write(file, text)
    }
  }
}

function write(file: string, text: string): void {
  try {
    if (sizeOf(file) > LARGEST) renameSync(file, `${file}.old`)
    appendFileSync(file, text)
  } catch {
    // The terminal has it. A fault that cannot be noted must not become another.
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
