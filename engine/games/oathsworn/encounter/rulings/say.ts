import type { Ruled } from '../../../../kernel/game'
import { imagine } from '../../../../kernel/imagine'
import { words, type WordArgs } from '../../../../messages/words'
import type { Book } from '../table/book'
import { apply, type Happened } from '../happenings'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import type { Ruling } from './schema'

/** What a part of the rulings answers: what happens, with what is said of it, or why not. */
export type Said = Ruled<Happened, Tab>
type Accepted = Extract<Said, { ok: true }>

/** It cannot be so on this table. */
export const refuse = (key: string, args?: WordArgs): Said => ({ ok: false, why: words(`ruling.refused.${key}`, args) })

/** First it is told, then it is so. */
export const accept = ({ ruling }: Ruling, args: WordArgs, happenings: readonly Happened[]): Accepted => ({
  ok: true,
  happenings: [{ kind: 'ruled', words: words(`ruling.${ruling}`, args) }, ...happenings]
})

/** What happens when the rules do this on the side: so it can be said before it is done. */
export function recorded(book: Book, s: Encounter, act: (t: Tab) => void): Happened[] {
  const happenings: Happened[] = []
  const { stoppedAt } = imagine({ book, apply }, s, act, undefined, (happening) => happenings.push(happening))
  if (stoppedAt) throw new Error('what a ruling does on the side asks a question')
  return happenings
}
