import { unknown, WrongUse } from './wrongUse'

/** `--seed N` has a value, `--json` has none. */
export interface CommandOption {
  readonly name: string
  readonly value?: string
  readonly about: string
}

/** What was typed behind the name of a command. */
export interface Typed {
  readonly words: readonly string[]
  readonly has: ReadonlySet<string>
  readonly value: ReadonlyMap<string, string>
}

export const everyCommand: readonly CommandOption[] = [
  { name: 'json', about: 'answer in JSON, one object a line' },
  { name: 'help', about: 'show this' }
]

/** Options in any order, `--name value` or `--name=value`; what follows `--` is not an option. */
export function parse(typed: readonly string[], options: readonly CommandOption[]): Typed {
  const [words, has, value]: [string[], Set<string>, Map<string, string>] = [[], new Set(), new Map()]
  const known = [...options, ...everyCommand]
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] === '-h' ? '--help' : (typed[at] as string)
    if (word === '--') {
      words.push(...typed.slice(at + 1))
      break
    }
    if (!word.startsWith('--')) {
      words.push(word)
      continue
    }
    const [name, inline] = split(word)
    const option = known.find((one) => one.name === name)
    if (!option)
      throw unknown(
        'option',
        `--${name}`,
        known.map((one) => `--${one.name}`)
      )
    has.add(name)
    if (option.value === undefined) {
      if (inline !== undefined) throw new WrongUse(`--${name} takes no value`)
    } else {
      const given = inline ?? typed[++at]
      if (given === undefined) throw new WrongUse(`--${name} needs a value: --${name} ${option.value}`)
      value.set(name, given)
    }
  }
  return { words, has, value }
}

function split(word: string): readonly [name: string, inline: string | undefined] {
  const cut = word.indexOf('=')
  return cut < 0 ? [word.slice(2), undefined] : [word.slice(2, cut), word.slice(cut + 1)]
}

/** The whole number given for an option, or what it is without. */
export function wholeNumber({ value }: Typed, name: string, least: number, otherwise: number): number {
  const given = value.get(name)
  if (given === undefined) return otherwise
  const number = Number(given)
  if (!Number.isSafeInteger(number) || number < least || given.trim() === '')
    throw new WrongUse(`--${name} must be a whole number, ${least} or more, not "${given}"`)
  return number
}

/** For commands that are told everything by options. */
export function noWords({ words: [word] }: Typed): void {
  if (word !== undefined)
    throw new WrongUse(`"${word}" is not understood here: what is wanted follows an option, see --help`)
}
