import type { Typed, CommandOption } from './arguments'
import type { Terminal } from './terminal'

/** What a program tells the one that started it. */
export const FINE = 0
export const NO = 1
export const WRONG_USE = 2
export type ExitCode = typeof FINE | typeof NO | typeof WRONG_USE

/** One command of the headless table: a file under commands/. */
export interface Command {
  /** What may follow the name, such as `[FILE …]`. */
  readonly usage: string
  readonly options: readonly CommandOption[]
  /** What it reads and answers, for `--help`. */
  readonly about: string
  run(given: Typed, terminal: Terminal): Promise<ExitCode>
}

/** A line in commands/index.ts: what is known of a command before it is loaded. */
export interface ListedCommand {
  readonly name: string
  /** Each game has its own of it (`--game`); then there is nothing else to load. */
  readonly ofGame?: true
  /** One line, for the list of commands. */
  readonly summary: string
  /**
   * Its work is short and needs no save, so any Node will do, and it answers in the process it was called from. The
   * others run in Electron's Node, which fits better-sqlite3 and is twice as fast at long work.
   */
  readonly anywhere?: true
  load?(): Promise<Command>
}
