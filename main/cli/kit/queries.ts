import { check, type Schema } from '../../../engine/schema'
import type { Typed } from './arguments'
import type { ExitCode } from './command'
import { FINE, WRONG_USE } from './command'
import { parsed, told } from './reading'
import type { InputLine } from './lines'
import { linesOf } from './lines'
import type { Terminal } from './terminal'
import { WrongUse } from './wrongUse'

const TELL_EVERY = 5000

/**
 * Answers a stream of queries, one JSON object a line, each with one line in the same order. A query that is wrong is
 * answered by `{"id": …, "error": …}`, told on the error output, and makes the command end with 2.
 */
export async function answerQueries<Q>(
  given: Typed,
  terminal: Terminal,
  schema: Schema<Q>,
  answer: (query: Q) => object,
  spelled: (query: unknown) => unknown = (query) => query
): Promise<ExitCode> {
  const wrong: string[] = []
  let [answered, noted] = [0, Date.now()]
  for await (const lines of linesOf(given.words, terminal)) {
    const before = wrong.length
    const replies = lines.map((line) => replyTo(line, { schema, answer, spelled }, wrong))
    if (replies.length > 0) await terminal.write(`${replies.join('\n')}\n`)
    for (const message of wrong.slice(before)) terminal.note(message)
    answered += replies.length
    if (Date.now() - noted < TELL_EVERY) continue
    terminal.note(`${answered} queries answered …`)
    noted = Date.now()
  }
  return wrong.length === 0 ? FINE : WRONG_USE
}

interface Asked<Q> {
  readonly schema: Schema<Q>
  readonly answer: (query: Q) => object
  /** The query with its fields named as the schema names them. */
  readonly spelled: (query: unknown) => unknown
}

/** Every query may carry an `id`, which its answer repeats, also when the query is wrong. */
function replyTo<Q>(line: InputLine, { schema, answer, spelled }: Asked<Q>, wrong: string[]): string {
  let id: string | number | undefined
  try {
    const query = read(line)
    id = query.id
    const checked = check(schema, spelled(query.rest))
    if (!checked.ok) throw new WrongUse(`${line.file}:${line.number}: ${checked.problems.map(told).join('; ')}`)
    const reply = placed(line, () => answer(checked.value))
    return JSON.stringify(id === undefined ? reply : { id, ...reply })
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    wrong.push(error.message)
    return JSON.stringify(id === undefined ? { error: error.message } : { id, error: error.message })
  }
}

function read({ text, file, number }: InputLine): { readonly id: string | number | undefined; readonly rest: unknown } {
  const value = parsed(file, text, number)
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('id' in value))
    return { id: undefined, rest: value }
  const { id, ...rest } = value
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new WrongUse(`${file}:${number}: id: must be text or a number`)
  return { id, rest }
}

/** What a command finds wrong with a query by itself is told with the place too. */
function placed(line: InputLine, answer: () => object): object {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    throw new WrongUse(`${line.file}:${line.number}: ${error.message}`)
  }
}
