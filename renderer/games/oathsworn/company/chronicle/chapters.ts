import type { ToldLine } from '../../../../../preload/contract/shapes'
import { say } from '../../../../words/say'
import { happeningsIn } from '../../../../table/report/happenings'

// The chronicle: everything that ever happened to a company, as sentences under the chapters they belong to.

/** What the table said against the app. */
const RULED = 'ruled'

export interface ChronicleEntry {
  readonly id: number
  /** After so many answers it had happened: where undoing would lead. */
  readonly after: number
  readonly text: string
  readonly rule: string | undefined
  /** The table's own word against the app. */
  readonly ruled: boolean
  /** The word itself; what follows carries it out. */
  readonly rules: boolean
  /** A note somebody wrote. */
  readonly noted: boolean
}

export interface ChroniclePart {
  readonly title: string
  readonly chapter: number
  readonly entries: readonly ChronicleEntry[]
}

export function partsOf(log: readonly ToldLine[]): readonly ChroniclePart[] {
  const parts: { title: string; chapter: number; entries: ChronicleEntry[] }[] = []
  let isRuled = false
  happeningsIn(log).forEach(({ after, happening, words }, id, all) => {
    const chapter = happening['chapter']
    if (happening.kind === 'partBegan' && typeof chapter === 'number' && words) {
      parts.push({ title: say(words), chapter, entries: [] })
      return
    }
    if (!words) return
    if (parts.length === 0) parts.push({ title: '', chapter: 1, entries: [] })
    // What follows a ruling of the same answer carries it out.
    isRuled = happening.kind === RULED || (isRuled && all[id - 1]?.after === after)
    const entry = {
      id,
      after,
      text: say(words),
      rule: happening.rule,
      ruled: isRuled,
      rules: happening.kind === RULED,
      noted: happening.kind === 'noted'
    }
    parts.at(-1)?.entries.push(entry)
  })
  return parts
}

export const KINDS = ['all', 'ruled', 'noted'] as const
export type ChronicleKind = (typeof KINDS)[number]

export function searched(parts: readonly ChroniclePart[], text: string, kind: ChronicleKind): readonly ChroniclePart[] {
  const wanted = text.trim().toLowerCase()
  return parts
    .map((part) => ({
      ...part,
      entries: part.entries.filter(
        (entry) => (kind === 'all' || entry[kind]) && (wanted === '' || entry.text.toLowerCase().includes(wanted))
      )
    }))
    .filter(({ entries }) => entries.length > 0)
}
