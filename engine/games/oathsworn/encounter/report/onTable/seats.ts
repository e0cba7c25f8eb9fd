import { words, type Words } from '../../../../../messages/words'
import { TOKENS } from '../../state/seat'
import type { CardView, EncounterView, SeatView } from '../../view/types'
import { statusesOf } from './board'
import type { TableThing } from './thing'

// A player board with its cards, which lies on the table where the players hold their own cards.

/** How cards are told: each by itself, or all that lie in one place together. */
export type CardsBy = 'card' | 'place'

export const seatThings = (view: EncounterView, by: CardsBy): readonly TableThing[] =>
  view.seats.flatMap((seat) => [
    ...(isOut(seat) ? [] : numbers(seat)),
    ...tokens(seat),
    ...statuses(view, seat),
    ...archetype(seat),
    ...cubes(seat),
    ...caged(seat),
    ...(by === 'card' ? seat.cards.flatMap((card) => cardThing(seat, card)) : cardPlaces(seat))
  ])

/** Nobody plays for it: its HP and animus are nobody's. */
const isOut = ({ playing }: SeatView): boolean => playing === null

const thing = (seat: SeatView, id: string, said: Words, away: Words | null = null): TableThing => ({
  id: `${seat.id} ${id}`,
  group: words('lay.group.seat', { name: seat.name }),
  words: said,
  away,
  hexes: []
})

const numbers = (seat: SeatView): TableThing[] => {
  const { name, hp, animus } = seat
  const { available, reserve } = animus
  return [
    thing(seat, 'hp', words('lay.hp', { name, hp })),
    thing(seat, 'animus', words('lay.animus', { name, available, reserve }))
  ]
}

function tokens(seat: SeatView): TableThing[] {
  const { name } = seat
  const combat = TOKENS.map((token) => ({
    id: token,
    token: words(`token.${token}.name`),
    count: seat.tokens[token]
  }))
  const resources = seat.resources.map(({ id, name: token, count }) => ({ id, token, count }))
  return [...combat, ...resources]
    .filter(({ count }) => count > 0)
    .map(({ id, token, count }) =>
      thing(seat, `token ${id}`, words('lay.token', { name, token, count }), words('lay.noToken', { name, token }))
    )
}

function statuses(view: EncounterView, seat: SeatView): TableThing[] {
  const figures = view.figures.filter(({ id }) => id === (seat.playing ?? seat.figure))
  return figures.flatMap((figure) => statusesOf(figure, words('lay.group.seat', { name: seat.name })))
}

const archetype = (seat: SeatView): TableThing[] =>
  seat.archetype
    ? [
        thing(
          seat,
          'archetype',
          words('lay.archetype', { name: seat.name, card: seat.archetype.name, side: seat.archetype.side })
        )
      ]
    : []

/** OW-COMP-09: a cube marks what has been used this round. */
const cubes = (seat: SeatView): TableThing[] =>
  (seat.archetype?.abilities ?? []).flatMap(({ used }, n) => {
    const args = { name: seat.name, n: n + 1 }
    return used ? [thing(seat, `cube ${n}`, words('lay.cube', args), words('lay.noCube', args))] : []
  })

const caged = (seat: SeatView): TableThing[] => {
  const { name } = seat
  return seat.caged
    ? [thing(seat, 'caged', words('lay.caged', { name, card: seat.caged.card }), words('lay.freed', { name }))]
    : []
}

function cardThing(seat: SeatView, card: CardView): TableThing[] {
  // A thrown item lies on the board and is laid there.
  if (card.thrownTo !== null) return []
  const args = { name: seat.name, card: card.name, turned: card.faceDown ? 'down' : 'up' }
  return [thing(seat, `card ${card.id}`, words(`lay.card.${card.at}`, args), words('lay.noCard', args))]
}

const PLACES: readonly CardView['at'][] = ['hand', 0, 1, 2, 3, 'played', 'out']

const cardPlaces = (seat: SeatView): TableThing[] =>
  PLACES.flatMap((at) => {
    const cards = seat.cards.filter((card) => card.at === at && card.thrownTo === null)
    const names = cards.map(({ name, faceDown }) => words('lay.cardNamed', { name, turned: faceDown ? 'down' : 'up' }))
    if (names.length === 0) return []
    return [thing(seat, `cards ${at}`, words(`lay.cards.${at}`, { name: seat.name, cards: names }))]
  })
