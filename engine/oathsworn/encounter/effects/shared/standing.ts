import type { Book } from '../../book'
import type { Modifier } from '../../modifiers'
import type { FigureId } from '../../state/ids'
import type { Encounter } from '../../state/state'
import { holds } from './condition'
import { frozen } from './frozen'
import { changing, rulesInForce } from './inForce'
import { fitsGroup } from './who'

const NONE: readonly Modifier[] = []

// A condition may ask for a number that a rule changes; inside such a question conditional rules rest.
let depth = 0

/** What is different about a figure now because of rules that hold all the time. */
export function standingModifiers(book: Book, s: Encounter, id: FigureId, change: string): readonly Modifier[] {
  if (depth > 0) return NONE
  const rules = changing(rulesInForce(book, s), change)
  const figure = rules.length === 0 ? undefined : s.figures[id]
  if (!figure) return NONE
  depth++
  try {
    let found: Modifier[] | null = null
    for (const { rule, scope } of rules) {
      if (!fitsGroup(book, s, scope, rule.who, figure)) continue
      if (rule.if !== null && !holds(book, s, scope, rule.if)) continue
      found ??= []
      found.push(frozen(book, s, scope, rule.change))
    }
    return found ?? NONE
  } finally {
    depth--
  }
}
