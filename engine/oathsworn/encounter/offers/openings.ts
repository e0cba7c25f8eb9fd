import type { Script } from '../../../kernel/script'
import { words, type Words } from '../../../kernel/words'
import type { Book } from '../book'
import { abilityFacts } from '../facts'
import { cardUse, playCard } from '../cards'
import { actsOf, carryOutAct } from '../companions'
import type { ByWhat, Usable } from '../entries'
import { itemUse, refusesItem, useItem } from '../items'
import { isForbidden } from '../modifiers'
import { isFreeToAct, isPlayedAsFull } from '../seats'
import { carryOutSpecial, specialsOf } from '../specials'
import type { CardId, SeatId } from '../state/ids'
import type { Encounter, SeatCard } from '../state/state'
import type { Tab } from '../tab'

/** Something a seat may use when its moment comes, whoever's turn it is. OW-INT-01 */
export interface Opening {
  /** The name of the choice. */
  readonly id: string
  readonly use: Usable
  /** Why it is not there to be used, whatever its moment; null when it is. */
  readonly refused: Words | null
  readonly play: (t: Tab, ...by: ByWhat) => Script
}

/** OW-CAGE-10, OW-CONSUME-14, OW-KO-14: the caged, the swallowed and the fallen use no interrupts. */
export function openingsOf(book: Book, s: Encounter, seat: SeatId): Opening[] {
  if (!isFreeToAct(s, seat)) return []
  if (!isPlayedAsFull(s, seat)) return [...ofCompanion(book, s, seat), ...ofItems(book, s, seat)]
  return [...ofCards(book, s, seat), ...ofItems(book, s, seat), ...ofClass(book, s, seat)]
}

const isWaiting = ({ entry }: Usable): boolean => entry.timing.kind === 'interrupt' || entry.timing.kind === 'modifier'

/** OW-INT-04: interrupt ability cards go on cooldown and battleflow like any other. */
function ofCards(book: Book, s: Encounter, seat: SeatId): Opening[] {
  const { cards, figure } = s.seats[seat]
  const found: Opening[] = []
  for (const id in cards) {
    const card = cards[id as CardId] as SeatCard
    if (card.kind !== 'ability' || card.at !== 'hand') continue
    abilityFacts(book, card).entries.forEach((entry, index) => {
      if (entry.timing.kind === 'action' || entry.timing.kind === 'free') return
      const use = cardUse(seat, figure, id as CardId, card, entry)
      found.push({ id: `card:${id}:${index}`, use, refused: null, play: (t, ...by) => playCard(t, use, ...by) })
    })
  }
  return found
}

function ofItems(book: Book, s: Encounter, seat: SeatId): Opening[] {
  const { cards, figure } = s.seats[seat]
  if (s.figures[figure]?.gone) return []
  const found: Opening[] = []
  for (const id in cards) {
    if (cards[id as CardId]?.kind !== 'item') continue
    const use = itemUse(book, s, seat, id as CardId)
    if (!use || !isWaiting(use)) continue
    const refused = refusesItem(book, s, use)
    found.push({ id: `item:${id}`, use, refused, play: (t, ...by) => useItem(t, use, ...by) })
  }
  return found
}

function ofClass(book: Book, s: Encounter, seat: SeatId): Opening[] {
  return specialsOf(book, s, seat)
    .filter(isWaiting)
    .map((use) => ({
      id: `special:${use.entry.id}`,
      use,
      refused: refusesSpecial(book, s, use),
      play: (t, ...by) => carryOutSpecial(t, use, ...by)
    }))
}

function ofCompanion(book: Book, s: Encounter, seat: SeatId): Opening[] {
  return actsOf(book, s, seat)
    .filter(({ use }) => isWaiting(use))
    .map((act) => ({
      id: act.id,
      use: act.use,
      refused: refusesSpecial(book, s, act.use),
      play: (t, ...by) => carryOutAct(t, act, ...by)
    }))
}

const refusesSpecial = (book: Book, s: Encounter, { figure }: Usable): Words | null =>
  isForbidden(book, s, figure, 'special') ? words('refused.forbidden') : null
