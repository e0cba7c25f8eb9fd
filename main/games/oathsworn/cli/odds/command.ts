import type { Command } from '../../../../cli/kit/command'
import { answerOdds } from './answer'
import { oddsQuery } from './query'
import { answerQueries } from '../../../../cli/kit/queries'

export const odds: Command = {
  usage: "[FILE … | - | '{QUERY}']",
  options: [],
  about: `
Reads one JSON query a line, from files or the input, and answers each with one line of JSON in the same order.

  {"side":"oathsworn","draw":{"yellow":2,"white":4},"dice":{"red":1},"defense":5,
   "decks":{"white":{"draw":{"0":4,"1":5,"2":3,"2c":2},"discard":{"0":2},"onTable":2}}}

A card is written as its value, 0 for a blank, with c behind it for the critical mark. Decks not named are new ones.
The answer has pMiss, pHit, expectedDamage (a miss counts 0), expectedDamageOnHit, damage (the chance to hit for
each total), and with a defense hp (the chance to lose so many HP; a miss is a loss of 0, so it sums up to 1).
May be added: bonus, ignore {highest | lowest | chain}, check {difficulty, modifier}, goal (damage, hit, hp with
atLeast, check, successes), redraws, whiteUpTo, empowered; or instead of a draw a hand on the table, for what
drawing each of its cards anew would do. docs/games/oathsworn/scenarios.md explains every field.`,
  run: (given, terminal) => answerQueries(given, terminal, oddsQuery, answerOdds)
}
