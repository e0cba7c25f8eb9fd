import { remembered } from '../../../../remembered/remembered'
import type { Book } from '../table/book'
import type { Modifier } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'
import { holds } from './condition'
import { frozen } from './frozen'
import { changing, rulesInForce } from './inForce'
import { fitsGroup } from './who'

const NONE: readonly Modifier[] = []

/** A condition may ask for a number that a rule changes: asked with this book, conditional rules rest. */
const resting = remembered((book: Book): Book => ({ ...book, perform: { ...book.perform, standing: () => NONE } }))

/** What is different about a figure now because of rules that hold all the time. */
export function standingModifiers(book: Book, s: Encounter, id: FigureId, change: string): readonly Modifier[] {
  const rules = changing(rulesInForce(book, s), change)
  const figure = rules.length === 0 ? undefined : s.figures[id]
  if (!figure) return NONE
  const asking = resting(book)
  let found: Modifier[] | null = null
  for (const { rule, scope } of rules) {
    if (!fitsGroup(asking, s, scope, rule.who, figure)) continue
    if (rule.if !== null && !holds(asking, s, scope, rule.if)) continue
    found ??= []
    found.push(frozen(asking, s, scope, rule.change))
  }
  return found ?? NONE
}
