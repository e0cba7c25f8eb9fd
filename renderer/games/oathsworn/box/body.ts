// The body of a monster on its sheet: hexes as [q, r], drawn facing north.
import { DIRECTIONS, hex, qOf, rOf, step, type Hex } from '../../../../engine/hex/hex'
import { MODEL_GRID, ORIGIN, type TableSpot } from '../../../board/hexes'

export type BodyPair = readonly [q: number, r: number]

export const samePair = (one: BodyPair | null, other: BodyPair | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1]
export const hasPair = (all: readonly BodyPair[], one: BodyPair): boolean => all.some((pair) => samePair(pair, one))
export const withPair = (all: readonly BodyPair[], one: BodyPair): readonly BodyPair[] =>
  hasPair(all, one) ? all : [...all, one]
export const withoutPair = (all: readonly BodyPair[], one: BodyPair): readonly BodyPair[] =>
  all.filter((pair) => !samePair(pair, one))

export const hexOf = ([q, r]: BodyPair): Hex => hex(q, r)
const pairOf = (one: Hex): BodyPair => [qOf(one), rOf(one)]

export const CORE: BodyPair = [0, 0]
const NORTH: BodyPair = [0, -1]
export const ONE: readonly BodyPair[] = [CORE]
/** The base whose locations are its front, its flanks, its rear and its core. */
export const SEVEN: readonly BodyPair[] = [CORE, ...DIRECTIONS.map((way) => pairOf(step(ORIGIN, way)))]

/** As far from the middle as a body is painted. */
const SHEET = 3
export const sheet: readonly BodyPair[] = Array.from({ length: (2 * SHEET + 1) ** 2 }, (_, n): BodyPair => {
  const side = 2 * SHEET + 1
  return [(n % side) - SHEET, Math.floor(n / side) - SHEET]
}).filter(([q, r]) => Math.abs(q + r) <= SHEET)

export type Shape = 'one' | 'seven' | 'painted'
const isLike = (hexes: readonly BodyPair[], other: readonly BodyPair[]): boolean =>
  hexes.length === other.length && other.every((pair) => hasPair(hexes, pair))

export function shapeOf(hexes: readonly BodyPair[], core: BodyPair | null, front: BodyPair | null): Shape {
  if (!samePair(core, CORE)) return 'painted'
  if (isLike(hexes, ONE) && samePair(front, CORE)) return 'one'
  return isLike(hexes, SEVEN) && samePair(front, NORTH) ? 'seven' : 'painted'
}

export const frontOf = (shape: Shape): BodyPair => (shape === 'seven' ? NORTH : CORE)

/** Where a hex lies on paper: as on the table, seen from above. */
export const spotOf = (pair: BodyPair): TableSpot => MODEL_GRID.spotOf(hexOf(pair))

/** The points of a hex around the origin. */
export const outline = (size: number): string =>
  DIRECTIONS.map((_, k) => MODEL_GRID.cornerOf({ x: 0, z: 0 }, k, size))
    .map(({ x, z }) => `${x.toFixed(3)},${z.toFixed(3)}`)
    .join(' ')
