/**
 * The same geometry a second time, the slow and obvious way, to check the tables against. It shares nothing with the
 * engine but the packing of a hex.
 */
import { hex, qOf, rOf, type Hex } from '../../../engine/hex'

export const SLOW_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  NW: [-1, 0],
  NE: [1, -1],
  SW: [-1, 1],
  SE: [1, 0],
  S: [0, 1]
}

const around = (h: Hex): Hex[] => Object.values(SLOW_STEPS).map(([q, r]) => hex(qOf(h) + q, rOf(h) + r))

export function slowDistance(a: Hex, b: Hex): number {
  const [q, r] = [qOf(b) - qOf(a), rOf(b) - rOf(a)]
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** More northern first, then more western. */
export function slowOrder(a: Hex, b: Hex): number {
  const [rowA, rowB] = [qOf(a) + 2 * rOf(a), qOf(b) + 2 * rOf(b)]
  return rowA !== rowB ? rowA - rowB : qOf(a) - qOf(b)
}

/** Plain Dijkstra: the cost of the cheapest way from the start to every hex. */
export function slowCosts(open: ReadonlySet<Hex>, start: Hex, cost: (h: Hex) => number): Map<Hex, number> {
  const costs = new Map<Hex, number>()
  const waiting = new Map<Hex, number>([[start, 0]])
  while (waiting.size > 0) {
    const [at, sum] = [...waiting].reduce((best, entry) => (entry[1] < best[1] ? entry : best))
    waiting.delete(at)
    costs.set(at, sum)
    for (const next of around(at)) {
      if (!open.has(next) || costs.has(next)) continue
      waiting.set(next, Math.min(sum + cost(next), waiting.get(next) ?? Infinity))
    }
  }
  return costs
}

/** Every shortest path from the start to a nearest goal, without the start. */
export function slowPaths(open: ReadonlySet<Hex>, start: Hex, goals: ReadonlySet<Hex>): Hex[][] {
  if (goals.has(start)) return [[]]
  let paths: Hex[][] = [[start]]
  const seen = new Set([start])
  while (paths.length > 0) {
    const longer = paths.flatMap((path) =>
      around(path.at(-1)!)
        .filter((h) => open.has(h) && !seen.has(h))
        .map((h) => [...path, h])
    )
    for (const path of longer) seen.add(path.at(-1)!)
    const done = longer.filter((path) => goals.has(path.at(-1)!))
    if (done.length > 0) return done.map((path) => path.slice(1))
    paths = longer
  }
  return []
}

/** The path that wins every tie, step by step. */
export function slowBest(paths: readonly Hex[][]): Hex[] | null {
  const sorted = [...paths].sort((a, b) => {
    const differs = a.findIndex((h, k) => h !== b[k])
    return differs < 0 ? 0 : slowOrder(a[differs]!, b[differs]!)
  })
  return sorted[0] ?? null
}

/** x in half sides, y in half heights. */
type XY = readonly [number, number]
const middle = (h: Hex): XY => [3 * qOf(h), qOf(h) + 2 * rOf(h)]
const corners = (h: Hex): XY[] =>
  [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1]
  ].map(([x, y]) => [middle(h)[0] + x!, middle(h)[1] + y!])

/** All nearest pairs of corners of two hexes. */
export function slowNearestCorners(from: Hex, to: Hex): (readonly [XY, XY])[] {
  const pairs = corners(from).flatMap((a) => corners(to).map((b) => [a, b] as const))
  const length = ([a, b]: readonly [XY, XY]): number => (a[0] - b[0]) ** 2 + 3 * (a[1] - b[1]) ** 2
  const least = Math.min(...pairs.map(length))
  return pairs.filter((pair) => length(pair) === least)
}

export const slowIsStraight = (a: Hex, b: Hex): boolean => {
  const [q, r] = [qOf(b) - qOf(a), rOf(b) - rOf(a)]
  return q === 0 || r === 0 || q + r === 0
}

/** Hexes near the line that share a point with it, ends left out. */
export function slowTouched(from: Hex, to: Hex): Hex[] {
  const [a, b] = slowIsStraight(from, to) ? [middle(from), middle(to)] : slowNearestCorners(from, to)[0]!
  const reach = slowDistance(from, to) + 1
  const touched: Hex[] = []
  for (let q = -reach; q <= reach; q++) {
    for (let r = -reach; r <= reach; r++) {
      const h = hex(qOf(from) + q, rOf(from) + r)
      if (h !== from && h !== to && meets(a, b, middle(h))) touched.push(h)
    }
  }
  return touched
}

/**
 * Cuts the segment a + t(b − a), 0 ≤ t ≤ 1, with the six half planes of a hex and looks whether any t is left, in
 * fractions of whole numbers.
 */
function meets(a: XY, b: XY, m: XY): boolean {
  let low: Fraction = [0, 1]
  let high: Fraction = [1, 1]
  for (const [nx, ny, far] of [
    [0, 1, 1],
    [0, -1, 1],
    [1, 1, 2],
    [-1, -1, 2],
    [1, -1, 2],
    [-1, 1, 2]
  ] as const) {
    const start = nx * (a[0] - m[0]) + ny * (a[1] - m[1])
    const slope = nx * (b[0] - a[0]) + ny * (b[1] - a[1])
    const room = far - start
    if (slope === 0 && room < 0) return false
    if (slope > 0) high = less([room, slope], high) ? [room, slope] : high
    if (slope < 0) low = less(low, [-room, -slope]) ? [-room, -slope] : low
  }
  return !less(high, low)
}

type Fraction = readonly [numerator: number, denominator: number]
const less = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1]

/** The cores a rigid set of hexes can reach in so many steps, checking every hex at every step. */
export function slowBodyReach(
  open: ReadonlySet<Hex>,
  shape: readonly (readonly [number, number])[],
  start: Hex,
  steps: number
): Map<Hex, number> {
  const stands = (core: Hex): boolean => shape.every(([q, r]) => open.has(hex(qOf(core) + q, rOf(core) + r)))
  const reached = new Map<Hex, number>([[start, 0]])
  let last = [start]
  for (let taken = 1; taken <= steps; taken++) {
    const next = last.flatMap(around).filter((core) => !reached.has(core) && stands(core))
    for (const core of next) reached.set(core, taken)
    last = next
  }
  return reached
}

/** Degrees between a direction and the way to another hex, as a float: good enough away from the borders. */
export function slowDegrees(from: Hex, dir: string, to: Hex): number {
  const [q, r] = SLOW_STEPS[dir]!
  const d = [3 * q, (q + 2 * r) * Math.sqrt(3)] as const
  const v = [middle(to)[0] - middle(from)[0], (middle(to)[1] - middle(from)[1]) * Math.sqrt(3)] as const
  const cosine = (d[0] * v[0] + d[1] * v[1]) / (Math.hypot(...d) * Math.hypot(...v))
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}
