// What a window may ask about the board as it stands: asked when somebody points at something, and reckoned only then.
import { isOnBoard, type Hex } from '../../../engine/hex'
import type { Json } from '../../../engine/kernel/ids'
import { check, integer, json, list, oneOf, shape, text } from '../../../engine/schema'
import type { Book } from '../../../engine/games/oathsworn/encounter/table/book'
import { arcsAround } from '../../../engine/games/oathsworn/encounter/look/arcs'
import { rangeOfFigure, reachOfFigure } from '../../../engine/games/oathsworn/encounter/look/reaching'
import { sightTo } from '../../../engine/games/oathsworn/encounter/look/sightTo'
import type { BoardAnswers } from '../../../engine/games/oathsworn/encounter/forecast/answers'
import { preview } from '../../../engine/games/oathsworn/encounter/forecast/preview'
import { stageFacts } from '../../../engine/games/oathsworn/encounter/cardFacts/stageTold'
import { nameable, roomFor } from '../../../engine/games/oathsworn/encounter/rulings/possible'
import { figureId } from '../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter, Figure } from '../../../engine/games/oathsworn/encounter/state/state'
import { boardOf, hexesOf } from '../../../engine/games/oathsworn/encounter/board/figures'

const aFigure = text({ min: 1, max: 200 })
const aroundQuestion = shape(
  { ask: oneOf(['arcs', 'reach', 'range']), figure: aFigure },
  // How far an attack that is being aimed goes, if it is another than that of the weapon in hand.
  { range: integer({ min: 1, max: 200 }) }
)
const sightQuestion = shape(
  { ask: oneOf(['sight']), from: aFigure },
  { figure: aFigure, hexes: list(integer(), { min: 1, max: 40 }) }
)
const outlookQuestion = shape({ ask: oneOf(['outlook']) })
const roomQuestion = shape({ ask: oneOf(['room']), ruling: json() })
const nameableQuestion = shape({ ask: oneOf(['nameable']) })

/** Null: it is no question about the board, or nobody can say. */
export function lookFor(book: Book, state: Encounter, question: Json): Json | null {
  const around = check(aroundQuestion, question)
  if (around.ok) {
    const { ask, figure, range } = around.value
    return aroundFor(book, state, ask, standing(state, figure), range)
  }
  const sight = check(sightQuestion, question)
  if (sight.ok) {
    const { from, figure, hexes } = sight.value
    const to = hexes ? onBoard(book, state, hexes) : figure === undefined ? [] : coveredBy(book, state, figure)
    return sightFor(book, state, standing(state, from), to)
  }
  return check(outlookQuestion, question).ok ? outlookFor(book, state) : correctionFor(book, state, question)
}

/** What a correction could say: where there is room for it, and what it could name. */
function correctionFor(book: Book, state: Encounter, question: Json): Json | null {
  const room = check(roomQuestion, question)
  if (room.ok) return roomFor(book, state, room.value.ruling)
  return check(nameableQuestion, question).ok ? asJson(nameable(book, state)) : null
}

const standing = (state: Encounter, id: string): Figure | null => {
  const figure = state.figures[figureId(id)]
  return figure && figure.at !== null ? figure : null
}

const onBoard = (book: Book, state: Encounter, hexes: readonly number[]): readonly Hex[] =>
  (hexes as readonly Hex[]).filter((hex) => isOnBoard(boardOf(book, state), hex))

function coveredBy(book: Book, state: Encounter, id: string): readonly Hex[] {
  const figure = standing(state, id)
  return figure ? hexesOf(book, figure) : []
}

type Around = 'arcs' | 'reach' | 'range'

function aroundFor(book: Book, state: Encounter, ask: Around, figure: Figure | null, range?: number): Json | null {
  if (!figure) return null
  if (ask === 'arcs') return answer<'arcs'>(arcsAround(book, state, figure))
  if (ask === 'range') return answer<'range'>(rangeOfFigure(book, state, figure, range))
  const cells = reachOfFigure(book, state, figure)
  return answer<'reach'>(cells && { cells })
}

const sightFor = (book: Book, state: Encounter, viewer: Figure | null, to: readonly Hex[]): Json | null =>
  viewer && answer<'sight'>(sightTo(book, state, viewer, to))

/** What the card that lies face up would do, if one does. */
function outlookFor(book: Book, state: Encounter): Json | null {
  const { shown, told } = state.stage
  if (shown === null || state.clock.outcome !== null) return null
  // The table resolves by itself what it told without effects.
  if (told[shown] !== undefined && stageFacts(book, state, shown).effects.length === 0) return null
  const { steps, lines, open } = preview(book, state)
  return answer<'outlook'>({ card: shown, happened: steps.map(({ happening }) => happening), lines, open })
}

/** What the window takes it for. */
const answer = <K extends keyof BoardAnswers>(told: BoardAnswers[K] | null): Json | null => asJson(told)

/** Plain data all of it; only its types say more. */
const asJson = (told: object | null): Json | null => told as Json | null
