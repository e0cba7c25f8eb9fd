// The body of a monster on its sheet: hexes as [q, r], drawn facing north.

export type BodyPair = readonly [q: number, r: number]

export const samePair = (one: BodyPair | null, other: BodyPair | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1]
export const hasPair = (all: readonly BodyPair[], one: BodyPair): boolean => all.some((pair) => samePair(pair, one))
export const withPair = (all: readonly BodyPair[], one: BodyPair): readonly BodyPair[] =>
  hasPair(all, one) ? all : [...all, one]
export const withoutPair = (all: readonly BodyPair[], one: BodyPair): readonly BodyPair[] =>
  all.filter((pair) => !samePair(pair, one))

export const CORE: BodyPair = [0, 0]
const NORTH: BodyPair = [0, -1]
export const ONE: readonly BodyPair[] = [CORE]
/** The base whose locations are its front, its flanks, its rear and its core. */
export const SEVEN: readonly BodyPair[] = [CORE, NORTH, [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]

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

/** Where a hex of size 1 lies on paper, flat side up. */
export const spotOf = ([q, r]: BodyPair): { readonly x: number; readonly y: number } => ({
  x: 1.5 * q,
  y: Math.sqrt(3) * (r + q / 2)
})

export const outline = (size: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((n) => (n * Math.PI) / 3)
    .map((angle) => `${(size * Math.cos(angle)).toFixed(3)},${(size * Math.sin(angle)).toFixed(3)}`)
    .join(' ')

/** Up and down are straight; left and right go down into the odd columns and up again. */
export function stepBy(key: string, [q, r]: BodyPair): BodyPair | null {
  const isOdd = Math.abs(q) % 2 === 1
  switch (key) {
    case 'ArrowUp':
      return [q, r - 1]
    case 'ArrowDown':
      return [q, r + 1]
    case 'ArrowLeft':
      return [q - 1, isOdd ? r : r + 1]
    case 'ArrowRight':
      return [q + 1, isOdd ? r - 1 : r]
    default:
      return null
  }
}
