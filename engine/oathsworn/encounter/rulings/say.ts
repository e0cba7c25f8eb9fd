import type { Ruled } from '../../../kernel/game'
import { words, type WordArgs } from '../../../kernel/words'
import type { Happened } from '../happenings'
import type { Tab } from '../tab'
import type { Ruling } from './schema'

/** What a part of the rulings answers: what happens, with what is said of it, or why not. */
export type Said = Ruled<Happened, Tab>

/** It cannot be so on this table. */
export const refuse = (key: string, args?: WordArgs): Said => ({ ok: false, why: words(`ruling.refused.${key}`, args) })

/** First it is told, then it is so. */
export const accept = ({ ruling }: Ruling, args: WordArgs, happenings: readonly Happened[]): Said => ({
  ok: true,
  happenings: [{ kind: 'ruled', words: words(`ruling.${ruling}`, args) }, ...happenings]
})
