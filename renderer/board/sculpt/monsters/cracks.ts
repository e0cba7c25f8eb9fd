// Glowing cracks: thin ribbons that wander from facet to facet over the surface of a wounded part.
import { linearOf } from '../../theme'
import { add, between, cross, facet, sub, times, unevenness, unit, type Solid, type Vec } from '../sculpt'

const GLOW = linearOf('#ff7a2a')
const HEART = linearOf('#ffd08a')
const WIDTH = 0.05
const OFF = 0.012
const LONG = 9

type Facet = readonly [Vec, Vec, Vec]

export function crack(solid: Solid, howMany: number, seed: number): void {
  if (howMany === 0) return
  const facets = facetList(solid)
  const upper = facets.flatMap((f, k) => (facesUs(f) ? [k] : []))
  const borders = bordersOf(facets)
  for (let n = 0; n < howMany; n++) {
    const start = upper[Math.floor(unevenness(seed + n * 101) * upper.length)]
    if (start !== undefined) wander(solid, facets, borders, start, seed + n * 977)
  }
}

function facetList({ positions }: Solid): Facet[] {
  const list: Facet[] = []
  for (let k = 0; k < positions.length; k += 9) {
    const at = (n: number): Vec => [positions[k + n] ?? 0, positions[k + n + 1] ?? 0, positions[k + n + 2] ?? 0]
    list.push([at(0), at(3), at(6)])
  }
  return list
}

const normalOf = ([a, b, c]: Facet): Vec => unit(cross(sub(b, a), sub(c, a)))
const facesUs = (f: Facet): boolean => normalOf(f)[1] > -0.1 && Math.max(f[0][1], f[1][1]) > 0.35

const keyOf = (p: Vec): string => `${Math.round(p[0] * 500)},${Math.round(p[1] * 500)},${Math.round(p[2] * 500)}`
const borderKey = (a: Vec, b: Vec): string => [keyOf(a), keyOf(b)].sort().join('|')

function bordersOf(facets: readonly Facet[]): Map<string, number[]> {
  const borders = new Map<string, number[]>()
  facets.forEach((f, index) => {
    for (let side = 0; side < 3; side++) {
      const key = borderKey(corner(f, side), corner(f, side + 1))
      borders.set(key, [...(borders.get(key) ?? []), index])
    }
  })
  return borders
}

const corner = (f: Facet, k: number): Vec => f[k % 3] ?? f[0]

/** From the middle of a facet across one border after another, never back. */
function wander(solid: Solid, facets: readonly Facet[], borders: Map<string, number[]>, start: number, seed: number) {
  let index = start
  let from: Vec | null = null
  const seen = new Set<number>()
  for (let step = 0; step < LONG; step++) {
    const here = facets[index]
    if (!here) return
    seen.add(index)
    const side = Math.floor(unevenness(seed + step * 13) * 3)
    const exit = [side, side + 1, side + 2].find((s) => onward(here, s, borders, seen) !== undefined)
    if (exit === undefined) return
    const t = 0.35 + 0.3 * unevenness(seed + step * 7)
    const to = between(corner(here, exit), corner(here, exit + 1), t)
    const begin: Vec = from ?? times(add(add(here[0], here[1]), here[2]), 1 / 3)
    ribbon(solid, begin, to, normalOf(here), WIDTH * (1 - step / (LONG + 2)))
    from = to
    index = onward(here, exit, borders, seen) ?? index
  }
}

const onward = (f: Facet, side: number, borders: Map<string, number[]>, seen: Set<number>): number | undefined =>
  borders.get(borderKey(corner(f, side), corner(f, side + 1)))?.find((n) => !seen.has(n))

function ribbon(solid: Solid, from: Vec, to: Vec, normal: Vec, width: number): void {
  const lift = times(normal, OFF)
  const across = times(unit(cross(normal, sub(to, from))), width)
  const middle = between(from, to, 0.5)
  const [a, b] = [add(from, lift), add(to, lift)]
  const [left, right] = [add(add(middle, lift), across), sub(add(middle, lift), across)]
  facet(solid, a, right, b, GLOW, 1)
  facet(solid, a, b, left, GLOW, 1)
  const core = times(across, 0.4)
  const up = times(normal, OFF * 1.6)
  facet(solid, add(from, up), sub(add(middle, up), core), add(to, up), HEART, 1)
  facet(solid, add(from, up), add(to, up), add(add(middle, up), core), HEART, 1)
}
