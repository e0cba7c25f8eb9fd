// A town drawn out of nothing but its name: where its places lie, the roads between them, a wall round it. The same
// name is the same town. A hand drawn map would be better; packs cannot carry one yet.

export interface TownSpot {
  readonly x: number
  readonly y: number
}

export interface TownPlan {
  readonly spots: readonly TownSpot[]
  readonly roads: readonly (readonly [from: number, to: number])[]
  readonly wall: string
  readonly river: string
  readonly houses: readonly { readonly x: number; readonly y: number; readonly turn: number; readonly wide: number }[]
}

export const WIDE = 1000
export const HIGH = 560
const MIDDLE: TownSpot = { x: WIDE / 2, y: HIGH / 2 }
const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** Numbers between 0 and 1 that follow from a name. */
function numbersFrom(name: string): () => number {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    state ^= state >>> 13
    return (state >>> 0) / 2 ** 32
  }
}

export function townPlan(name: string, places: number): TownPlan {
  const next = numbersFrom(name)
  const turned = next() * Math.PI * 2
  const spots = Array.from({ length: places }, (_, index) => spotAt(index, places, turned, next))
  return {
    spots,
    roads: roadsBetween(spots),
    wall: wallRound(next),
    river: riverThrough(next),
    houses: housesAmong(spots, next)
  }
}

/** Like seeds in a sunflower: spread evenly, however many there are. */
function spotAt(index: number, places: number, turned: number, next: () => number): TownSpot {
  const out = Math.sqrt((index + 0.6) / places) * 0.92
  const angle = turned + index * GOLDEN
  return {
    x: Math.round(MIDDLE.x + Math.cos(angle) * out * (WIDE / 2 - 80) + (next() - 0.5) * 30),
    y: Math.round(MIDDLE.y + Math.sin(angle) * out * (HIGH / 2 - 60) + (next() - 0.5) * 20)
  }
}

/** Each place is joined to the nearest that is joined already: every place can be reached, and no road is idle. */
function roadsBetween(spots: readonly TownSpot[]): (readonly [number, number])[] {
  const joined = spots.length > 0 ? [0] : []
  const roads: (readonly [number, number])[] = []
  while (joined.length < spots.length) {
    let best: { from: number; to: number; far: number } | null = null
    for (const from of joined)
      for (const [to, spot] of spots.entries()) {
        const far = joined.includes(to) ? Infinity : distance(spots[from] ?? MIDDLE, spot)
        if (far < (best?.far ?? Infinity)) best = { from, to, far }
      }
    if (!best) break
    roads.push([best.from, best.to])
    joined.push(best.to)
  }
  return roads
}

const distance = (a: TownSpot, b: TownSpot): number => Math.hypot(a.x - b.x, a.y - b.y)

function wallRound(next: () => number): string {
  const corners = 14
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2
    const out = 0.93 + (next() - 0.5) * 0.1
    return `${Math.round(MIDDLE.x + Math.cos(angle) * (WIDE / 2) * out)},${Math.round(MIDDLE.y + Math.sin(angle) * (HIGH / 2) * out)}`
  })
  return points.join(' ')
}

function riverThrough(next: () => number): string {
  const [from, to] = [next() * HIGH, next() * HIGH]
  const [bend, back] = [next() * HIGH, next() * HIGH]
  return `M0,${Math.round(from)} C${WIDE * 0.35},${Math.round(bend)} ${WIDE * 0.6},${Math.round(back)} ${WIDE},${Math.round(to)}`
}

/** Inside the wall, with room to walk along it. */
const isWithin = ({ x, y }: TownSpot): boolean =>
  ((x - MIDDLE.x) / (WIDE * 0.42)) ** 2 + ((y - MIDDLE.y) / (HIGH * 0.41)) ** 2 < 1

const HOUSES = 110
const CLEAR = 46

function housesAmong(spots: readonly TownSpot[], next: () => number): TownPlan['houses'] {
  return Array.from({ length: HOUSES }, () => ({
    x: Math.round(WIDE * (0.1 + next() * 0.8)),
    y: Math.round(HIGH * (0.12 + next() * 0.76)),
    turn: Math.round(next() * 60 - 30),
    wide: 10 + Math.round(next() * 12)
  })).filter((house) => isWithin(house) && spots.every((spot) => distance(spot, house) > CLEAR))
}
