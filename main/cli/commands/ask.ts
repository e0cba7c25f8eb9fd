import { tagged } from '../../../engine/schema'
import { DEFAULT_GAME, gameQuestions } from '../../games/gameQuestions'
import { questions } from '../../games/oathsworn/cli/ask/questions'
import type { Command } from '../kit/command'
import { answerQueries } from '../kit/queries'
import { unknown, WrongUse } from '../kit/wrongUse'

const games = Object.keys(gameQuestions)

/** A query in which one field goes by the name of another. */
function renamed(query: unknown, from: string | undefined, to: string): unknown {
  if (from === undefined || typeof query !== 'object' || query === null || !(from in query) || to in query) return query
  const { [from]: value, ...rest } = query as { readonly [field: string]: unknown }
  return { [to]: value, ...rest }
}

export const ask: Command = {
  usage: "[FILE … | - | '{QUERY}']",
  options: [{ name: 'game', value: 'GAME', about: `the game that is asked about (${games.join(', ')})` }],
  about: `
Reads one JSON question a line, from files or the input, and answers each with one line of JSON in the same order.

  {"op":"sight","board":"example","obstacles":[[1,-1]],"figures":[{"id":"archer","at":[0,0]}],
   "from":"archer","to":[2,-1]}

Questions: ${Object.keys(questions).join(', ')}.
board is "printed" (161 hexes, if left out), "example" (115), a list of hexes, or {west, east, north, south}.
A hex is [q, r] or its label such as "H7"; a figure has id, at, facing and body ("one", "seven", or its hexes).
"op" names the question in every game; here "ask" does as well.
With "labels": true the answer writes labels. docs/games/oathsworn/scenarios.md has an example of every question.
The questions of another game, asked with --game, are in docs/games/GAME/questions.md.`,
  async run(given, terminal) {
    const game = given.value.get('game') ?? DEFAULT_GAME
    const load = gameQuestions[game]
    if (!load) throw unknown('game', game, games)
    const { tag, alias, questions: known } = await load()
    const schemas = Object.fromEntries(Object.entries(known).map(([name, { schema }]) => [name, schema]))
    const answer = (query: { readonly [tag: string]: unknown }): object => {
      const question = known[String(query[tag])]
      if (!question) throw new WrongUse(`${tag}: there is no such question`)
      return question.answer(query)
    }
    return answerQueries(given, terminal, tagged(tag, schemas), answer, (query) => renamed(query, alias, tag))
  }
}
