import fc from 'fast-check'
import { bodyOf, boardOf, indexOf, ONE_HEX, rectangle, southing, type Hex } from '../../../../../../engine/hex'
import { layOut, standOf, type Layout } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { defId, figureId, pieceId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { body, WAYS, type Slow, type Table } from './referenceImpl'

// Random tables for the rules of geometry and for what checks them slowly.

type Shape = readonly (readonly [number, number])[]

export const ROUND: Shape = Object.values(WAYS)
/** What large bodies cover beside their core: the round one, and odd ones: long, bent, lopsided, with a hole. */
const SHAPES: readonly Shape[] = [
  ROUND,
  [
    [0, -1],
    [0, 1],
    [1, 0]
  ],
  [
    [0, -1],
    [0, -2]
  ],
  [
    [0, -1],
    [1, -1],
    [-1, 1]
  ],
  [[1, 0]],
  [
    [0, -1],
    [1, -2],
    [2, -2],
    [2, -1],
    [1, 0]
  ]
]
const BODIES = new Map(SHAPES.map((shape) => [shape, bodyOf({ hexes: [[0, 0], ...shape], front: shape[0]! })]))

export interface Drawn {
  readonly width: number
  readonly height: number
  readonly places: readonly number[]
  readonly large: readonly boolean[]
  /** Which shape the first large one has; the others have the next ones. */
  readonly shape: number
  readonly rocks: readonly number[]
  readonly missing: readonly number[]
  /** A row that is not there at all. */
  readonly cut?: number
}

export const drawn: fc.Arbitrary<Drawn> = fc.record({
  width: fc.integer({ min: 4, max: 9 }),
  height: fc.integer({ min: 8, max: 18 }),
  places: fc.array(fc.nat(400), { minLength: 2, maxLength: 6 }),
  large: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  shape: fc.nat(SHAPES.length - 1),
  rocks: fc.array(fc.nat(400), { maxLength: 14 }),
  missing: fc.array(fc.nat(400), { maxLength: 6 })
})

/** A table out of numbers: figures where they fit, rocks where nobody stands. `overlaps` lets them stand on each other. */
export function tableOf({ width, height, places, large, shape, rocks, missing, cut }: Drawn, overlaps = false): Table {
  const all = rectangle({ west: 0, east: width, north: 0, south: height })
  const isCut = (h: Hex): boolean => cut !== undefined && southing(h) - cut >= 0 && southing(h) - cut <= 1
  const board = new Set(all.filter((h, i) => i === 0 || !(missing.includes(i) || isCut(h))))
  const hexes = [...board]
  const figures: Slow[] = []
  places.forEach((n, i) => {
    const [core, odd] = [hexes[n % hexes.length]!, SHAPES[(shape + i) % SHAPES.length]!]
    const one: Slow = { name: `f${i}`, core, large: large[i] ?? false, shape: odd }
    const fits = body(one).every((h) => board.has(h))
    const clear = figures.every((other) => !body(other).some((h) => body(one).includes(h)))
    if (fits && (clear || (overlaps && !one.large))) figures.push(one)
  })
  const taken = new Set(figures.flatMap(body))
  const solid = new Map<string, Hex>()
  rocks.forEach((n, i) => {
    const h = hexes[n % hexes.length]!
    if (!taken.has(h) && ![...solid.values()].includes(h)) solid.set(`r${i}`, h)
  })
  return { board, figures, rocks: solid }
}

export function layoutFor({ board, figures, rocks }: Table, water: ReadonlySet<Hex> = new Set()): Layout {
  const pieces = [...rocks].map(([id, h]) => ({ id: pieceId(id), def: defId('rock'), hexes: [h] }))
  const stands = figures.map(({ name, core, large, shape }) =>
    standOf(figureId(name), large && shape ? BODIES.get(shape)! : ONE_HEX, core, 'N')
  )
  const on = boardOf(board)
  const extra = on.nothing.slice()
  for (const h of water) extra[indexOf(on, h)] = 1
  return layOut(on, stands, pieces, water.size > 0 ? extra : null)
}
