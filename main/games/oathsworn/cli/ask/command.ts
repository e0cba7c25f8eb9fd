import { askCommand } from '../../../../cli/kit/askCommand'
import { questions } from './questions'

export const ask = askCommand(
  { alias: 'ask', questions },
  `
  {"op":"sight","board":"example","obstacles":[[1,-1]],"figures":[{"id":"archer","at":[0,0]}],
   "from":"archer","to":[2,-1]}

board is "printed" (161 hexes, if left out), "example" (115), a list of hexes, or {west, east, north, south}.
A hex is [q, r] or its label such as "H7"; a figure has id, at, facing and body ("one", "seven", or its hexes).
"op" names the question in every game; here "ask" does as well.
With "labels": true the answer writes labels. docs/games/oathsworn/scenarios.md has an example of every question.`
)
