// The body of a monster on its sheet: hexes as [q, r], drawn facing north.

export type Pair = readonly [q: number, r: number]

export const samePair = (one: Pair | null, other: Pair | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1]
export const hasPair = (all: readonly Pair[], one: Pair): boolean => all.some((pair) => samePair(pair, one))
export const withPair = (all: readonly Pair[], one: Pair): readonly Pair[] => (hasPair(all, one) ? all : [...all, one])
export const withoutPair = (all: readonly Pair[], one: Pair): readonly Pair[] =>
  all.filter((pair) => !samePair(pair, one))

export const CORE: Pair = [0, 0]
const NORTH: Pair = [0, -1]
export const ONE: readonly Pair[] = [CORE]
/** The base whose locations are its front, its flanks, its rear and its core. */
export const SEVEN: readonly Pair[] = [CORE, NORTH, [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]

/** As far from the middle as a body is painted. */
const SHEET = 3
export const sheet: readonly Pair[] = Array.from({ length: (2 * SHEET + 1) ** 2 }, (_, n): Pair => {
  const side = 2 * SHEET + 1
  return [(n % side) - SHEET, Math.floor(n / side) - SHEET]
}).filter(([q, r]) => Math.abs(q + r) <= SHEET)

export type Shape = 'one' | 'seven' | 'painted'
const isLike = (hexes: readonly Pair[], other: readonly Pair[]): boolean =>
  hexes.length === other.length && other.every((pair) => hasPair(hexes, pair))

export function shapeOf(hexes: readonly Pair[], core: Pair | null, front: Pair | null): Shape {
  if (!samePair(core, CORE)) return 'painted'
  if (isLike(hexes, ONE) && samePair(front, CORE)) return 'one'
  return isLike(hexes, SEVEN) && samePair(front, NORTH) ? 'seven' : 'painted'
}

export const frontOf = (shape: Shape): Pair => (shape === 'seven' ? NORTH : CORE)

/** Where a hex of size 1 lies on paper, flat side up. */
export const spotOf = ([q, r]: Pair): { readonly x: number; readonly y: number } => ({
  x: 1.5 * q,
  y: Math.sqrt(3) * (r + q / 2)
})

export const outline = (size: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((n) => (n * Math.PI) / 3)
    .map((angle) => `${(size * Math.cos(angle)).toFixed(3)},${(size * Math.sin(angle)).toFixed(3)}`)
    .join(' ')

/** Up and down are straight; left and right go down into the odd columns and up again. */
export function stepBy(key: string, [q, r]: Pair): Pair | null {
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
