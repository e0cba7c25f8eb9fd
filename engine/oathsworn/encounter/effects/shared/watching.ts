import { chooseOne } from '../../../../kernel/ask'
import { rule } from '../../../../kernel/ids'
import type { Script } from '../../../../kernel/script'
import { words } from '../../../../kernel/words'
import type { AbilityEffect, StageEffect } from '../../../content'
import type { Book } from '../../book'
import { isUsedUp, noteUse } from '../../limits'
import { hasRules, isNoticed } from '../../noticing'
import type { Encounter, Lasting } from '../../state/state'
import type { Tab } from '../../tab'
import { runAbilities, runStage } from '../run'
import { holds } from './condition'
import type { TableEvent } from './event'
import { figureReferred, seatOfFigure } from './reference'
import { newScope, withRoles, type Scope } from './scope'
import { standingRules } from './standing'
import { isAbout, scopeAfter, setOff } from './trigger'
import { WATCH, type Watching } from './watch'

/** Something that waits for events: a rule that always holds, or a watch somebody set. */
interface Watcher extends Omit<Watching, 'roles' | 'source'> {
  readonly key: string
  readonly scope: Scope
}

const watchersOf = (book: Book, s: Encounter): Watcher[] => [
  ...(hasRules(book, s) ? standingRules(book, s) : []).flatMap(({ rule: printed, ...rest }) =>
    printed.rule === 'when' ? [{ ...printed, ...rest }] : []
  ),
  ...s.lasting.filter((one) => one.rule === WATCH).map(watcherOf)
]

function watcherOf(lasting: Lasting): Watcher {
  const { roles, source, ...watching } = lasting.with as unknown as Watching
  return { ...watching, key: `watch.${lasting.id}`, scope: newScope(source, roles) }
}

/** Does anything wait for this? Asked before a step is taken apart for an event nobody would notice. */
export const isWatched = (book: Book, s: Encounter, event: TableEvent): boolean =>
  isNoticed(book, s, event) && watchersOf(book, s).some(({ when }) => isAbout(when, event))

/**
 * Everything that must or may follow an event by rules and watches, in the order they came to be; enemies' rules first.
 * Whoever waits is asked afresh before it follows, because what went before may have changed the table. OW-END-04
 */
export function* follow(t: Tab, event: TableEvent): Script {
  const due = watchersOf(t.book, t.see).filter(({ when }) => isAbout(when, event))
  for (const watcher of due) {
    const roles = setOff(t.book, t.see, watcher.scope, watcher.when, event)
    if (!roles) continue
    const scope = scopeAfter(withRoles(watcher.scope, roles), roles, event)
    if (watcher.if !== null && !holds(t.book, t.see, scope, watcher.if)) continue
    if (isUsedUp(t.see, watcher.key, watcher.limit)) continue
    if (watcher.optional && !(yield* isWanted(t, watcher, scope))) continue
    noteUse(t, watcher.key, watcher.limit)
    yield* t.in(rule('OW-END-04'), carryOut(t, watcher, scope))
  }
}

function* carryOut(t: Tab, { language, then }: Watcher, scope: Scope): Script {
  if (language === 'stage') yield* runStage(t, scope, then as readonly StageEffect[])
  else yield* runAbilities(t, scope, then as readonly AbilityEffect[])
}

function* isWanted(t: Tab, watcher: Watcher, scope: Scope): Script<boolean> {
  const answer = yield* chooseOne(() => ({
    rule: rule('OW-GEN-14'),
    seat: seatOfFigure(figureReferred(t.see, scope, 'owner') ?? figureReferred(t.see, scope, 'self')),
    title: words('ask.use', { what: words(`${watcher.scope.source.kind}.${watcher.scope.source.id}.name`) }),
    options: [
      { id: 'yes', label: words('option.yes') },
      { id: 'no', label: words('option.no') }
    ]
  }))
  return answer === 'yes'
}
