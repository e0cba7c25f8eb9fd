import type { AbilityRule, StageRule } from '../../content'
import { remembered } from '../../../../remembered/remembered'
import type { FigureId } from '../state/ids'
import { askingScope, type Scope, type Source } from '../table/scope'
import type { Watcher } from './watcher'

type Rule = StageRule | AbilityRule

/** A rule that changes something about somebody, and the scope in which it is read. */
export interface Changing {
  readonly rule: Extract<Rule, { rule: 'while' }>
  readonly scope: Scope
}

/** The rules printed on one thing, in somebody's hands, taken apart by what they are for. */
export interface Printed {
  readonly scope: Scope
  readonly changing: readonly Changing[]
  readonly waiting: readonly Watcher[]
}

/** What rules are printed on, and who has it. */
export interface Holder {
  readonly source: Source
  readonly self: FigureId | null
  readonly owner?: FigureId | null
  /** The number of the first rule, where one thing has several lists of them. */
  readonly first?: number
}

const byHolder = remembered<readonly Rule[], Map<FigureId | null, Printed>>(() => new Map())

/** Rules are taken apart once for each holder: the same rules in the same hands are the same object. */
export function printedRules(language: Watcher['language'], rules: readonly Rule[], of: Holder): Printed {
  const known = byHolder(rules)
  let printed = known.get(of.self)
  if (!printed || printed.scope.roles.owner !== of.owner) {
    printed = takenApart(language, rules, of)
    known.set(of.self, printed)
  }
  return printed
}

function takenApart(
  language: Watcher['language'],
  rules: readonly Rule[],
  { source, self, owner, first = 0 }: Holder
): Printed {
  const scope = askingScope(source, owner === undefined ? { self } : { self, owner })
  const name = language === 'stage' ? 'rules' : `${source.kind}.${source.id}.${self ?? ''}`
  const changing: Changing[] = []
  const waiting: Watcher[] = []
  rules.forEach((rule, i) => {
    if (rule.rule === 'while') changing.push({ rule, scope })
    else waiting.push({ ...rule, language, key: `${name}.${first + i}`, scope })
  })
  return { scope, changing, waiting }
}
