import { colours } from '../../might'
import type { Quantity } from '../../content'
import type { Book } from '../table/book'
import { defenceOf } from '../cardFacts/defence'
import { itemFacts } from '../cardFacts/facts'
import { mostHp, statusCount } from '../board/printedComponents'
import type { Encounter, Figure, SeatState } from '../state/state'
import { apart, bodyOf, hpLeft } from '../board/figures'
import { figureReferred } from './reference'
import type { Scope } from '../table/scope'

/** A number that belongs to a character. What it does not have counts as 0. */
export function quantityOf(book: Book, s: Encounter, scope: Scope, of: Quantity, figure: Figure): number {
  switch (of.what) {
    case 'hp':
      return hpLeft(figure)
    case 'hp-lost':
      return Math.max(0, mostHp(book, s, figure) - hpLeft(figure))
    case 'defence':
      return defenceOf(book, s, figure)
    case 'status':
      return statusCount(book, s, figure, of.status)
    case 'distance':
      return distanceTo(book, figure, figureReferred(s, scope, of.to))
    case 'size':
      return bodyOf(book, figure).size
    default:
      return figure.seat ? held(book, of, s.seats[figure.seat]) : 0
  }
}

function distanceTo(book: Book, figure: Figure, other: Figure | undefined): number {
  if (!other || other.at === null || figure.at === null) return 0
  return apart(book, figure, other)
}

type Held = Exclude<Quantity, { what: 'hp' | 'hp-lost' | 'defence' | 'status' | 'distance' | 'size' }>

function held(book: Book, of: Held, seat: SeatState): number {
  switch (of.what) {
    case 'animus':
      return seat.animus.available
    case 'reserve':
      return seat.animus.reserve
    case 'tokens':
      return of.of ? seat.tokens[of.of] : Object.values(seat.tokens).reduce((sum, count) => sum + count, 0)
    case 'injuries':
      return cardsWhere(seat, ({ kind, at }) => kind === 'injury' && at !== 'out')
    case 'hand':
      return cardsWhere(seat, ({ kind, at }) => kind === 'ability' && at === 'hand')
    case 'cooldown':
      return cardsWhere(seat, ({ at }) => (of.at === undefined ? typeof at === 'number' : at === of.at))
    case 'cubes':
      return cubes(book, seat, of.colour)
  }
}

const cardsWhere = (seat: SeatState, test: (card: SeatState['cards'][keyof SeatState['cards']]) => boolean): number =>
  Object.values(seat.cards).filter(test).length

/** OW-SETUP-09: a cube for every MIGHT mark on an equipped item. */
function cubes(book: Book, seat: SeatState, colour: (typeof colours)[number] | undefined): number {
  let sum = 0
  for (const card of Object.values(seat.cards)) {
    if (card.kind !== 'item' || card.at === 'out') continue
    const { might } = itemFacts(book, card)
    for (const each of colours) if (colour === undefined || colour === each) sum += might[each] ?? 0
  }
  return sum
}
