import { rule, type Json } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { AbilityRecord } from '../../content'
import { asked } from '../board/asking'
import type { Book } from '../table/book'
import { describe } from '../cardFacts/described'
import { cardsOf } from '../table/start'
import { cardId, defId, type CardId, type SeatId } from '../state/ids'
import type { Encounter, SeatCard } from '../state/state'
import type { Tab } from '../table/tab'

/** Cards of the people's own box: the app knows some of them, and is told the others when they are played. */

/** Do the people of this table hold the ability cards themselves? */
export const areCardsOwn = (s: Encounter): boolean => s.is.dials.cards === 'table'

/** The cards of the class that somebody of this level could hold; those no pool names come first. */
export function knownCards(book: Book, s: Encounter, seat: SeatId): readonly AbilityRecord[] {
  const { class: of, level, pool } = s.seats[seat]
  const known = book.all('ability').filter((card) => card.class === of && card.level <= level)
  const isInPool = (card: AbilityRecord): boolean => pool.includes(defId(card.id))
  return [...known.filter((card) => !isInPool(card)), ...known.filter(isInPool)]
}

/** Which card is taken in hand for this, and what of it is told if nobody knows it. */
interface Wanted {
  readonly title: Words
  readonly isMeant?: (card: AbilityRecord) => boolean
  /** What else it does is left for later: only its DEFENSE is wanted now. */
  readonly forDefence?: boolean
}

/** What the table told once is a record under such a name. */
export const OWN = 'own-'

/** The people take a card of their own: one the app knows, or one they tell. */
export function takeOwnCard(t: Tab, seat: SeatId, { title, isMeant, forDefence = false }: Wanted): CardId {
  const held = new Set(Object.values(t.see.seats[seat].cards).map(({ def }) => def))
  const known = knownCards(t.book, t.see, seat).filter((card) => !held.has(defId(card.id)) && (isMeant?.(card) ?? true))
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-CARD-01'),
    seat: asked(seat),
    title,
    options: [...known.map(knownOption), { id: 'other', label: words('option.otherCard') }]
  }))
  if (chosen === 'other') return tellOwnCard(t, seat, forDefence)
  const cards = cardsOf('ability', [chosen.slice('card:'.length)])
  t.happen({ kind: 'cardsTaken', seat, cards, rule: rule('OW-CARD-01') })
  // Just one was taken.
  return Object.keys(cards)[0] as CardId
}

export const knownOption = ({ id, cooldown, defence }: AbilityRecord): Option => ({
  id: `card:${id}`,
  label: words(`ability.${id}.name`),
  at: { card: id },
  data: { cooldown, defence }
})

function tellOwnCard(t: Tab, seat: SeatId, forDefence: boolean): CardId {
  const offer = forDefence ? { name: '', defence: 1 } : { name: '' }
  const told = describe(t, 'own-card', { seat: asked(seat), rule: rule('OW-CARD-01'), offer })
  const own = forDefence && told.effects.length === 0 ? { ...told, effects: 'table' } : told
  const card = freshCard(t.see, seat)
  const taken: SeatCard = { kind: 'ability', def: defId('own'), at: 'hand', own: own as unknown as Json }
  t.happen({ kind: 'cardsTaken', seat, cards: { [card]: taken }, rule: rule('OW-CARD-01') })
  return card
}

export function freshCard(s: Encounter, seat: SeatId): CardId {
  for (let n = 1; ; n++) {
    const card = cardId(`${OWN}${n}`)
    if (!s.seats[seat].cards[card]) return card
  }
}
