import fc from 'fast-check'
import { bodyOf, boardOf, hex, maskOf, qOf, rOf, rectangle, type Board, type Hex, type Mask } from '../../../engine/hex'
import { SEVEN } from '../../fixtures/bodies'

/** Board F of the worked examples: 115 hexes. */
export const boardF = boardOf(rectangle({ west: -5, east: 5, north: -10, south: 10 }))

/** A printed board: 17 columns, nine of 9 hexes and eight of 10. */
export const board161 = boardOf(rectangle({ west: -8, east: 8, north: -9, south: 9 }))

/** Body T7 of the worked examples. */
export const T7 = bodyOf({ hexes: SEVEN, front: [0, -1] })

/** A body without any symmetry, pivoting off its middle. */
export const CROOKED = bodyOf({
  hexes: [
    [2, 1],
    [2, 0],
    [3, 0],
    [1, 2],
    [0, 2]
  ],
  core: [2, 1],
  front: [2, 0]
})

export const hexes = (...pairs: readonly (readonly [number, number])[]): Hex[] => pairs.map(([q, r]) => hex(q, r))

export const anyHex = (radius: number): fc.Arbitrary<Hex> =>
  fc
    .tuple(fc.integer({ min: -radius, max: radius }), fc.integer({ min: -radius, max: radius }))
    .map(([q, r]) => hex(q, r))

export interface Scene {
  readonly board: Board
  readonly blocked: Mask
  readonly start: Hex
  readonly other: Hex
}

/** Boards of any outline, holes and islands included, with obstacles and two of their hexes. */
export const anyScene: fc.Arbitrary<Scene> = fc
  .record({
    width: fc.integer({ min: 1, max: 8 }),
    height: fc.integer({ min: 2, max: 14 }),
    missing: fc.array(fc.nat(200), { maxLength: 12 }),
    blocked: fc.array(fc.nat(200), { maxLength: 30 }),
    start: fc.nat(200),
    other: fc.nat(200)
  })
  .map((drawn) => {
    const all = rectangle({ west: -2, east: drawn.width - 2, north: -4, south: drawn.height - 4 })
    const left = all.filter((_, index) => index === 0 || !drawn.missing.includes(index))
    const board = boardOf(left)
    const pick = (n: number): Hex => left[n % left.length]!
    const blocked = maskOf(board, drawn.blocked.map(pick))
    const scene = { board, blocked, start: pick(drawn.start), other: pick(drawn.other) }
    return { ...scene, [fc.toStringMethod]: () => drawScene(scene) }
  })

const pair = (h: Hex): string => `${qOf(h)},${rOf(h)}`

function drawScene({ board, blocked, start, other }: Scene): string {
  const all = board.hexes.map((h, index) => pair(h) + (blocked[index] ? '!' : '')).join(' ')
  return `from ${pair(start)} to ${pair(other)} on ${all}`
}
