import { parse } from './kit/arguments'
import type { ExitCode, ListedCommand } from './kit/command'
import { FINE, WRONG_USE } from './kit/command'
import { commands } from './commands'
import { loaded } from './loaded'
import { helpOf, helpOfAll } from './help'
import type { Terminal } from './kit/terminal'
import { unknown, WrongUse } from './kit/wrongUse'

/** Finds the command, reads its options and runs it. What a person did wrongly is told, never thrown. */
export async function runTable([name, ...rest]: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    if (name === undefined) throw new WrongUse(`which command?\n\n${helpOfAll(commands)}`)
    if (['help', '--help', '-h'].includes(name)) return await showHelp(rest[0], terminal)
    const { command, typed } = await loaded(find(name), rest)
    const given = parse(typed, command.options)
    if (given.has.has('help')) return await showHelp(name, terminal, rest)
    return await command.run(given, terminal)
  } catch (error) {
    if (!(error instanceof WrongUse) && !isOfFile(error)) throw error
    terminal.note(error.message)
    return WRONG_USE
  }
}

async function showHelp(
  name: string | undefined,
  terminal: Terminal,
  typed: readonly string[] = []
): Promise<ExitCode> {
  if (name === undefined) await terminal.write(helpOfAll(commands))
  else await terminal.write(helpOf(find(name), (await loaded(find(name), typed)).command))
  return FINE
}

function find(name: string): ListedCommand {
  const command = commands.find((one) => one.name === name)
  if (command) return command
  throw unknown(
    'command',
    name,
    commands.map((one) => one.name)
  )
}

/** A file or folder somebody named that cannot be read or written, in the words of the system. */
const isOfFile = (error: unknown): error is Error => error instanceof Error && 'syscall' in error && 'path' in error
