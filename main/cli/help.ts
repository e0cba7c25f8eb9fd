import type { CommandOption } from './kit/arguments'
import { everyCommand } from './kit/arguments'
import type { Command, ListedCommand } from './kit/command'

export const helpOfAll = (commands: readonly ListedCommand[]): string =>
  [
    'The table without a window.',
    '',
    'Usage: npm run -s table -- COMMAND [OPTIONS]',
    '',
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    'COMMAND --help tells more. Ends with 0 if all is well, 1 if the answer is no, 2 if it was used wrongly.',
    ''
  ].join('\n')

export const helpOf = ({ name, summary }: ListedCommand, { usage, about, options }: Command): string =>
  [
    `${capital(summary)}.`,
    '',
    `Usage: npm run -s table -- ${name} ${usage}`.trimEnd(),
    '',
    about.trim(),
    '',
    ...columns([...options, ...usual(options)].map((option) => [typed(option), option.about])),
    ''
  ].join('\n')

/** A command may give a usual option a meaning of its own. */
const usual = (own: readonly CommandOption[]): readonly CommandOption[] =>
  everyCommand.filter(({ name }) => !own.some((one) => one.name === name))

const typed = ({ name, value }: CommandOption): string => (value === undefined ? `--${name}` : `--${name} ${value}`)

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
