import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { AbilityEffect, StageEffect } from '../../content'
import type { Book } from '../table/book'
import { isUsedUp, noteUse } from '../table/limits'
import type { Encounter, Lasting } from '../state/state'
import type { Tab } from '../table/tab'
import { runAbilities, runStage } from './run'
import { holds } from './condition'
import type { TableEvent } from '../table/event'
import { rulesInForce, waiting } from './inForce'
import { nameOfSource } from './naming'
import { figureReferred, seatOfFigure } from './reference'
import { askingScope, newDeed, type Scope } from '../table/scope'
import { isAbout, scopeAfter, setOff } from './trigger'
import { WATCH, type Watching } from '../cardFacts/watch'
import type { Watcher } from './watcher'

/** Rules that hold, then watches, in the order they came to be. */
function watchersOf(book: Book, s: Encounter, event: TableEvent): readonly Watcher[] {
  const rules = waiting(rulesInForce(book, s), event.on)
  const watches = s.lasting.length === 0 ? NONE : s.lasting.filter((one) => isWatchFor(one, event)).map(watcherOf)
  const all = watches.length === 0 ? rules : [...rules, ...watches]
  return all.length === 0 ? NONE : all.filter(({ when }) => isAbout(when, event))
}
const NONE: readonly Watcher[] = []

const isWatchFor = ({ rule: kept, with: what }: Lasting, { on }: TableEvent): boolean =>
  kept === WATCH && (what as unknown as Watching).when.on === on

function watcherOf(lasting: Lasting): Watcher {
  const { roles, source, ...watching } = lasting.with as unknown as Watching
  return { ...watching, key: `watch.${lasting.id}`, scope: askingScope(source, roles) }
}

/** Does anything wait for this? */
export const isFollowed = (t: Tab, event: TableEvent): boolean => watchersOf(t.book, t.see, event).length > 0

/**
 * Everything that must or may follow an event by rules and watches, in the order they came to be; enemies' rules first.
 * Whoever waits is asked afresh before it follows, because what went before may have changed the table. OW-END-04
 */
export function follow(t: Tab, event: TableEvent): void {
  const watchers = watchersOf(t.book, t.see, event)
  if (watchers.length === 0) return
  const begun = new Map<Scope, Scope>()
  for (const watcher of watchers) {
    const roles = setOff(t.book, t.see, watcher.scope, watcher.when, event)
    if (!roles) continue
    const scope = scopeAfter(doing(watcher.scope, begun), roles, event)
    if (watcher.if !== null && !holds(t.book, t.see, scope, watcher.if)) continue
    if (isUsedUp(t.see, watcher.key, watcher.limit)) continue
    if (watcher.optional && !isWanted(t, watcher, scope)) continue
    noteUse(t, watcher.key, watcher.limit)
    t.in(rule('OW-END-04'), () => carryOut(t, watcher, scope))
  }
}

/** The rules printed on one thing that follow the same event do it as one deed. */
function doing(scope: Scope, begun: Map<Scope, Scope>): Scope {
  const known = begun.get(scope) ?? { ...scope, deed: newDeed() }
  begun.set(scope, known)
  return known
}

function carryOut(t: Tab, { language, then }: Watcher, scope: Scope): void {
  if (language === 'stage') runStage(t, scope, then as readonly StageEffect[])
  else runAbilities(t, scope, then as readonly AbilityEffect[])
}

function isWanted(t: Tab, watcher: Watcher, scope: Scope): boolean {
  const answer = t.chooseOne(() => ({
    rule: rule('OW-GEN-14'),
    seat: seatOfFigure(figureReferred(t.see, scope, 'owner') ?? figureReferred(t.see, scope, 'self')),
    title: words('ask.use', { what: nameOfSource(t.see, watcher.scope.source) }),
    of: watcher.scope.source,
    options: [
      { id: 'yes', label: words('option.yes') },
      { id: 'no', label: words('option.no') }
    ]
  }))
  return answer === 'yes'
}
