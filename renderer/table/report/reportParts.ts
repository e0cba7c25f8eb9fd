import { sameItems } from '../stableComputed'
import type { SaidLine } from './telling'

// A report grows at its end: cut into parts by what it tells of, all of it but the last part stays as it is.

export interface ReportPart {
  readonly id: number
  readonly lines: readonly SaidLine[]
}

/** How many happenings go into a part. */
const EACH = 32

/** The parts of a report; those that have nothing new are the very parts they were. */
export function partsOf(report: readonly SaidLine[], before: readonly ReportPart[] = []): readonly ReportPart[] {
  const lines = new Map<number, SaidLine[]>()
  for (const line of report) {
    const part = Math.floor(line.id / EACH)
    const there = lines.get(part)
    if (there) there.push(line)
    else lines.set(part, [line])
  }
  const known = new Map(before.map((part) => [part.id, part]))
  return [...lines].map(([id, now]) => {
    const was = known.get(id)
    return was && sameItems(was.lines, now) ? was : { id, lines: now }
  })
}

const turned = new WeakMap<ReportPart, ReportPart>()

/** The same part, its newest line first; of a part that stays, the very same. */
export function reversed(part: ReportPart): ReportPart {
  const known = turned.get(part) ?? { id: part.id, lines: part.lines.toReversed() }
  turned.set(part, known)
  return known
}
