import {
  bodyOf,
  DIRECTIONS,
  fits,
  hex,
  hexOf,
  isOnBoard,
  labelOf,
  maskOf,
  ONE_HEX,
  qOf,
  rOf,
  type Board,
  type Body,
  type Dir,
  type Hex
} from '../../../../../engine/hex'
import { byType, flag, list, oneOf, shape, text, type Infer } from '../../../../../engine/schema'
import type { Area } from '../../../../../engine/games/oathsworn/encounter/board/areas'
import { newlyCovered } from '../../../../../engine/games/oathsworn/encounter/movement/travel'
import { layOut, standOf, type Layout, type Stand } from '../../../../../engine/games/oathsworn/encounter/board/layout'
import type { PushPlan } from '../../../../../engine/games/oathsworn/encounter/movement/pushPlan'
import { defId, figureId, pieceId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import { FIGURE_KINDS, type FigureKind, type Piece } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { unknown, WrongUse } from '../../../../cli/kit/wrongUse'
import { boardFor, boardQuery, pair } from './board'

/** A hex as [q, r], a hex by its label, or a figure by its id. */
export const place = byType({ list: pair, text: text({ min: 1, max: 64 }) })
export type AskedPlace = Infer<typeof place>
export const direction = oneOf(DIRECTIONS)

const pairs = list(pair, { min: 1, max: 37, distinct: true })
export const bodyQuery = byType({
  text: oneOf(['one', 'seven']),
  list: pairs,
  object: shape({ hexes: pairs }, { core: pair, front: pair })
})
const figure = shape(
  { id: text({ min: 1, max: 64 }), at: place },
  { facing: direction, body: bodyQuery, kind: oneOf(FIGURE_KINDS), mob: flag() }
)

const obstacle = byType({
  list: pair,
  text: text({ min: 1, max: 64 }),
  object: shape({ hexes: list(place, { min: 1, max: 100 }) })
})

/** What every question may bring: the table it is asked about. */
export const setting = {
  board: boardQuery,
  obstacles: list(obstacle, { max: 500 }),
  water: list(place, { max: 500 }),
  fire: list(place, { max: 500, distinct: true }),
  figures: list(figure, { max: 100 }),
  labels: flag()
}
const settingShape = shape({}, setting)
export type Setting = Infer<typeof settingShape>

/** The table of one question, set up. */
export interface AskedScene {
  readonly board: Board
  readonly layout: Layout
  /** Null where the question says nothing of fire. */
  readonly fire: readonly Hex[] | null
  /** What the figures are, as far as the question says so. */
  readonly kinds: ReadonlyMap<string, { readonly kind: FigureKind | undefined; readonly mob: boolean }>
  /** What a place names: the figure, or a hex as a figure of one hex without a name. */
  readonly find: (place: AskedPlace) => Stand
  /** A hex as the answer writes it. */
  readonly show: (h: Hex) => readonly [number, number] | string
}

export function sceneOf(given: Setting): AskedScene {
  const { board: asked, obstacles = [], water = [], fire, figures = [], labels = false } = given
  const board = boardFor(asked)
  const stands = figures.map(({ id, at, facing, body }) =>
    stand(board, id, hexOn(board, at, []), facing, bodyFor(body))
  )
  const ids: readonly string[] = stands.map(({ id }) => id)
  const twin = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twin !== undefined) throw new WrongUse(`figures: two have the id "${twin}"`)
  const pieces = obstacles.map((one, at) => pieceOf(board, one, at))
  const wet = water.map((one) => hexOn(board, one, []))
  return {
    board,
    fire: fire?.map((one) => hexOn(board, one, [])) ?? null,
    layout: layOut(board, stands, pieces, wet.length > 0 ? maskOf(board, wet) : null),
    kinds: new Map(figures.map(({ id, kind, mob = false }) => [id, { kind, mob }])),
    find: (named) => stands.find(({ id }) => id === named) ?? stand(board, '', hexOn(board, named, ids)),
    show: (h) => (labels ? (labelOf(board, h) ?? pairText(h)) : [qOf(h), rOf(h)])
  }
}

/** An obstacle of one hex, or of several that go together (OW-LARGE-07). */
function pieceOf(board: Board, asked: Infer<typeof obstacle>, at: number): Piece {
  const hexes = typeof asked === 'object' && 'hexes' in asked ? asked.hexes : [asked]
  return { id: pieceId(`obstacle-${at + 1}`), def: defId('obstacle'), hexes: hexes.map((one) => hexOn(board, one, [])) }
}

function hexOn(board: Board, named: AskedPlace, ids: readonly string[]): Hex {
  if (typeof named === 'string') {
    const labelled = hexOf(board, named)
    if (labelled === undefined)
      throw unknown(ids.length > 0 ? 'figure or hex' : 'hex', named, [...ids, ...board.labels], [...ids, spanOf(board)])
    return labelled
  }
  const [q, r] = named
  if (!isOnBoard(board, hex(q, r))) throw new WrongUse(`there is no hex ${q},${r} on the board`)
  return hex(q, r)
}

/** From the label of the first column and row to that of the last ones; the corners themselves need not be there. */
function spanOf({ labels }: Board): string {
  const parts = labels.map((label): [string, number] => [label.replace(/\d+/, ''), Number(label.replace(/\D+/, ''))])
  const columns = parts.map(([column]) => column).sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const rows = parts.map(([, row]) => row)
  return `${columns[0]}${Math.min(...rows)} to ${columns.at(-1)}${Math.max(...rows)}`
}

function stand(board: Board, id: string, core: Hex, facing: Dir = 'N', body: Body = ONE_HEX): Stand {
  if (!fits(board, body, core, facing))
    throw new WrongUse(`figures: "${id}" does not fit on the board at ${pairText(core)}`)
  return standOf(figureId(id), body, core, facing)
}

/** A core and its six neighbours, the only large base that is publicly known. */
const SEVEN = bodyOf({
  hexes: [
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0]
  ],
  front: [0, -1]
})

export function bodyFor(asked: Infer<typeof bodyQuery> | undefined): Body {
  if (asked === undefined || asked === 'one') return ONE_HEX
  if (asked === 'seven') return SEVEN
  try {
    return bodyOf('hexes' in asked ? asked : { hexes: asked })
  } catch (error) {
    if (error instanceof RangeError) throw new WrongUse(`body: ${error.message}`)
    throw error
  }
}

const pairText = (h: Hex): string => `${qOf(h)},${rOf(h)}`

/**
 * The fires that a way of cores sets off, one after another, by the hex of the body that enters each: nothing where the
 * question says nothing of fire. OW-TILE-01, OW-TILE-07, OW-LARGE-09
 */
export function firesOn({ fire, show }: AskedScene, mover: Stand, path: readonly Hex[]): object {
  if (fire === null) return {}
  const left = new Set(fire)
  const met: Hex[] = []
  let before = mover.core
  for (const core of path) {
    for (const h of newlyCovered(mover, before, core)) if (left.delete(h)) met.push(h)
    before = core
  }
  return { fires: met.map(show) }
}

/** Is a place a figure, and not a bare hex? */
export const isNamed = ({ id }: Stand): boolean => id !== ''

/** A figure that must be one of the table. */
export function namedFigure({ layout }: AskedScene, id: string): Stand {
  const found = layout.stands.find((one) => one.id === id)
  if (found) return found
  throw unknown(
    'figure',
    id,
    layout.stands.map((one) => one.id)
  )
}

export const areaShown = ({ show }: AskedScene, { hexes, victims }: Area): object => ({
  hexes: hexes.map(show),
  figures: victims.map(({ figure: id }) => id)
})

/** Who is pushed where, and what that destroys. OW-PUSH-01, OW-LARGE-05 */
export const pushesShown = ({ show }: AskedScene, { moves, destroyed }: PushPlan) => ({
  moves: moves.map(({ figure: id, from, direction: dir, path, aside }) => ({
    figure: id,
    direction: dir,
    path: path.map(show),
    at: show(path.at(-1) ?? from),
    aside
  })),
  destroyed
})
