import type { Terminal } from './terminal'
import { WrongUse } from './wrongUse'

/** A line and where it stands, so that a complaint can name the place. */
export interface InputLine {
  readonly text: string
  readonly file: string
  readonly number: number
}

const LONGEST = 4_000_000

/**
 * The lines of what a command was given: files, `-` for the input, or a query itself typed behind the name. They come in
 * groups, as they arrive, so that a long stream is answered while it flows. Empty lines are no queries.
 */
export async function* linesOf(words: readonly string[], terminal: Terminal): AsyncIterable<readonly InputLine[]> {
  if (words.length === 0 && terminal.isInputKeyboard) terminal.note('Type one query a line; Ctrl-D ends.')
  for (const word of words.length === 0 ? ['-'] : words) {
    if (word.trimStart().startsWith('{')) yield [{ text: word, file: 'query', number: 1 }]
    else yield* linesIn(word, terminal)
  }
}

async function* linesIn(file: string, terminal: Terminal): AsyncIterable<readonly InputLine[]> {
  const name = file === '-' ? 'input' : file
  let [rest, number] = ['', 0]
  for await (const piece of terminal.read(file)) {
    const texts = (rest + piece).split('\n')
    rest = texts.pop() ?? ''
    if (rest.length > LONGEST)
      throw new WrongUse(`${name}:${number + 1}: the line is longer than ${LONGEST} characters`)
    const lines = texts.map((text, at) => ({ text, file: name, number: number + at + 1 }))
    number += texts.length
    yield lines.filter(isQuery)
  }
  const last = { text: rest, file: name, number: number + 1 }
  if (isQuery(last)) yield [last]
}

const isQuery = ({ text }: InputLine): boolean => text.trim() !== ''
