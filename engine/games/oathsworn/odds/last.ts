import type { CardGroup, Redraw, GroupState } from './group'

/** The best redraw of one group with the last token, and what the hand is worth after it. */
export interface LastRedraw {
  readonly worth: number
  readonly redraw: Redraw | null
}

export type LastToken = (group: number, id: number, blanks: number, total: number) => LastRedraw

const NONE: LastRedraw = { worth: 0, redraw: null }
/** More original blanks than this no last token can make up for. */
const MOST_BLANKS = 2

/**
 * With one token left a group's best redraw depends on nothing but its own state and on how many blanks and what total
 * the whole hand shows. So it is worked out once for each of these and looked up ever after, which makes the search over
 * the hands of several colours a search in tables.
 */
export function lastTokenFor(
  groups: readonly CardGroup[],
  asItIs: (blanks: number, total: number) => number
): LastToken {
  const tables = groups.map((): LastRedraw[][] => [])

  function search(group: number, id: number, blanks: number, total: number): LastRedraw {
    const { states, redraws } = groups[group] as CardGroup
    const old = states[id] as GroupState
    let best = NONE
    for (const redraw of redraws(id, 1)) {
      let worth = 0
      for (const { id: to, chance } of redraw.to) {
        const now = states[to] as GroupState
        worth += chance * asItIs(blanks - old.blanks + now.blanks, total - old.total + now.total)
      }
      if (worth > best.worth) best = { worth, redraw }
    }
    return best
  }

  return (group, id, blanks, total) => {
    const table = ((tables[group] as LastRedraw[][])[id] ??= [])
    return (table[total * (MOST_BLANKS + 1) + blanks] ??= search(group, id, blanks, total))
  }
}
