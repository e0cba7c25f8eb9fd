import type { Words } from '../../../engine/messages/words'
import type { Decision, ToldHappening, ToldLine } from '../../../preload/contract/shapes'
import type { SaidLine } from '../report/telling'

// The decisions of a run as ticks, grouped by the turn or phase they were made in.

export interface Tick {
  readonly entry: number
  /** The table after this decision. */
  readonly answers: number
  readonly seat: string
  readonly words: Words | undefined
  readonly rule: string
}

export interface TickGroup {
  readonly id: number
  readonly title: Words | undefined
  /** The table as it stood when the group began. */
  readonly from: number
  readonly ticks: readonly Tick[]
}

export function timelineOf(
  decisions: readonly Decision[],
  log: readonly ToldLine[],
  lines: readonly SaidLine[]
): readonly TickGroup[] {
  const starts = log.flatMap(({ happenings }) => happenings.filter(({ happening }) => happening.boundary !== undefined))
  const first: TickGroup = { id: 0, title: undefined, from: 0, ticks: [] }
  const groups = [first, ...starts.map((told, index) => groupOf(told, index + 1))]
  const told = firstLines(lines)
  for (const decision of decisions) {
    if (decision.by === 'engine') continue
    const index = groups.findLastIndex((group) => group.from <= decision.after)
    const group = groups[index]
    if (group) groups[index] = { ...group, ticks: [...group.ticks, tickOf(decision, told)] }
  }
  return groups.filter((group) => group.ticks.length > 0)
}

const groupOf = (told: ToldHappening, id: number): TickGroup => ({
  id,
  title: told.happening.boundary,
  from: told.after,
  ticks: []
})

const tickOf = (decision: Decision, told: ReadonlyMap<number, Words>): Tick => ({
  entry: decision.entry,
  answers: decision.after + 1,
  seat: decision.seat,
  words: told.get(decision.after + 1),
  rule: decision.rule
})

/** What an answer led to first, which is what it was about. */
function firstLines(lines: readonly SaidLine[]): ReadonlyMap<number, Words> {
  const first = new Map<number, Words>()
  for (const line of lines) if (!first.has(line.after) && line.weight !== 'turn') first.set(line.after, line.words)
  return first
}

/** The last decision of somebody's own when so many answers had been given. */
export const decisionAt = (decisions: readonly Decision[], answers: number): Decision | undefined =>
  decisions.findLast(({ by, after }) => by !== 'engine' && after + 1 <= answers)

/** How far the tick is that a person means, from one end to the other. */
export function tickAt(groups: readonly TickGroup[], answers: number): Tick | undefined {
  return groups.flatMap((group) => group.ticks).findLast((tick) => tick.answers <= answers)
}
