import type { Reply } from './prompt'
import type { Question, Script } from './script'
import { ask } from './stopping'

/**
 * Something comes in the midst of a script that waits for an answer: first that is carried out, then the same question is
 * asked afresh and the script goes on. What is thrown in between is thrown where it waits: a rule can end a game.
 */
export function* between(inner: Script, outer: Script, question: Question): Script {
  let next = yield* askFor(outer, question, inner)
  while (!next.done) next = yield* askFor(outer, next.value)
}

/** Asks for a script that waits, and hands it the answer, or whatever is thrown before there is one. */
function* askFor(waits: Script, question: Question, first?: Script): Script<IteratorResult<Question, void>> {
  let replies: readonly Reply[]
  try {
    if (first) yield* first
    replies = yield* ask(question)
  } catch (thrown) {
    return waits.throw(thrown)
  }
  return waits.next(replies)
}
