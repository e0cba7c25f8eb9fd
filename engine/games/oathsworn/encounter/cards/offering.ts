import type { Option, Place } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { Cooldown } from '../../content'
import { nameOfCard } from '../board/asking'
import type { Usable } from './entries'
import type { Encounter } from '../state/state'

/** The card it stands on, and where that goes when it has been used; an item with null is turned face down. OW-TURN-06 */
export interface OfCard {
  readonly at: Place
  readonly cooldown: Cooldown | null
}

/** What somebody can use is the same object for as long as they have it, and so is its name. */
export const labelOfUse = (s: Encounter, use: Usable): Words => (use.offering.label ??= named(s, use))

function named(s: Encounter, { seat, card, source, entry, divided = false }: Usable): Words {
  if (card && !divided) return nameOfCard(s, seat, card)
  return words('option.use', {
    what: card ? nameOfCard(s, seat, card) : words(`${source.kind}.${source.id}.name`),
    entry: words(`${source.kind}.${source.id}.entry.${entry.id}`)
  })
}

/** Something to be done on the own turn, for so much animus. Mostly it is offered as it was the last time. */
export function offered(
  s: Encounter,
  use: Usable,
  id: string,
  animus: number,
  refused: Words | null,
  ofCard: OfCard | null = null
): Option {
  const { last } = use.offering
  if (last?.animus === animus && last.refused === refused && last.option.id === id) return last.option
  const option = freshOption(id, labelOfUse(s, use), animus, refused, ofCard)
  use.offering.last = { animus, refused, option }
  return option
}

function freshOption(id: string, label: Words, animus: number, refused: Words | null, ofCard: OfCard | null): Option {
  if (!ofCard) return refused ? { id, label, data: { animus }, refused } : { id, label, data: { animus } }
  const { at, cooldown } = ofCard
  const data = { animus, cooldown }
  return refused ? { id, label, at, data, refused } : { id, label, at, data }
}
