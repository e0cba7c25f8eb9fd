import schemaWords from '../../../data/app/words/en/schema.json' with { type: 'json' }
import { pathText, type Problem } from '../../../engine/schema'
import { speak } from '../../../engine/messages/format'
import { jsonFault } from './jsonFault'
import type { Terminal } from './terminal'
import { WrongUse } from './wrongUse'

/** How a file is called in what is said of it: `-` is the input. */
export const nameOf = (file: string): string => (file === '-' ? 'input' : file)

/** JSON out of a whole file. */
export async function jsonIn(file: string, terminal: Terminal): Promise<unknown> {
  let text = ''
  for await (const piece of terminal.read(file)) text += piece
  return parsed(nameOf(file), text)
}

/** JSON, or the place where it stops being JSON; the messages of the runtime name it only sometimes. */
export function parsed(name: string, text: string, first = 1): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { line, column, expected } = jsonFault(text)
    const at = line + first - 1
    throw new WrongUse(`${name}:${at}:${column}: this is not JSON (line ${at}, column ${column}): ${expected} expected`)
  }
}

/** What is wrong with a field, where, and what was perhaps meant. */
export function told({ path, words, suggestion }: Problem): string {
  const place = path.length === 0 ? '' : `${pathText(path)}: `
  const meant = suggestion === undefined ? '' : ` — did you mean "${suggestion}"?`
  return `${place}${speak(schemaWords, words)}${meant}`
}
