import type { Answering, Carried, Carrying, Hearing } from './carriedOut'
import type { Happening } from './game'
import type { Prompt, Reply } from './prompt'
import type { Question, Script } from './script'
import { answeredBy } from './stopping.straight'
import { Table } from './table'

/** The same as in `carriedOut.ts`: there the script stops for each answer, here nothing ever stops but for the last time. */
export function carriedOut<S, H extends Happening, B>(
  { book, apply, state }: Carrying<S, H, B>,
  play: (table: Table<S, H, B>) => Script<unknown>,
  answer: Answering<S>,
  hear: Hearing<S, H>
): Carried<S> {
  const table = new Table<S, H, B>(book, state, apply, hear)
  const end = new Unanswered()
  const replyTo = (question: Question): readonly Reply[] => {
    const prompts = question()
    const replies: Reply[] = []
    for (const prompt of prompts) {
      const reply = answer(prompt, table.see)
      if (reply === null) {
        end.prompts = prompts
        throw end
      }
      replies.push(reply)
    }
    return replies
  }
  try {
    answeredBy(replyTo, () => play(table))
  } catch (thrown) {
    if (thrown !== end) throw thrown
  }
  return { state: table.see, stoppedAt: end.prompts }
}

/** Thrown where nobody answers. */
class Unanswered {
  prompts: readonly Prompt[] | null = null
}
