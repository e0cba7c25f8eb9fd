import {
  bodyOf,
  DIRECTIONS,
  fits,
  frontHex,
  hex,
  hexOf,
  isOnBoard,
  labelOf,
  maskOf,
  ONE_HEX,
  placed,
  qOf,
  rOf,
  type Board,
  type Body,
  type Dir,
  type Hex,
  type Mask
} from '../../../engine/kernel/hex'
import { byType, list, oneOf, flag, shape, text, type Infer } from '../../../engine/kernel/schema'
import { unknown, WrongUse } from '../wrong-use'
import { boardFor, boardQuery, pair } from './board'

/** A hex as [q, r], a hex by its label, or a figure by its id. */
export const place = byType({ list: pair, text: text({ min: 1, max: 64 }) })
export type Place = Infer<typeof place>
export const direction = oneOf(DIRECTIONS)

const pairs = list(pair, { min: 1, max: 37, distinct: true })
const bodyQuery = byType({
  text: oneOf(['one', 'seven']),
  list: pairs,
  object: shape({ hexes: pairs }, { core: pair, front: pair })
})
const figure = shape({ id: text({ min: 1, max: 64 }), at: place }, { facing: direction, body: bodyQuery })

/** What every question may bring: the table it is asked about. */
export const setting = {
  board: boardQuery,
  obstacles: list(place, { max: 500 }),
  figures: list(figure, { max: 100 }),
  labels: flag()
}
const settingShape = shape({}, setting)
export type Setting = Infer<typeof settingShape>

export interface Standing {
  readonly id: string
  readonly core: Hex
  readonly facing: Dir
  readonly body: Body
  readonly hexes: readonly Hex[]
  readonly front: Hex
}

/** The table of one question, set up. */
export interface Scene {
  readonly board: Board
  readonly obstacles: Mask
  readonly figures: readonly Standing[]
  /** What a place names: the figure, or a hex as a figure of one hex without a name. */
  readonly find: (place: Place) => Standing
  /** A hex as the answer writes it. */
  readonly show: (h: Hex) => readonly [number, number] | string
}

export function sceneOf({ board: asked, obstacles = [], figures: wanted = [], labels = false }: Setting): Scene {
  const board = boardFor(asked)
  const figures = wanted.map(({ id, at, facing, body }) =>
    stand(board, id, hexOn(board, at, []), facing, bodyFor(body))
  )
  const ids = figures.map(({ id }) => id)
  const twin = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twin !== undefined) throw new WrongUse(`figures: two have the id "${twin}"`)
  return {
    board,
    figures,
    obstacles: maskOf(
      board,
      obstacles.map((one) => hexOn(board, one, []))
    ),
    find: (named) => figures.find(({ id }) => id === named) ?? stand(board, '', hexOn(board, named, ids)),
    show: (h) => (labels ? (labelOf(board, h) ?? pairText(h)) : [qOf(h), rOf(h)])
  }
}

function hexOn(board: Board, named: Place, ids: readonly string[]): Hex {
  if (typeof named === 'string') {
    const labelled = hexOf(board, named)
    if (labelled === undefined)
      throw unknown(ids.length > 0 ? 'figure or hex' : 'hex', named, [...ids, ...board.labels])
    return labelled
  }
  const [q, r] = named
  if (!isOnBoard(board, hex(q, r))) throw new WrongUse(`there is no hex ${q},${r} on the board`)
  return hex(q, r)
}

function stand(board: Board, id: string, core: Hex, facing: Dir = 'N', body: Body = ONE_HEX): Standing {
  if (!fits(board, body, core, facing))
    throw new WrongUse(`figures: "${id}" does not fit on the board at ${pairText(core)}`)
  return { id, core, facing, body, hexes: placed(body, core, facing), front: frontHex(body, core, facing) }
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

function bodyFor(asked: Infer<typeof bodyQuery> | undefined): Body {
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

/** The hexes nobody of normal size can enter: obstacles, and all figures but these (OW-EMOVE-08). */
export function blockedFor({ board, obstacles, figures }: Scene, ...besides: readonly Standing[]): Mask {
  const others = figures.filter((one) => !besides.includes(one)).flatMap(({ hexes }) => hexes)
  const mask = maskOf(board, others)
  return mask.map((marked, at) => (marked !== 0 || obstacles[at] !== 0 ? 1 : 0))
}

/** The figures with a hex among these. */
export const figuresIn = ({ figures }: Scene, hexes: readonly Hex[]): readonly string[] =>
  figures.filter((one) => one.hexes.some((h) => hexes.includes(h))).map(({ id }) => id)
