import { colours, type Colour } from '../../might'
import type { Might } from '../../content'
import type { Book } from '../table/book'
import { itemFacts } from '../cardFacts/facts'
import type { FigureId, SeatId } from '../state/ids'
import type { Encounter, Figure, SeatState } from '../state/state'
import { isUnarmed } from '../cardFacts/unarmed'

export type Cubes = { readonly [C in Colour]: number }
export const NO_CUBES: Cubes = { white: 0, yellow: 0, red: 0, black: 0 }

/** The MIGHT somebody brings to an attack by itself. OW-ATK-07, OW-ALLY-08 */
export function cubesOf(book: Book, s: Encounter, figure: Figure): Cubes {
  switch (figure.kind) {
    case 'oathsworn':
      return figure.seat ? cubesOfSeat(book, s, figure.seat) : NO_CUBES
    case 'ally':
      return asCubes(book.get('ally', figure.def).might)
    case 'helper':
      return cubesOfHelper(book, s, figure)
    case 'boss':
    case 'minion':
      return NO_CUBES
  }
}

/** OW-UNARMED-01, OW-THROWN-03: a weapon thrown leaves nothing of the track. */
const cubesOfSeat = (book: Book, s: Encounter, seat: SeatId): Cubes =>
  isUnarmed(book, s, seat) ? NO_CUBES : trackOf(book, s.seats[seat])

/** OW-SETUP-09, OW-FLOW-06, OW-COMP-14: one cube for each mark on an equipped item, wherever its card lies. */
export function trackOf(book: Book, { cards }: SeatState): Cubes {
  const sum = { ...NO_CUBES }
  for (const card of Object.values(cards)) {
    if (card.kind !== 'item' || card.at === 'out') continue
    const { slot, might } = itemFacts(book, card)
    // OW-THROWN-04: what is thrown and no weapon gives nothing; weapons are dealt with together. OW-ITEM-13
    if (card.thrownTo !== undefined && slot !== 'weapon') continue
    for (const colour of colours) sum[colour] += might[colour] ?? 0
  }
  return sum
}

/** A helper grows with the level of its owner. */
function cubesOfHelper(book: Book, s: Encounter, { def, seat }: Figure): Cubes {
  const level = seat ? s.seats[seat].level : 1
  const row = book
    .get('helper', def)
    .might.filter((one) => one.level <= level)
    .at(-1)
  return asCubes(row?.might ?? {})
}

export const asCubes = (might: Might): Cubes => ({ ...NO_CUBES, ...might })

/** OW-ATK-02: the longest range of what is in hand; weapons on cooldown count, thrown ones do not. OW-THROWN-03 */
export function weaponRange(book: Book, s: Encounter, figure: Figure): number | null {
  if (figure.kind === 'ally') return book.get('ally', figure.def).range ?? null
  if (figure.kind === 'helper') return book.get('helper', figure.def).range ?? null
  if (figure.kind !== 'oathsworn' || !figure.seat || isUnarmed(book, s, figure.seat)) return null
  return longestRange(book, s.seats[figure.seat])
}

function longestRange(book: Book, { cards }: SeatState): number | null {
  let longest: number | null = null
  for (const card of Object.values(cards)) {
    if (card.kind !== 'item' || card.at === 'out' || card.thrownTo !== undefined) continue
    const { range } = itemFacts(book, card)
    if (range !== undefined && (longest === null || range > longest)) longest = range
  }
  return longest
}

/** Whose player draws and decides for a figure: its own seat; for a helper its owner's. */
export const drawerOf = (s: Encounter, by: FigureId): SeatId | null => s.figures[by]?.seat ?? null
