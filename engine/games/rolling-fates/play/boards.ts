import { rule, seat } from '../../../kernel/ids'
import type { Prompt, Reply } from '../../../kernel/prompt'
import { words } from '../../../messages/words'
import { check } from '../../../schema'
import { toldBoard, type ToldBoard } from '../content/told'
import { boardOf } from '../state/lookup'
import { asked, nameOfHeroAt, type FatesTable } from '../table/table'

/** RF-APP-02, RF-APP-07: the boards of characters that only the table knows, told once, or left there. */
export function tellBoards(t: FatesTable): void {
  const strangers = t.see.heroes.filter((hero) => boardOf(t.book, t.see, hero) === null).map(({ id }) => id)
  if (strangers.length === 0) return
  const replies = t.askAll(() => strangers.map((hero) => boardPrompt(t, hero)))
  for (const [at, reply] of replies.entries())
    t.happen({ kind: 'boardTold', hero: strangers[at] ?? '', board: boardIn(reply), rule: rule('RF-APP-02') })
}

const boardPrompt = (t: FatesTable, hero: string): Prompt => ({
  ...asked('RF-APP-02', seat(hero), 'board', { hero: nameOfHeroAt(t, hero) }),
  form: 'card',
  schema: 'board',
  offer: null,
  nothing: words('fates.nothing.board')
})

/** Null: its name is enough. */
function boardIn(reply: Reply): ToldBoard | null {
  const read = reply.form === 'card' && reply.card !== null ? check(toldBoard, reply.card) : null
  return read?.ok ? read.value : null
}
