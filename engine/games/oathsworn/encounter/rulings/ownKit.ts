import type { Json } from '../../../../kernel/ids'
import { words, type Words } from '../../../../messages/words'
import { nameOf } from '../board/asking'
import type { Book } from '../table/book'
import { readCard } from '../cardFacts/described'
import { freshCard } from '../cards/ownCards'
import { cardsOf } from '../table/start'
import { defId, type SeatId } from '../state/ids'
import type { Encounter, SeatCard } from '../state/state'
import type { Ruling } from './schema'
import { accept, refuse, type Said } from './say'

// Items and injuries that came into somebody's hand beside what the company brought. OW-ENC-09

type Told = Extract<Ruling, { ruling: 'own-item' | 'own-injury' }>

export function holdKnown(
  book: Book,
  s: Encounter,
  ruling: Extract<Ruling, { ruling: 'item' | 'injury' }>,
  kind: 'item' | 'injury',
  id: string
): Said {
  if (!book.find(kind, id)) return refuse('noRecord')
  return held(s, ruling, words(`${kind}.${id}.name`), cardsOf(kind, [id], s.seats[ruling.seat].cards))
}

/** OW-CARD-05: what the table tells is checked like a pack, and played like one. */
export function holdTold(book: Book, s: Encounter, ruling: Told): Said {
  const { ruling: form, seat, ...told } = ruling
  const read = readCard(book, form, told as unknown as Json)
  if (!read.ok) return { ok: false, why: words('ruling.refused.told', { problem: read.why }) }
  const kind = form === 'own-item' ? 'item' : 'injury'
  const card: SeatCard = { kind, def: defId('own'), at: 'hand', own: told as unknown as Json }
  const name = told.name === '' ? words('card.own') : words('card.named', { name: told.name })
  return held(s, ruling, name, { [freshCard(s, seat)]: card })
}

const held = (
  s: Encounter,
  ruling: Told | Extract<Ruling, { ruling: 'item' | 'injury' }>,
  card: Words,
  cards: { readonly [card: string]: SeatCard }
): Said =>
  accept(ruling, { name: nameOf(s, s.seats[ruling.seat as SeatId].figure), card }, [
    { kind: 'cardsTaken', seat: ruling.seat as SeatId, cards }
  ])
