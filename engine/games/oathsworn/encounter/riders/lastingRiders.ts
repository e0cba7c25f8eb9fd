import { rule } from '../../../../kernel/ids'
import type { Rider } from '../../content'
import { beginLasting, endLasting } from '../scope/lasting'
import { MARK, marksOf } from '../board/marks'
import { isImmune, MODIFY } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import { causerOf } from '../scope/cause'
import { frozen } from '../scope/frozen'
import type { Scope } from '../table/scope'

/** A mark, for filters and tests to find. */
export function setMark(t: Tab, scope: Scope, { mark, until }: Extract<Rider, { do: 'mark' }>, figure: FigureId): void {
  if (marksOf(t.see, figure).includes(mark)) return
  const owner = causerOf(t.see, scope) ?? figure
  beginLasting(t, { rule: MARK, on: figure, owner, duration: until, with: { mark } }, rule('OW-END-02'))
}

export function takeMark(t: Tab, { mark }: Extract<Rider, { do: 'unmark' }>, figure: FigureId): void {
  endLasting(
    t,
    (one) => one.rule === MARK && one.on === figure && (one.with as { readonly mark: string }).mark === mark,
    rule('OW-END-02')
  )
}

/** Something is different for a while, with its numbers as they are now. */
export function beginModifying(
  t: Tab,
  scope: Scope,
  { change, until }: Extract<Rider, { do: 'modify' }>,
  figure: FigureId
): void {
  if (isImmune(t.book, t.see, figure, change.change)) return
  const owner = causerOf(t.see, scope) ?? figure
  const settled = frozen(t.book, t.see, scope, change)
  // A settled change is plain data; `undefined` details are none.
  const kept = Object.values(settled).includes(undefined)
    ? Object.fromEntries(Object.entries(settled).filter(([, detail]) => detail !== undefined))
    : settled
  beginLasting(t, { rule: MODIFY, on: figure, owner, duration: until, with: kept as never }, rule('OW-END-02'))
}
