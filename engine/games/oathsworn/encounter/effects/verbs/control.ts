import { rule, type Json } from '../../../../../kernel/ids'
import { words } from '../../../../../messages/words'
import type { As, Check, Choice, Choose, ForEach, If, Repeat, Watch } from '../../../content'
import { COMPANY, figureOfOption, figureOption } from '../../board/asking'
import { makeCheck, type CheckMade } from '../../fight/checks'
import { isNamedInVain } from '../../fight/noTurn'
import { beginLasting } from '../../scope/lasting'
import type { FigureId } from '../../state/ids'
import type { Tab } from '../../table/tab'
import { figureOf } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { causerOf } from '../../scope/cause'
import { holds } from '../../scope/condition'
import { nameOfSource } from '../../scope/naming'
import { referred, seatOf } from '../../scope/reference'
import { withRoles, type Roles, type Scope } from '../../table/scope'
import { selected } from '../../scope/select'
import { WATCH, type Watching } from '../../cardFacts/watch'

/** Carries out effects of one of the two languages. */
export type ControlRun<E> = (t: Tab, scope: Scope, effects: readonly E[]) => void

/** Verbs that hold other verbs. */
export type Control<E> = If<E> | Choose<E> | Repeat<E> | ForEach<E> | As<E> | Check<E> | Watch<E>

const CONTROL: ReadonlySet<string> = new Set(['if', 'choose', 'repeat', 'for-each', 'as', 'check', 'watch'])

export const isControl = <E extends { readonly do: string }>(
  effect: E
): effect is Extract<E, { do: Control<unknown>['do'] }> => CONTROL.has(effect.do)

export function carryOutControl<E>(
  t: Tab,
  scope: Scope,
  effect: Control<E>,
  run: ControlRun<E>,
  language: Watching['language']
): void {
  switch (effect.do) {
    case 'if':
      return run(t, scope, holds(t.book, t.see, scope, effect.if) ? effect.then : effect.else)
    case 'choose':
      return choose(t, scope, effect, run)
    case 'repeat': {
      const times = numberOf(t.book, t.see, scope, effect.times)
      for (let n = 0; n < times; n++) run(t, scope, effect.then)
      return
    }
    case 'for-each':
      for (const each of selected(t, scope, effect.who))
        if (t.see.figures[each]) run(t, withRoles(scope, { each }), effect.then)
      return
    case 'as':
      return actAs(t, scope, effect, run)
    case 'check':
      return check(t, scope, effect, run)
    case 'watch':
      return watch(t, scope, effect, language)
  }
}

/** OW-STAGE-09: inside, they are `self`, and choose their own target. */
function actAs<E>(t: Tab, scope: Scope, effect: As<E>, run: ControlRun<E>): void {
  const { target: _theirs, ...roles } = scope.roles
  for (const self of selected(t, scope, effect.who))
    if (t.see.figures[self]?.at != null && !isNamedInVain(t, scope, self))
      run(t, { ...scope, roles: { ...roles, self } }, effect.then)
}

/** OW-GEN-14: a player chooses; with `least` 0 they may choose nothing. */
function choose<E>(t: Tab, scope: Scope, effect: Choose<E>, run: ControlRun<E>): void {
  const open = (): Choice<E>[] => effect.options.filter((one) => one.if === null || holds(t.book, t.see, scope, one.if))
  if (open().length === 0) return
  const { kind, id } = scope.source
  const { chosen } = t.ask('choose', () => ({
    rule: rule('OW-GEN-14'),
    seat: seatOf(t.see, scope, effect.by),
    title: words('ask.choose', { of: nameOfSource(t.see, scope.source) }),
    min: Math.min(effect.least, open().length),
    max: Math.min(effect.most, open().length),
    options: open().map((one) => ({ id: one.id, label: words(`${kind}.${id}.option.${one.id}`) }))
  }))
  for (const option of effect.options) if (chosen.includes(option.id)) run(t, scope, option.then)
}

/** OW-CHECK-02: by each of them, by one of them, or by the company together. */
function check<E>(t: Tab, scope: Scope, effect: Check<E>, run: ControlRun<E>): void {
  const difficulty = numberOf(t.book, t.see, scope, effect.difficulty)
  const makers = effect.scope === 'company' ? [null] : makersOf(t, scope, effect)
  for (const maker of makers) {
    const seat = maker === null ? null : figureOf(t.see, maker).seat
    if (maker !== null && seat === null) continue
    const made = makeCheck(t, { type: effect.check, difficulty, seat, bonus: 0 })
    scope.deed.check = made
    follow(t, withRoles(scope, { each: maker }), effect, made, run)
  }
}

/** OW-CHECK-08: with `perSuccess` once for each success. */
function follow<E>(t: Tab, scope: Scope, effect: Check<E>, made: CheckMade, run: ControlRun<E>): void {
  if (!made.passed) return run(t, scope, effect.failure)
  const times = effect.perSuccess ? made.successes : 1
  for (let n = 0; n < times; n++) run(t, scope, effect.success)
}

function makersOf<E>(t: Tab, scope: Scope, effect: Check<E>): readonly FigureId[] {
  const all = selected(t, scope, effect.who)
  if (effect.scope === 'each' || all.length <= 1) return all
  const open = (): readonly FigureId[] => all.filter((id) => t.see.figures[id]?.at != null)
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-CHECK-02'),
    seat: COMPANY,
    title: words('ask.checkBy', { check: words(`check.${effect.check}`) }),
    options: open().map((id) => figureOption(t.see, id))
  }))
  return [figureOfOption(chosen)]
}

/** OW-END-04: kept with everybody named, because by then others may play these parts. */
function watch<E>(t: Tab, scope: Scope, effect: Watch<E>, language: Watching['language']): void {
  const { when, if: only, then, limit, optional, until } = effect
  const kept = { language, when, if: only, then, limit, optional, roles: named(t, scope), source: scope.source }
  const owner = causerOf(t.see, scope)
  // Effects and triggers are plain data; only `watching.ts` reads them.
  const what = kept as unknown as Json
  beginLasting(t, { rule: WATCH, on: owner, owner, duration: until, with: what }, rule('OW-END-04'))
}

function named(t: Tab, scope: Scope): Roles {
  const roles: { [role: string]: FigureId | null } = {}
  for (const role of Object.keys(scope.roles) as (keyof Roles)[]) roles[role] = referred(t.see, scope, role)
  return roles
}
