/**
 * Movement, knockback and pushes a second time, the slow and obvious way, to check the rules against: sets of hexes as
 * text, every possibility listed, nothing shared with the engine but the packing of a hex.
 */
import { hex, qOf, rOf, type Hex } from '../../../../../../engine/hex'
import { SLOW_STEPS, slowDistance, slowOrder, slowPaths, slowBest } from '../../../../hex/slow'

export const WAYS = SLOW_STEPS

export const go = (h: Hex, way: string, times = 1): Hex =>
  hex(qOf(h) + WAYS[way]![0] * times, rOf(h) + WAYS[way]![1] * times)

/** One figure of the slow table: a large one covers its core and what its shape has beside it, else those around it. */
export interface Slow {
  readonly name: string
  readonly core: Hex
  readonly large: boolean
  readonly shape?: readonly (readonly [number, number])[]
}
export function body({ core, large, shape }: Slow): Hex[] {
  if (!large) return [core]
  return [core, ...(shape ?? Object.values(WAYS)).map(([q, r]) => hex(qOf(core) + q, rOf(core) + r))]
}

export interface Table {
  readonly board: ReadonlySet<Hex>
  readonly figures: readonly Slow[]
  /** Obstacles by name, of one hex each. */
  readonly rocks: ReadonlyMap<string, Hex>
}

const apart = (some: readonly Hex[], others: readonly Hex[]): number =>
  Math.min(...some.flatMap((a) => others.map((b) => slowDistance(a, b))))

/** The whole way of a figure of normal size until it stands next to a hex; null if there is none. */
export function slowWay(table: Table, mover: Slow, target: Hex): Hex[] | null {
  const taken = new Set([...table.rocks.values(), ...table.figures.filter((one) => one !== mover).flatMap(body)])
  const open = new Set([...table.board].filter((h) => !taken.has(h)))
  const goals = new Set([...open].filter((h) => slowDistance(h, target) === 1))
  if (slowDistance(mover.core, target) <= 1) return []
  return slowBest(slowPaths(open, mover.core, goals))
}

/** The way of a large figure: of every way of every nearest base hex the one the clauses prefer. OW-LARGE-01 */
export function slowLargeWay(table: Table, mover: Slow, target: Hex): Hex[] | null {
  const hexes = body(mover).sort(slowOrder)
  const away = apart(hexes, [target])
  if (away <= 1) return []
  const room = new Set([...table.board].filter((core) => body({ ...mover, core }).every((h) => table.board.has(h))))
  const nearest = hexes.filter((h) => slowDistance(h, target) === away)
  const ways = nearest.map((carried) => {
    const goals = new Set(
      [...room].filter((core) => {
        const there = hex(qOf(carried) + qOf(core) - qOf(mover.core), rOf(carried) + rOf(core) - rOf(mover.core))
        return slowDistance(there, target) === 1 && !body({ ...mover, core }).includes(target)
      })
    )
    return slowBest(slowPaths(room, mover.core, goals))
  })
  return ways.find((way) => way?.length === away - 1) ?? ways.find((way) => way !== null) ?? null
}

/** How far points carry a figure along a way: a step onto water not paid for yet costs one more. OW-TILE-03 to -05 */
export function slowPace(mover: Slow, way: readonly Hex[], water: ReadonlySet<Hex>, points: number): Hex[] {
  const paid = new Set<Hex>()
  const gone: Hex[] = []
  let left = points
  for (const core of way) {
    const before = body({ ...mover, core: gone.at(-1) ?? mover.core })
    const wet = body({ ...mover, core }).filter((h) => water.has(h) && !before.includes(h) && !paid.has(h))
    left -= wet.length > 0 ? 2 : 1
    if (left < 0) break
    for (const h of wet) paid.add(h)
    gone.push(core)
  }
  return gone
}

/** Where a large figure stops that has no way there: of all places its points bring it to the nearest. OW-EMOVE-19 */
export function slowNearest(table: Table, mover: Slow, target: Hex, water: ReadonlySet<Hex>, points: number): Hex {
  const room = new Set([...table.board].filter((core) => body({ ...mover, core }).every((h) => table.board.has(h))))
  const ways = [...room].map((core) => {
    const way = core === mover.core ? [] : slowBest(slowPaths(room, mover.core, new Set([core])))
    return { core, way, away: apart(body({ ...mover, core }), [target]) }
  })
  const reached = ways.filter(
    ({ way, away }) => way && away > 0 && slowPace(mover, way, water, points).length === way.length
  )
  return reached.sort((a, b) => a.away - b.away || a.way!.length - b.way!.length || slowOrder(a.core, b.core))[0]!.core
}

/**
 * The way of a figure of one hex that has none to its target: of every way its points pay for the one that ends nearest,
 * then has the fewest steps, then ends and goes north then west. OW-EMOVE-19
 */
export function slowWayNearest(table: Table, mover: Slow, target: Hex, water: ReadonlySet<Hex>, points: number): Hex[] {
  const taken = new Set([...table.rocks.values(), ...table.figures.filter((one) => one !== mover).flatMap(body)])
  const ways: Hex[][] = [[]]
  for (const way of ways)
    for (const next of Object.keys(WAYS).map((step) => go(way.at(-1) ?? mover.core, step))) {
      const longer = [...way, next]
      if (!table.board.has(next) || taken.has(next) || next === mover.core || way.includes(next)) continue
      if (slowPace(mover, longer, water, points).length === longer.length) ways.push(longer)
    }
  const end = (way: readonly Hex[]): Hex => way.at(-1) ?? mover.core
  const firstApart = (a: readonly Hex[], b: readonly Hex[]): number => {
    const n = a.findIndex((h, i) => h !== b[i])
    return n < 0 ? 0 : slowOrder(a[n]!, b[n]!)
  }
  return ways.sort(
    (a, b) =>
      slowDistance(end(a), target) - slowDistance(end(b), target) ||
      a.length - b.length ||
      slowOrder(end(a), end(b)) ||
      firstApart(a, b)
  )[0]!
}

const EAST_WEST: Readonly<Record<string, string>> = { N: 'N', S: 'S', NE: 'NW', NW: 'NE', SE: 'SW', SW: 'SE' }
const NORTH_SOUTH: Readonly<Record<string, string>> = { N: 'S', S: 'N', NE: 'SE', SE: 'NE', NW: 'SW', SW: 'NW' }

/**
 * A move in a direction on a board without gaps, told as the clauses tell it: straight on; at the edge mirrored; around
 * what blocks the line to its next free hex that can be reached. OW-EMOVE-10, OW-EMOVE-11, OW-EMOVE-14
 */
export function slowHeading(table: Table, mover: Slow, way: string, points: number): Hex[] {
  const columns = [...table.board].map(qOf)
  const rows = [...table.board].map((h) => qOf(h) + 2 * rOf(h))
  const taken = new Set([...table.rocks.values(), ...table.figures.filter((one) => one !== mover).flatMap(body)])
  const isBlocked = (h: Hex): boolean => !mover.large && taken.has(h)
  const leaves = (core: Hex): Hex[] => body({ ...mover, core }).filter((h) => !table.board.has(h))
  const path: Hex[] = []
  let line = way
  let at = mover.core
  while (path.length < points) {
    const next = go(at, line)
    const beyond = leaves(next)
    if (beyond.length > 0) {
      const column = beyond.some((h) => qOf(h) < Math.min(...columns) || qOf(h) > Math.max(...columns))
      const row = beyond.some((h) => qOf(h) + 2 * rOf(h) < Math.min(...rows) || qOf(h) + 2 * rOf(h) > Math.max(...rows))
      const once = column ? EAST_WEST[line]! : line
      line = row ? NORTH_SOUTH[once]! : once
      if (leaves(go(at, line)).length > 0) return path
      continue
    }
    if (!isBlocked(next)) {
      path.push(next)
      at = next
      continue
    }
    const open = new Set([...table.board].filter((h) => !isBlocked(h)))
    let around: Hex[] | null = null
    for (let h = go(next, line); table.board.has(h) && around === null; h = go(h, line))
      if (!isBlocked(h)) around = slowBest(slowPaths(open, at, new Set([h])))
    if (around === null) return path
    path.push(...around)
    at = path.at(-1)!
  }
  return path.slice(0, points)
}

/** The way straight or nearly straight away, as the clause says it in words. OW-GEO-07 */
export function slowAway(board: ReadonlySet<Hex>, from: Hex, core: Hex): string {
  const order = ['N', 'NW', 'NE', 'SW', 'SE', 'S']
  if (from === core) return order.find((way) => board.has(go(core, way))) ?? 'N'
  for (const way of order) for (let n = 1; n < 40; n++) if (go(from, way, n) === core) return way
  const farther = order.filter((way) => slowDistance(from, go(core, way)) > slowDistance(from, core))
  return farther.find((way) => board.has(go(core, way))) ?? farther[0]!
}

export interface SlowKnock {
  readonly ends: ReadonlyMap<string, Hex>
  /** HP lost by each name. */
  readonly lost: ReadonlyMap<string, number>
  readonly destroyed: ReadonlySet<string>
}

/** Knockback in ticks: everybody says where they want to be, and whoever cannot is taken out until all can. OW-KB-11 */
export function slowKnock(table: Table, victims: readonly string[], from: Hex, far: number): SlowKnock {
  const at = new Map(table.figures.map((one) => [one.name, one]))
  const rocks = new Map(table.rocks)
  const ways = new Map(victims.map((name) => [name, slowAway(table.board, from, at.get(name)!.core)]))
  const left = new Map(victims.map((name) => [name, at.get(name)!.large ? Math.ceil(far / 2) : far]))
  const lost = new Map<string, number>()
  const destroyed = new Set<string>()
  const pay = (name: string): unknown => lost.set(name, (lost.get(name) ?? 0) + 1)
  while ([...left.values()].some((n) => n > 0)) {
    const moving = new Set(victims.filter((name) => left.get(name)! > 0))
    const broken: string[] = []
    const next = (name: string): Slow => ({ ...at.get(name)!, core: go(at.get(name)!.core, ways.get(name)!) })
    for (let settled = false; !settled;) {
      settled = true
      for (const name of [...moving]) {
        const wanted = body(next(name))
        const off = wanted.some((h) => !table.board.has(h))
        const hit = [...rocks].filter(([, h]) => wanted.includes(h)).map(([rock]) => rock)
        const met = [...at.values()].filter(
          (one) => one.name !== name && !moving.has(one.name) && body(one).some((h) => wanted.includes(h))
        )
        if (!off && hit.length === 0 && met.length === 0) continue
        if (!off) {
          for (const rock of hit) {
            pay(name)
            if (at.get(name)!.large) broken.push(rock)
          }
          for (const one of met) {
            pay(name)
            pay(one.name)
          }
        }
        moving.delete(name)
        left.set(name, 0)
        settled = false
      }
      if (!settled) continue
      const names = [...moving]
      const clashing = names.flatMap((one, i) =>
        names
          .slice(i + 1)
          .filter((other) => {
            const [a, b] = [body(next(one)), body(next(other))]
            const same = a.some((h) => b.includes(h))
            const swap =
              ways.get(one) !== ways.get(other) &&
              a.some((h) => body(at.get(other)!).includes(h)) &&
              b.some((h) => body(at.get(one)!).includes(h))
            return same || swap
          })
          .map((other) => [one, other] as const)
      )
      for (const [one, other] of clashing) {
        for (const name of [one, other]) {
          pay(name)
          moving.delete(name)
          left.set(name, 0)
        }
        settled = false
      }
    }
    for (const rock of broken) {
      rocks.delete(rock)
      destroyed.add(rock)
    }
    for (const [name, one] of [...moving].map((mover) => [mover, next(mover)] as const)) {
      at.set(name, one)
      left.set(name, left.get(name)! - 1)
    }
  }
  return { ends: new Map([...at].map(([name, one]) => [name, one.core])), lost, destroyed }
}

/** Where each victim under an arriving large figure ends: straight on until clear, else the best of all free hexes. */
export function slowPushes(table: Table, arriving: string): ReadonlyMap<string, Hex> {
  const at = new Map(table.figures.map((one) => [one.name, one]))
  const pusher = at.get(arriving)!
  const under = body(pusher)
  const key = (one: Slow): Hex => [...body(one)].sort(slowOrder)[0]!
  const victims = table.figures.filter((one) => one.name !== arriving && body(one).some((h) => under.includes(h)))
  const ends = new Map<string, Hex>()
  for (const victim of [...victims].sort((a, b) => slowOrder(key(a), key(b)))) {
    const others = [...at.values()].filter((one) => one.name !== victim.name).flatMap(body)
    const isFree = (h: Hex): boolean =>
      table.board.has(h) && !others.includes(h) && ![...table.rocks.values()].includes(h)
    const isCore = victim.core === pusher.core
    const way = isCore ? 'N' : slowAway(table.board, pusher.core, victim.core)
    let to = go(victim.core, way, isCore ? 2 : 1)
    let blocked = false
    for (let n = 1; n <= slowDistance(victim.core, to); n++) {
      const h = go(victim.core, way, n)
      if (!under.includes(h) && !isFree(h)) blocked = true
    }
    while (!blocked && under.includes(to)) {
      to = go(to, way)
      if (!under.includes(to) && !isFree(to)) blocked = true
      if (!table.board.has(to)) blocked = true
    }
    if (blocked || !isFree(to)) to = slowAside(table, victim.core, way, (h) => isFree(h) && !under.includes(h))
    at.set(victim.name, { ...victim, core: to })
    ends.set(victim.name, to)
  }
  return ends
}

/** Closest, then nearest in angle to the way, then north then west. OW-PUSH-02 */
function slowAside(table: Table, core: Hex, way: string, isFree: (h: Hex) => boolean): Hex {
  const [q, r] = WAYS[way]!
  const x = (a: number): number => 1.5 * a
  const y = (a: number, b: number): number => Math.sqrt(3) * (b + a / 2)
  const angle = (h: Hex): number => {
    const [a, b] = [qOf(h) - qOf(core), rOf(h) - rOf(core)]
    const cos = (x(q) * x(a) + y(q, r) * y(a, b)) / (Math.hypot(x(q), y(q, r)) * Math.hypot(x(a), y(a, b)))
    return Math.round(Math.acos(Math.max(-1, Math.min(1, cos))) * 1e9)
  }
  const free = [...table.board].filter((h) => h !== core && isFree(h))
  return free.sort(
    (a, b) => slowDistance(a, core) - slowDistance(b, core) || angle(a) - angle(b) || slowOrder(a, b)
  )[0]!
}
