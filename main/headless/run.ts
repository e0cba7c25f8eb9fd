import { parse } from './arguments'
import type { Command, ExitCode } from './command'
import { FINE, WRONG_USE } from './command'
import { helpOf, helpOfAll } from './help'
import type { Terminal } from './terminal'
import { unknown, WrongUse } from './wrong-use'

/** Finds the command, reads its options and runs it. What a person did wrongly is told, never thrown. */
export async function runTable(
  typed: readonly string[],
  commands: readonly Command[],
  terminal: Terminal
): Promise<ExitCode> {
  try {
    const [name, ...rest] = typed
    if (name === undefined) throw new WrongUse(`which command?\n\n${helpOfAll(commands)}`)
    if (['help', '--help', '-h'].includes(name)) return await showHelp(rest[0], commands, terminal)
    const command = find(name, commands)
    const given = parse(rest, command.options)
    if (given.has.has('help') || given.words.includes('--help')) return await showHelp(name, commands, terminal)
    return await command.run(given, terminal)
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    terminal.note(error.message)
    return WRONG_USE
  }
}

async function showHelp(name: string | undefined, commands: readonly Command[], terminal: Terminal): Promise<ExitCode> {
  await terminal.write(name === undefined ? helpOfAll(commands) : helpOf(find(name, commands)))
  return FINE
}

function find(name: string, commands: readonly Command[]): Command {
  const command = commands.find((one) => one.name === name)
  if (command) return command
  throw unknown(
    'command',
    name,
    commands.map((one) => one.name)
  )
}
