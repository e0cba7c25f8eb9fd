import { hexOf, type Dir, type Hex } from '../../../hex'
import type { Json } from '../../../kernel/ids'
import { turnsOf } from '../../../hex'
import { ScenarioFault } from '../../../simulation/scenario/fault'
import { colours, sides } from '../might'
import type { Book } from '../encounter/table/book'
import { givenHands } from '../encounter/table/hands'
import { freshTurn } from '../encounter/happenings/flow'
import { laid, statusOf } from '../encounter/board/printedComponents'
import { MODIFY } from '../encounter/table/modifiers'
import { enemyFigure } from '../encounter/board/newcomers'
import { cardsOf } from '../encounter/table/start'
import {
  cardId,
  defId,
  figureId,
  pieceId,
  SEATS,
  slotId,
  type CardId,
  type FigureId,
  type SeatId
} from '../encounter/state/ids'
import {
  NO_STATUSES,
  type Encounter,
  type Figure,
  type Phase,
  type Piece,
  type SeatCard,
  type SeatState,
  type Statuses,
  type Tile
} from '../encounter/state/state'
import { boardOf } from '../encounter/board/figures'
import { recordNamed } from './fault'
import type { DrawnCards } from './schema'

type DrawnFigure = DrawnCards['figures'][string]
type DrawnSeat = DrawnCards['seats'][string]

/** A fresh encounter made into the table a scenario draws. */
export function arrange(book: Book, fresh: Encounter, drawn: DrawnCards): Encounter {
  if (drawn.begin === 'setup') return stackedWith(fresh, drawn)
  const figures = figuresOf(book, fresh, drawn)
  const seats = SEATS.reduce((all, seat) => ({ ...all, [seat]: seatOf(book, fresh, drawn, seat) }), fresh.seats)
  const state: Encounter = {
    ...fresh,
    revealed: true,
    clock: {
      ...fresh.clock,
      phase: PHASE[drawn.begin],
      round: drawn.round,
      lead: seatIn(drawn.lead),
      last: drawn.begin === 'turn' ? seatIn(drawn.turn) : null,
      turns: 1,
      step: 99
    },
    turn: drawn.begin === 'turn' ? freshTurn(seatIn(drawn.turn)) : null,
    seats,
    figures,
    pieces: piecesOf(book, fresh, drawn),
    tiles: tilesOf(book, fresh, drawn),
    stage: stageOf(book, fresh, drawn),
    lasting: lastingOf(drawn)
  }
  return stackedWith(state, drawn)
}

const PHASE: { readonly [B in DrawnCards['begin']]: Phase } = {
  setup: 'setup',
  refresh: 'refresh',
  turn: 'oathsworn',
  encounter: 'encounter',
  end: 'end'
}

export function seatIn(name: string): SeatId {
  const seat = SEATS.find((one) => one === name)
  if (!seat) throw new ScenarioFault(`there is no ${name}`)
  return seat
}

export function hexIn(book: Book, s: Encounter, label: string): Hex {
  const found = hexOf(boardOf(book, s), label)
  if (found === undefined) throw new ScenarioFault(`there is no hex ${label} on this board`)
  return found
}

function figuresOf(book: Book, s: Encounter, drawn: DrawnCards): Encounter['figures'] {
  const figures: { [figure: FigureId]: Figure } = {}
  for (const figure of Object.values(s.figures))
    figures[figure.id] = withDrawing(book, s, figure, drawn.figures[figure.id] ?? {})
  for (const [id, drawing] of Object.entries(drawn.figures)) {
    if (figures[figureId(id)]) continue
    figures[figureId(id)] = withDrawing(book, s, newcomer(book, s, id, drawing), drawing)
  }
  return figures
}

/** An enemy by its name and number, or an ally or helper as it is described. */
function newcomer(book: Book, s: Encounter, id: string, drawing: DrawnFigure): Figure {
  if (drawing.kind !== undefined) return friend(id, drawing)
  const def = drawing.def ?? (book.find('enemy', id) ? id : id.replace(/-\d+$/, ''))
  recordNamed(book, 'enemy', def, Object.keys(s.figures))
  return { ...enemyFigure(book, s, def, 0 as Hex, 'N'), id: figureId(id) }
}

const friend = (id: string, { kind, def, seat }: DrawnFigure): Figure => ({
  id: figureId(id),
  kind: kind ?? 'ally',
  def: defId(def ?? id),
  seat: seat === undefined ? null : seatIn(seat),
  at: null,
  facing: 'N',
  hp: kind === 'helper' ? 1 : 6,
  slots: {},
  statuses: NO_STATUSES,
  gone: null
})

function withDrawing(book: Book, s: Encounter, figure: Figure, drawing: DrawnFigure): Figure {
  const at = drawing.at == null ? null : hexIn(book, s, drawing.at)
  const slots = { ...figure.slots }
  for (const [slot, dice] of Object.entries(drawing.dice ?? {})) slots[slotId(slot)] = { dice }
  return {
    ...figure,
    at,
    facing: drawing.facing ?? figure.facing,
    hp: drawing.hp ?? figure.hp,
    slots,
    statuses: statusesOf(book, s, drawing),
    gone: drawing.gone ?? (at === null ? (figure.kind === 'oathsworn' ? 'notYet' : 'removed') : null)
  }
}

function statusesOf(book: Book, s: Encounter, drawing: DrawnFigure): Statuses {
  let statuses = NO_STATUSES
  for (const [status, count] of Object.entries(drawing.statuses ?? {}))
    switch (statusOf(book, status)) {
      case 'bleed':
        statuses = { ...statuses, bleed: count }
        break
      case 'poison':
        statuses = { ...statuses, poison: count }
        break
      case 'crippled':
        statuses = { ...statuses, crippled: { until: drawing.crippledUntil ?? s.clock.round + 1 } }
        break
      default:
        statuses = { ...statuses, other: { ...statuses.other, [status]: count } }
    }
  return statuses
}

function seatOf(book: Book, s: Encounter, drawn: DrawnCards, id: SeatId): SeatState {
  const seat = s.seats[id]
  const drawing = drawn.seats[id] ?? {}
  const all = seat.animus.available + seat.animus.reserve
  const available = drawing.available ?? all
  const ally = Object.entries(drawn.figures).find(([, one]) => one.kind === 'ally' && one.seat === id)
  return {
    ...seat,
    ally: ally ? figureId(ally[0]) : null,
    animus: { available, reserve: drawing.reserve ?? Math.max(0, all - available) },
    tokens: { ...seat.tokens, ...drawing.tokens },
    cards: cardsHeld(book, s, seat, drawing),
    resources: { ...seat.resources, ...drawing.resources },
    injuriesDue: drawing.injuriesDue ?? false,
    archetype: drawing.archetype
      ? { def: defId(drawing.archetype.card), side: drawing.archetype.side as 0 | 1, used: [false, false] }
      : seat.archetype,
    caged: drawing.caged
      ? {
          card: defId('caged'),
          difficulty: drawing.caged.difficulty,
          until: drawing.caged.until ?? drawn.round + 1,
          failure: { fails: drawing.caged.fails, by: null }
        }
      : null,
    consumed: drawing.consumed
      ? {
          by: figureId(drawing.consumed.by),
          slot: slotId(drawing.consumed.location),
          taken: drawing.consumed.taken,
          effect: { at: [], then: drawing.consumed.then, source: { kind: 'class', id: seat.class } }
        }
      : null
  }
}

function cardsHeld(book: Book, s: Encounter, seat: SeatState, drawing: DrawnSeat): SeatState['cards'] {
  const given = seat.mode === 'full' ? (givenHands(book, 1, seat)?.[0] ?? []) : []
  const cards: { [card: CardId]: SeatCard } = { ...seat.cards, ...cardsOf('ability', drawing.hand ?? given) }
  const change = (name: string, more: Partial<SeatCard>): void => {
    const card = cards[cardId(name)]
    if (!card) throw new ScenarioFault(`${seat.name} has no card ${name}`)
    cards[cardId(name)] = { ...card, ...more }
  }
  for (const [name, at] of Object.entries(drawing.cards ?? {})) change(name, { at })
  for (const name of drawing.faceDown ?? []) change(name, { faceDown: true })
  for (const [name, label] of Object.entries(drawing.thrown ?? {})) change(name, { thrownTo: hexIn(book, s, label) })
  return cards
}

function piecesOf(book: Book, s: Encounter, drawn: DrawnCards): Encounter['pieces'] {
  const pieces: { [piece: string]: Piece } = {}
  drawn.obstacles.forEach(({ obstacle, at, facing = 'N' }, n) => {
    const id = pieceId(`${obstacle}-${n + 1}`)
    pieces[id] = {
      id,
      def: defId(obstacle),
      hexes: covered(recordNamed(book, 'obstacle', obstacle).hexes, hexIn(book, s, at), facing)
    }
  })
  return pieces
}

const tilesOf = (book: Book, s: Encounter, drawn: DrawnCards): readonly Tile[] =>
  drawn.tiles.map(({ tile, at, facing = 'N' }) => {
    const hexes = covered(recordNamed(book, 'tile', tile).hexes, hexIn(book, s, at), facing)
    return { def: defId(tile), hexes, large: hexes.length > 1 }
  })

const covered = (hexes: readonly (readonly [number, number])[], at: Hex, facing: Dir): Hex[] =>
  laid(hexes, at, turnsOf(facing))

function stageOf(book: Book, s: Encounter, drawn: DrawnCards): Encounter['stage'] {
  const all = book.get('encounter', s.is.encounter).stageCards.map(defId)
  const discard = (drawn.discard ?? []).map(defId)
  const deck = drawn.deck?.map(defId) ?? all.filter((card) => !discard.includes(card))
  return { ...s.stage, deck, shown: deck[0] ?? null, discard, number: drawn.stage as 1 | 2 | 3 }
}

const lastingOf = (drawn: DrawnCards): Encounter['lasting'] =>
  drawn.lasting.map((one, n) => {
    const [on, change] = one as readonly [string, Json]
    return {
      id: n + 1,
      rule: MODIFY,
      on: figureId(on),
      owner: figureId(on),
      until: 'encounter',
      round: 1,
      with: change
    }
  })

/** Whole piles where they are given, then cards on top of them, in drawing order. */
function stackedWith(s: Encounter, drawn: DrawnCards): Encounter {
  let { piles } = s.might
  for (const side of sides)
    for (const colour of colours) {
      const whole = drawn.piles[side]?.[colour] ?? piles[side][colour]
      const rest = [...whole.draw]
      const top = drawn.top[side]?.[colour] ?? []
      for (const face of top) {
        const at = rest.indexOf(face)
        if (at < 0) throw new ScenarioFault(`there is no ${face} left in the ${side} ${colour} deck`)
        rest.splice(at, 1)
      }
      const pile = { draw: [...top, ...rest], discard: whole.discard }
      piles = { ...piles, [side]: { ...piles[side], [colour]: pile } }
    }
  return { ...s, might: { ...s.might, piles } }
}
