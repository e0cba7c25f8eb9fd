import type { Happening } from './game'
import type { Imagined } from './imagine'
import type { Prompt, Reply } from './prompt'
import type { Question, Script } from './script'
import { answeredBy } from './stopping.straight'
import { Table } from './table'

/** The same as in `imagine.ts`: there the script stops for each answer, here nothing ever stops but for the last time. */
export function imagine<S, H extends Happening, B>(
  game: { readonly book: B; apply(state: S, happening: H): S },
  state: S,
  play: (table: Table<S, H, B>) => Script<unknown>,
  answer: (prompt: Prompt, now: S) => Reply | null = () => null
): Imagined<S, H> {
  const happenings: H[] = []
  const table = new Table<S, H, B>(
    game.book,
    state,
    (before, h) => game.apply(before, h),
    (happening) => happenings.push(happening)
  )
  const end = new Unanswered()
  const replyTo = (question: Question): readonly Reply[] => {
    const prompts = question()
    return prompts.map((prompt) => {
      const reply = answer(prompt, table.see)
      if (reply === null) {
        end.prompts = prompts
        throw end
      }
      return reply
    })
  }
  try {
    answeredBy(replyTo, () => play(table))
  } catch (thrown) {
    if (thrown !== end) throw thrown
  }
  return { state: table.see, happenings, stoppedAt: end.prompts }
}

/** Thrown where nobody answers. */
class Unanswered {
  prompts: readonly Prompt[] | null = null
}
