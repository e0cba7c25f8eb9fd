import { hexOf, type Hex } from '../../../../hex'
import { words } from '../../../../messages/words'
import type { EncounterRecord } from '../../content'
import type { Book } from '../table/book'
import { nameOfCard } from '../board/asking'
import { healedInjuries, owedInjuries } from '../cards/injuries'
import { thrownItems } from '../actions/items'
import { encounterOf } from '../board/printedComponents'
import { setupSteps } from '../turn/setup'
import { bySeat, SEATS, type DefId } from '../state/ids'
import { effectsToldOf, nameOfStageCard, stageFacts } from '../cardFacts/stageTold'
import type { Encounter } from '../state/state'
import { viewOfFigure } from './figure'
import { viewOfLasting } from './lasting'
import { viewOfMight } from './might'
import { viewOfSeat } from './seat'
import type { BoardView, ClockView, EncounterView, StageCardView, StageView } from './types'

/** What a window may show. Hands are open within the company (OW-GEN-10), so every seat sees the same. */
export function viewOf(book: Book, s: Encounter): EncounterView {
  const { is } = s
  return {
    name: words(`encounter.${is.encounter}.name`),
    encounter: is.encounter,
    chapter: is.chapter,
    difficulty: words(`difficulty.${is.difficulty}.name`),
    hardcore: is.hardcore,
    ambushed: is.ambushed,
    settings: is.settings,
    dials: is.dials,
    clock: clockOf(s),
    board: boardView(book, encounterOf(book, s)),
    seats: SEATS.map((seat) => viewOfSeat(book, s, seat)),
    figures: Object.values(s.figures).map((figure) => viewOfFigure(book, s, figure)),
    pieces: pieces(s.pieces),
    tiles: tiles(s.tiles),
    thrown: thrownItems(s).map(({ seat, card, at }) => ({ seat, card, name: nameOfCard(s, seat, card), hex: at })),
    might: viewOfMight(s.might),
    stage: stageOf(book, s),
    rules: { id: encounterOf(book, s).rules, revealed: s.revealed },
    allies: allies(s.allies),
    lasting: viewOfLasting(s),
    tally: {
      ...s.tally,
      injuries: bySeat((seat) => owedInjuries(s, seat)),
      healed: bySeat((seat) => healedInjuries(s, seat))
    }
  }
}

const pieces = (lying: Encounter['pieces']) =>
  Object.values(lying).map(({ id, def, hexes }) => ({ id, def, name: words(`obstacle.${def}.name`), hexes }))

const tiles = (lying: Encounter['tiles']) =>
  lying.map(({ def, hexes, large }) => ({ def, name: words(`tile.${def}.name`), hexes, large }))

const allies = (known: Encounter['allies']) =>
  Object.values(known).map(({ def, copies, killed, inPlay }) => ({
    def,
    name: words(`ally.${def}.name`),
    ready: copies - killed - inPlay,
    inPlay,
    killed
  }))

const SETUP_STEPS = setupSteps.map((name) => words(`timeline.setup.${name}`))

function clockOf(s: Encounter): ClockView {
  const { round, phase, lead, passes, outcome, step } = s.clock
  const after = s.flags['after']
  return {
    round,
    phase,
    phaseName: words(`phase.${phase}`),
    lead,
    passes,
    turn: s.turn
      ? {
          seat: s.turn.seat,
          moved: s.turn.moved,
          walking: s.turn.walking !== null,
          carded: s.turn.carded,
          acted: s.turn.acted
        }
      : null,
    outcome,
    after: after === 'moveOn' || after === 'replay' || after === 'epilogue' ? after : null,
    setup: { done: step, steps: SETUP_STEPS }
  }
}

function boardView(book: Book, { id, battlefield, start, zones }: EncounterRecord): BoardView {
  const board = book.boardOf(id as DefId)
  const hexesIn = (labels: readonly string[]): Hex[] => labels.flatMap((label) => hexOf(board, label) ?? [])
  return {
    battlefield,
    hexes: board.hexes,
    labels: board.labels,
    start: hexesIn(start),
    zones: Object.fromEntries(Object.entries(zones).map(([zone, labels]) => [zone, hexesIn(labels)]))
  }
}

/** OW-GEN-11, OW-STAGE-01: the face of the next card is open, the rest of the deck is a number. */
function stageOf(book: Book, s: Encounter): StageView {
  const { stage } = s
  const card = (id: DefId): StageCardView => ({
    id,
    name: nameOfStageCard(s, id),
    stage: stageFacts(book, s, id).stage,
    told: effectsToldOf(s, id)
  })
  return {
    number: stage.number,
    left: stage.deck.length,
    top: stage.shown ? card(stage.shown) : null,
    resolving: stage.resolving ? card(stage.resolving) : null,
    queue: stage.queue.map((one) => card(one.card)),
    discard: stage.discard.map(card),
    inView: stage.inView.map(card)
  }
}
