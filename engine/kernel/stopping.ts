import type { Reply } from './prompt'
import type { Question, Script } from './script'

/** The one naked `yield` of the project: everything that asks comes through here. */
export function* ask(question: Question): Script<readonly Reply[]> {
  return yield question
}
