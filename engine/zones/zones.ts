/**
 * A table without a grid: places and what lies beside what. Boards of some twenty zones, so nothing is kept beyond the
 * lists; doors that open and close are part of the question, not of the board.
 */
export type ZoneId = string
export type Border = readonly [ZoneId, ZoneId]

export interface Zones {
  readonly ids: readonly ZoneId[]
  /** In the order in which the borders were given. */
  readonly beside: ReadonlyMap<ZoneId, readonly ZoneId[]>
}

/** What stops a way: closed borders, in either direction, and zones that cannot be entered. */
export interface Barriers {
  readonly closed?: readonly Border[]
  readonly barred?: readonly ZoneId[]
}

/** A way through zones, the first one included, and what it costs. */
export interface Route {
  readonly zones: readonly ZoneId[]
  readonly cost: number
}

/** Builds the board, once per map; a border with an unknown zone, or of a zone with itself, is refused. */
export function zonesOf(ids: readonly ZoneId[], borders: readonly Border[]): Zones {
  const beside = new Map<ZoneId, ZoneId[]>(ids.map((id) => [id, []]))
  if (beside.size < ids.length) throw new RangeError('two zones have the same name')
  for (const [a, b] of borders) {
    const [near, far] = [beside.get(a), beside.get(b)]
    if (!near || !far || a === b) throw new RangeError(`there can be no border between ${a} and ${b}`)
    if (near.includes(b)) continue
    near.push(b)
    far.push(a)
  }
  return { ids, beside }
}

/** The zones one step away. */
export function zonesBeside(zones: Zones, from: ZoneId, { closed = [], barred = [] }: Barriers = {}): ZoneId[] {
  const isShut = (to: ZoneId): boolean => closed.some(([a, b]) => (a === from && b === to) || (a === to && b === from))
  return (zones.beside.get(from) ?? []).filter((to) => !barred.includes(to) && !isShut(to))
}

/** The number of steps from a zone to every zone that can be reached; to itself 0. */
export function zoneDistances(zones: Zones, from: ZoneId, barriers?: Barriers): ReadonlyMap<ZoneId, number> {
  const steps = new Map<ZoneId, number>([[from, 0]])
  // A map may grow while it is walked through: the zones found are the queue.
  for (const [at, taken] of steps) {
    for (const next of zonesBeside(zones, at, barriers)) if (!steps.has(next)) steps.set(next, taken + 1)
  }
  return steps
}

/** Steps between two zones; `Infinity` if there is no way. */
export const zoneDistance = (zones: Zones, from: ZoneId, to: ZoneId, barriers?: Barriers): number =>
  zoneDistances(zones, from, barriers).get(to) ?? Infinity

/** The zones up to so many steps away, itself first. */
export const zonesWithin = (zones: Zones, from: ZoneId, range: number, barriers?: Barriers): ZoneId[] =>
  [...zoneDistances(zones, from, barriers)].filter(([, steps]) => steps <= range).map(([id]) => id)

/** Every zone that is the first step of a shortest way; which of them is taken is for the rules to say. */
export function stepsToward(zones: Zones, from: ZoneId, to: ZoneId, barriers?: Barriers): ZoneId[] {
  const left = (id: ZoneId): number => zoneDistance(zones, id, to, barriers)
  const now = left(from)
  return zonesBeside(zones, from, barriers).filter((next) => left(next) < now)
}

/**
 * The way that costs least, where entering a zone costs what `cost` says; of equally cheap ways the one with fewer
 * zones. None if there is no way.
 */
export function cheapestRoute(
  zones: Zones,
  from: ZoneId,
  to: ZoneId,
  cost: (zone: ZoneId) => number,
  barriers?: Barriers
): Route | null {
  const open: Route[] = [{ zones: [from], cost: 0 }]
  const done = new Set<ZoneId>()
  for (;;) {
    const best = takeBest(open)
    if (!best) return null
    const at = best.zones.at(-1) ?? from
    if (at === to) return best
    if (done.has(at)) continue
    done.add(at)
    for (const next of zonesBeside(zones, at, barriers)) {
      open.push({ zones: [...best.zones, next], cost: best.cost + cost(next) })
    }
  }
}

function takeBest(open: Route[]): Route | undefined {
  let best = 0
  open.forEach((route, index) => {
    const than = open[best] as Route
    if (route.cost < than.cost || (route.cost === than.cost && route.zones.length < than.zones.length)) best = index
  })
  return open.splice(best, 1)[0]
}
