import type { Given, Option } from './arguments'
import type { Terminal } from './terminal'

/** What a program tells the one that started it. */
export const FINE = 0
export const NO = 1
export const WRONG_USE = 2
export type ExitCode = typeof FINE | typeof NO | typeof WRONG_USE

/** One command of the headless table: a file under commands/ and a line in commands/index.ts. */
export interface Command {
  readonly name: string
  /** One line, for the list of commands. */
  readonly summary: string
  /** What may follow the name, such as `[FILE …]`. */
  readonly usage: string
  readonly options: readonly Option[]
  /** What it reads and answers, for `--help`. */
  readonly about: string
  run(given: Given, terminal: Terminal): Promise<ExitCode>
}
