import { words, type Words } from '../../../../messages/words'
import { nameOf, nameAmong } from '../board/asking'
import { cubesOf, trackOf } from '../aim/attacker'
import type { Book } from '../table/book'
import { defenceOf } from '../cardFacts/defence'
import { abilityFacts, injuryFacts, itemFacts } from '../cardFacts/facts'
import { mostHp } from '../board/printedComponents'
import { regenOf } from '../turn/refresh'
import { isStageCard, nameOfStageCard } from '../cardFacts/stageTold'
import type { CardId, DefId, SeatId } from '../state/ids'
import type { Encounter, SeatCard, SeatState } from '../state/state'
import { figureOf, playedBy } from '../board/figures'
import { viewOfEntry } from '../cardFacts/face'
import type { ArchetypeView, CardView, SeatView } from './types'

export function viewOfSeat(book: Book, s: Encounter, id: SeatId): SeatView {
  const seat = s.seats[id]
  const own = figureOf(s, seat.figure)
  const playing = playedBy(s, id)
  const shown = playing ?? own
  return {
    id,
    class: seat.class,
    className: words(`class.${seat.class}.name`),
    icon: book.get('class', seat.class).icon,
    name: nameOf(s, seat.figure),
    mode: seat.mode,
    level: seat.level,
    figure: seat.figure,
    ally: seat.ally,
    playing: playing?.id ?? null,
    fallen: s.tally.fallen.includes(id),
    hp: shown.hp,
    maxHp: mostHp(book, s, shown),
    defence: defenceOf(book, s, shown),
    animus: { ...seat.animus, regen: regenOf(book, s, id) },
    tokens: seat.tokens,
    resources: Object.entries(seat.resources).map(([resource, count]) => ({
      id: resource,
      name: words(`status.${resource}.name`),
      count
    })),
    // OW-ALLY-08: an ally has the MIGHT of its own card.
    cubes: shown.kind === 'ally' ? cubesOf(book, s, shown) : trackOf(book, seat),
    cards: cardsIn(book, seat.cards),
    archetype: viewOfArchetype(book, s, id),
    caged: seat.caged
      ? {
          card: nameOfHolder(book, s, seat.caged.card),
          difficulty: seat.caged.difficulty,
          until: seat.caged.until
        }
      : null,
    consumed: seat.consumed
      ? {
          boss: seat.consumed.by,
          slot: seat.consumed.slot,
          by: nameOf(s, seat.consumed.by),
          location: words(`enemy.${figureOf(s, seat.consumed.by).def}.location.${seat.consumed.slot}`),
          taken: seat.consumed.taken
        }
      : null,
    injuriesDue: seat.injuriesDue
  }
}

/** The stage card that is held, or the special rules board of whose boxes one cages. OW-CAGE-02 */
const nameOfHolder = (book: Book, s: Encounter, card: DefId): Words =>
  isStageCard(book, s, card) ? nameOfStageCard(s, card) : words(`rules.${card}.name`)

const cardsIn = (book: Book, cards: SeatState['cards']): CardView[] =>
  Object.entries(cards).map(([id, card]) => viewOfCard(book, id as CardId, card, nameAmong(cards, id as CardId)))

function viewOfCard(book: Book, id: CardId, card: SeatCard, name: Words): CardView {
  return {
    id,
    kind: card.kind,
    def: card.def,
    name,
    at: card.at,
    faceDown: card.faceDown ?? false,
    thrownTo: card.thrownTo ?? null,
    slot: null,
    might: {},
    range: null,
    cooldown: null,
    defence: null,
    ...factsOf(book, card)
  }
}

function factsOf(book: Book, card: SeatCard): Partial<CardView> & Pick<CardView, 'entries'> {
  switch (card.kind) {
    case 'ability': {
      const { cooldown, defence, entries } = abilityFacts(book, card)
      return { cooldown, defence, entries: entries.map((entry) => viewOfEntry('ability', card.def, entry)) }
    }
    case 'item': {
      const item = itemFacts(book, card)
      const entries = [item.ability?.entry, item.companion].filter((entry) => entry !== undefined)
      return {
        cooldown: item.ability?.cooldown ?? null,
        defence: item.defence,
        slot: item.slot,
        might: item.might,
        range: item.range ?? null,
        entries: entries.map((entry) => viewOfEntry('item', card.def, entry))
      }
    }
    case 'injury': {
      const { cooldown, entry } = injuryFacts(book, card)
      return { cooldown, entries: [viewOfEntry('injury', card.def, entry)] }
    }
  }
}

function viewOfArchetype(book: Book, s: Encounter, seat: SeatId): ArchetypeView | null {
  const { archetype } = s.seats[seat]
  if (!archetype) return null
  const side = book.get('archetype', archetype.def).sides[archetype.side]
  return {
    card: archetype.def,
    name: words(`archetype.${archetype.def}.name`),
    side: words(`archetype.${archetype.def}.side.${side.id}`),
    abilities: side.abilities.map((entry, n) => ({
      ...viewOfEntry('archetype', archetype.def, entry),
      used: archetype.used[n] ?? false
    }))
  }
}
