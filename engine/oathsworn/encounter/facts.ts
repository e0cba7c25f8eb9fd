import type { Cooldown, Entry } from '../content'
import type { Book } from './book'
import type { OwnCard } from './forms'
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
  if (card.own === undefined) throw new Error(`nobody knows the ability card ${card.def}`)
  // Only `ownCards` and `described` write it, from checked descriptions.
  return ownFacts(card.own as unknown as SeatOwn)
}

/** As a seat holds it: of a card played for its DEFENSE nobody has told yet what else it does. */
export type SeatOwn = Omit<OwnCard, 'effects'> & { readonly effects: OwnCard['effects'] | 'table' }

const known = new WeakMap<SeatOwn, AbilityFacts>()

/** The same entries for the same card, whoever asks. */
function ownFacts(own: SeatOwn): AbilityFacts {
  let facts = known.get(own)
  if (!facts) {
    facts = { cooldown: own.cooldown, defence: own.defence, entries: [ownEntry(own)] }
    known.set(own, facts)
  }
  return facts
}

const ownEntry = (own: SeatOwn): Entry => ({
  id: 'play',
  effects: own.effects,
  timing: own.timing,
  costs: own.animus > 0 ? [{ pay: 'animus', animus: own.animus }] : [],
  needs: [],
  limit: null,
  keywords: []
})
