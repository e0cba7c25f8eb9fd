import type { Cooldown, Entry } from '../content'
import type { Book } from './book'
import type { ownCard } from './described'
import type { Infer } from '../../kernel/schema'
import type { SeatCard } from './state/state'

/** What the rules need to know of an ability card, printed or described by the table. */
export interface AbilityFacts {
  readonly cooldown: Cooldown
  readonly defence: number | null
  readonly entries: readonly Entry[]
}

export function abilityFacts(book: Book, card: SeatCard): AbilityFacts {
  const record = book.find('ability', card.def)
  if (record) return record
  const own = card.own as unknown as Infer<typeof ownCard> | undefined
  if (!own) throw new Error(`nobody knows the ability card ${card.def}`)
  return { cooldown: own.cooldown, defence: own.defence, entries: [ownEntry(own)] }
}

const ownEntry = (own: Infer<typeof ownCard>): Entry => ({
  id: 'play',
  effects: own.effects,
  timing: { kind: 'action' },
  costs: own.animus > 0 ? [{ pay: 'animus', animus: own.animus }] : [],
  needs: [],
  limit: null,
  keywords: []
})
