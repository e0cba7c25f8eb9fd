/**
 * A hex of a flat-top grid, packed into one integer so that a step is adding a constant, a hex is its own map key and
 * a list of hexes is plain JSON. Good for q and r from −64 to 63; boards keep to ±31 so that no step ever wraps.
 */
export type Hex = number & { readonly __brand: 'Hex' }

/** The way from one hex to another: add it to a packed hex. */
export type Offset = number & { readonly __brand: 'Offset' }

/** Clockwise from north, so that turning is counting. OW-GEO-01 */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Dir = (typeof DIRECTIONS)[number]

/** The six directions in the order in which their neighbours are preferred. OW-GEO-03 */
export const NORTH_THEN_WEST = ['N', 'NW', 'NE', 'SW', 'SE', 'S'] as const satisfies readonly Dir[]

const COLUMN = 128
const HALF = 64

// A coordinate may be −0, and what is reckoned with it V8 would keep as a fraction, in every list and figure it gets into:
// hexes and offsets are made whole.

/** The hex at axial coordinates: q grows to the east, r to the south. */
export const hex = (q: number, r: number): Hex => (((q + HALF) * COLUMN + (r + HALF)) | 0) as Hex
export const qOf = (h: Hex): number => (h >> 7) - HALF
export const rOf = (h: Hex): number => (h & 127) - HALF

/** The offset of so many columns east and so many hexes south. */
export const offset = (q: number, r: number): Offset => ((q * COLUMN + r) | 0) as Offset
export const offsetQ = (o: Offset): number => (o + HALF) >> 7
export const offsetR = (o: Offset): number => o - offsetQ(o) * COLUMN
export const offsetBetween = (from: Hex, to: Hex): Offset => (to - from) as Offset
export const moved = (h: Hex, by: Offset): Hex => (h + by) as Hex

const STEPS: { readonly [D in Dir]: Offset } = {
  N: offset(0, -1),
  NE: offset(1, -1),
  SE: offset(1, 0),
  S: offset(0, 1),
  SW: offset(-1, 1),
  NW: offset(-1, 0)
}

/** The offset of one step. */
export const stepOf = (dir: Dir): Offset => STEPS[dir]

/** The hex so many steps away in a straight line. */
export const step = (from: Hex, dir: Dir, times = 1): Hex => (from + STEPS[dir] * times) as Hex

/** Hexes along the most direct route, whatever stands there. OW-GEO-02 */
export function distance(a: Hex, b: Hex): number {
  const q = (b >> 7) - (a >> 7)
  const r = (b & 127) - (a & 127)
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** Farther than anything: the distance to a group of none. */
const NOWHERE = Infinity

// What is asked most of all is written with counters: an iterator for every group would be most of what is thrown away.

/** The smallest distance between two groups of hexes, as between two large figures. OW-GEO-05 */
export function distanceApart(some: readonly Hex[], others: readonly Hex[]): number {
  if (some.length === 0 || others.length === 0) return NOWHERE
  let least = distanceFrom(some[0] as Hex, others)
  for (let i = 1; i < some.length; i++) least = Math.min(least, distanceFrom(some[i] as Hex, others))
  return least
}

/** The distance from one hex to the nearest of a group. */
export function distanceFrom(h: Hex, group: readonly Hex[]): number {
  if (group.length === 0) return NOWHERE
  let least = distance(h, group[0] as Hex)
  for (let i = 1; i < group.length; i++) least = Math.min(least, distance(h, group[i] as Hex))
  return least
}

/** How far south a hex lies, in half hexes. */
export const southing = (h: Hex): number => qOf(h) + 2 * rOf(h)

/** Sorts the most northern first, of equally northern ones the most western. OW-GEN-02, OW-GEO-03 */
export const byNorthThenWest = (a: Hex, b: Hex): number => southing(a) - southing(b) || qOf(a) - qOf(b)

/** The winner of a tie. OW-GEN-02 */
export function northThenWest<H extends Hex>(candidates: readonly H[]): H | undefined {
  let best: H | undefined
  for (const h of candidates) if (best === undefined || byNorthThenWest(h, best) < 0) best = h
  return best
}

/** All hexes of a group that are nearest to a hex, north then west first. */
export function nearest(group: readonly Hex[], to: Hex): Hex[] {
  const least = distanceFrom(to, group)
  return group.filter((h) => distance(h, to) === least).sort(byNorthThenWest)
}

/** The six neighbours, north then west first, on a board or not. */
export const neighbours = (h: Hex): Hex[] => NORTH_THEN_WEST.map((dir) => step(h, dir))

/** The direction in which another hex lies in a straight line; none if it does not, or is the same hex. OW-GEO-04 */
export function directionTo(from: Hex, to: Hex): Dir | undefined {
  const q = qOf(to) - qOf(from)
  const r = rOf(to) - rOf(from)
  if (q === 0) return r === 0 ? undefined : r < 0 ? 'N' : 'S'
  if (r === 0) return q < 0 ? 'NW' : 'SE'
  if (q + r === 0) return q < 0 ? 'SW' : 'NE'
  return undefined
}

/** Whether two different hexes lie in a straight line of hexes. OW-GEO-04 */
export const isStraight = (a: Hex, b: Hex): boolean => directionTo(a, b) !== undefined

const SIXTHS: { readonly [D in Dir]: number } = { N: 0, NE: 1, SE: 2, S: 3, SW: 4, NW: 5 }

/** How many sixths of a full turn clockwise from north. */
export const turnsOf = (dir: Dir): number => SIXTHS[dir]

/** A direction turned clockwise by so many sixths; negative turns anticlockwise. */
export const turned = (dir: Dir, sixths: number): Dir => DIRECTIONS[(((turnsOf(dir) + sixths) % 6) + 6) % 6] as Dir
export const opposite = (dir: Dir): Dir => turned(dir, 3)

/** The fewest sixths of a turn between two directions, 0 to 3. */
export function turnsBetween(a: Dir, b: Dir): number {
  const clockwise = (turnsOf(b) - turnsOf(a) + 6) % 6
  return Math.min(clockwise, 6 - clockwise)
}

const ACROSS_NORTH_SOUTH: { readonly [D in Dir]: Dir } = { N: 'S', S: 'N', NE: 'SE', SE: 'NE', NW: 'SW', SW: 'NW' }
const ACROSS_EAST_WEST: { readonly [D in Dir]: Dir } = { N: 'N', S: 'S', NE: 'NW', NW: 'NE', SE: 'SW', SW: 'SE' }

/** A direction mirrored at a northern or southern edge. OW-EMOVE-14 */
export const mirroredNorthSouth = (dir: Dir): Dir => ACROSS_NORTH_SOUTH[dir]

/** A direction mirrored at an eastern or western edge. OW-EMOVE-14 */
export const mirroredEastWest = (dir: Dir): Dir => ACROSS_EAST_WEST[dir]

/** An offset drawn for a figure that faces north, as it lies when the figure has turned clockwise by so many sixths. */
export function rotated(o: Offset, sixths: number): Offset {
  const q = offsetQ(o)
  const r = offsetR(o)
  switch (((sixths % 6) + 6) % 6) {
    case 1:
      return offset(-r, q + r)
    case 2:
      return offset(-q - r, q)
    case 3:
      return offset(-q, -r)
    case 4:
      return offset(r, -q - r)
    case 5:
      return offset(q + r, -q)
    default:
      return o
  }
}
