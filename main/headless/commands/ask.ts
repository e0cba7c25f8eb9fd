import { tagged } from '../../../engine/kernel/schema'
import { questions, type QuestionName } from '../ask/questions'
import type { Command } from '../command'
import { answerQueries } from '../queries'

const names = Object.keys(questions) as QuestionName[]
const askQuery = tagged('ask', Object.fromEntries(names.map((name) => [name, questions[name].schema])))

export const ask: Command = {
  usage: "[FILE … | - | '{QUERY}']",
  options: [],
  about: `
Reads one JSON question a line, from files or the input, and answers each with one line of JSON in the same order.

  {"ask":"sight","board":"example","obstacles":[[1,-1]],"figures":[{"id":"archer","at":[0,0]}],
   "from":"archer","to":[2,-1]}

Questions: ${names.join(', ')}.
board is "printed" (161 hexes, if left out), "example" (115), a list of hexes, or {west, east, north, south}.
A hex is [q, r] or its label such as "H7"; a figure has id, at, facing and body ("one", "seven", or its hexes).
With "labels": true the answer writes labels. docs/scenarios.md has an example of every question.`,
  run: (given, terminal) =>
    answerQueries(given, terminal, askQuery, (query) => questions[query.ask as QuestionName].answer(query))
}
