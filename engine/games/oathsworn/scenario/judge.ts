import { hexOf, labelOf, type Board } from '../../../hex'
import type { Json } from '../../../kernel/ids'
import { counted } from '../../../kernel/piles'
import type { Prompt } from '../../../kernel/prompt'
import { differs, happeningMistakes, matches, told } from '../../../simulation/scenario/compare'
import { colours, sides } from '../might'
import type { Book } from '../encounter/table/book'
import type { Happened } from '../encounter/happenings'
import { statusCount } from '../encounter/board/printedComponents'
import { cardId, figureId, slotId } from '../encounter/state/ids'
import type { Encounter } from '../encounter/state/state'
import { boardOf } from '../encounter/board/figures'
import { seatIn } from './arrange'
import type { Expected } from './schema'

export interface Ended {
  readonly state: Encounter
  readonly happenings: readonly Happened[]
  readonly waiting: readonly Prompt[]
}

/** Everything that is otherwise than it should be, in sentences for whoever wrote the scenario. */
export function mistakes(book: Book, expected: Expected, ended: Ended): string[] {
  return [
    ...happeningMistakes(withHexes(boardOf(book, ended.state), expected), ended.happenings),
    ...figureMistakes(book, expected, ended.state),
    ...seatMistakes(expected, ended.state),
    ...tableMistakes(book, expected, ended)
  ]
}

/** Happenings name hexes by number; whoever writes a scenario names them by label, as in answers: `hex:F6`. */
function withHexes(board: Board, { happens, never }: Pick<Expected, 'happens' | 'never'>) {
  const numbered = (wanted: Json): Json => {
    if (typeof wanted === 'string')
      return wanted.startsWith('hex:') ? (hexOf(board, wanted.slice(4)) ?? wanted) : wanted
    if (Array.isArray(wanted)) return wanted.map((one) => numbered(one as Json))
    if (typeof wanted !== 'object' || wanted === null) return wanted
    return Object.fromEntries(Object.entries(wanted).map(([field, one]) => [field, numbered(one as Json)]))
  }
  const all = (list: Expected['happens']) => list.map((one) => numbered(one) as Expected['happens'][number])
  return { happens: all(happens), never: all(never) }
}

function figureMistakes(book: Book, { figures }: Expected, s: Encounter): string[] {
  return Object.entries(figures).flatMap(([id, wanted]) => {
    const figure = s.figures[figureId(id)]
    if (!figure) return [`there is no ${id}`]
    const at = figure.at === null ? null : (labelOf(boardOf(book, s), figure.at) ?? '?')
    return [
      ...differs(`${id} stands`, at, wanted.at),
      ...differs(`${id} faces`, figure.facing, wanted.facing),
      ...differs(`the HP of ${id}`, figure.hp, wanted.hp),
      ...differs(`${id} is gone:`, figure.gone, wanted.gone),
      ...Object.entries(wanted.dice ?? {}).flatMap(([slot, dice]) =>
        differs(`the dice of ${id} ${slot}`, told(figure.slots[slotId(slot)]?.dice ?? null), told(dice))
      ),
      ...Object.entries(wanted.statuses ?? {}).flatMap(([status, count]) =>
        differs(`${status} on ${id}`, statusCount(book, s, figure, status), count)
      ),
      ...differs(`${id} is crippled until`, figure.statuses.crippled?.until, wanted.crippledUntil)
    ]
  })
}

function seatMistakes({ seats }: Expected, s: Encounter): string[] {
  return Object.entries(seats).flatMap(([id, wanted]) => {
    const { cards, ...rest } = wanted
    const seat = s.seats[seatIn(id)]
    const wrong = Object.entries(rest).filter(
      ([key, one]) => !matches((seat as unknown as { readonly [key: string]: Json })[key], one)
    )
    return [
      ...wrong.map(
        ([key]) => `${key} of ${id} is ${told((seat as unknown as { readonly [key: string]: Json })[key] ?? null)}`
      ),
      ...Object.entries((cards ?? {}) as { readonly [card: string]: Json }).flatMap(([card, place]) =>
        differs(`${card} of ${id} lies`, placeOf(seat.cards[cardId(card)]), place)
      )
    ]
  })
}

/** Where a card lies; `down` for one that lies face down, `thrown` for one that lies on the board. */
const placeOf = (card: Encounter['seats']['seat-1']['cards'][never] | undefined): string | number | undefined => {
  const held = card as { at: string | number; faceDown?: true; thrownTo?: number } | undefined
  if (held?.faceDown) return 'down'
  return held?.thrownTo === undefined ? held?.at : 'thrown'
}

function tableMistakes(book: Book, expected: Expected, { state: s, waiting }: Ended): string[] {
  const board = boardOf(book, s)
  const tiles = s.tiles.flatMap(({ def, hexes }) => hexes.map((h) => `${def} ${labelOf(board, h) ?? '?'}`)).sort()
  return [
    ...(expected.tiles ? differs('the tiles are', tiles.join(', '), [...expected.tiles].sort().join(', ')) : []),
    ...differs('obstacles:', Object.keys(s.pieces).length, expected.obstacles),
    ...differs('the outcome is', s.clock.outcome, expected.outcome),
    ...differs('the phase is', s.clock.phase, expected.phase),
    ...differs('the round is', s.clock.round, expected.round),
    ...differs('the turn is that of', s.turn?.seat ?? null, expected.turn),
    ...differs('the question is', waiting[0]?.title.key, expected.asked),
    ...sides.flatMap((side) =>
      colours.flatMap((colour) => missingFrom(s, side, colour, expected.discards[side]?.[colour] ?? []))
    )
  ]
}

function missingFrom(
  s: Encounter,
  side: (typeof sides)[number],
  colour: (typeof colours)[number],
  wanted: readonly string[]
): string[] {
  const there = counted(s.might.piles[side][colour].discard)
  return Object.entries(counted(wanted)).flatMap(([face, count]) =>
    (there[face] ?? 0) < count ? [`${side} ${colour} discards hold ${there[face] ?? 0} of ${face}, not ${count}`] : []
  )
}
