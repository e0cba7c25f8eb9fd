import { tagged, type Schema, type ShapeNode } from '../../../engine/schema'
import type { Command } from './command'
import { answerQueries } from './queries'
import { WrongUse } from './wrongUse'

/** One kind of question about a game's rules: what it asks for, and how it is answered. */
export interface GameQuestion {
  readonly schema: Schema<unknown, ShapeNode>
  answer(query: unknown): object
}

export interface GameQuestions {
  /** Another name of the field that tells them apart, which is `op`. */
  readonly alias?: string
  readonly questions: { readonly [name: string]: GameQuestion }
}

const TAG = 'op'

/** The command that answers these, one JSON question a line. */
export function askCommand({ alias, questions }: GameQuestions, about: string): Command {
  const schemas = Object.fromEntries(Object.entries(questions).map(([name, { schema }]) => [name, schema]))
  const answer = (query: { readonly [field: string]: unknown }): object => {
    const question = questions[String(query[TAG])]
    if (!question) throw new WrongUse(`${TAG}: there is no such question`)
    return question.answer(query)
  }
  return {
    usage: "[FILE … | - | '{QUERY}']",
    options: [],
    about: `
Reads one JSON question a line, from files or the input, and answers each with one line of JSON in the same order.
Questions: ${Object.keys(questions).join(', ')}.
${about.trim()}`,
    run: (given, terminal) =>
      answerQueries(given, terminal, tagged(TAG, schemas), answer, (query) => renamed(query, alias))
  }
}

/** A query in which the field goes by its other name. */
function renamed(query: unknown, from: string | undefined): unknown {
  if (from === undefined || typeof query !== 'object' || query === null || !(from in query) || TAG in query)
    return query
  const { [from]: value, ...rest } = query as { readonly [field: string]: unknown }
  return { [TAG]: value, ...rest }
}
