import { rule, type Json, type RuleId } from '../../../../kernel/ids'
import type { Duration } from '../../content'
import type { FigureId } from '../state/ids'
import type { Encounter, Lasting } from '../state/state'
import type { Tab } from '../table/tab'

/** Something that lasts, before it has begun. */
export interface Lasts {
  /** The rule that reads it: `modify`, `mark`, `watch`. */
  readonly rule: string
  readonly on: FigureId | null
  /** Whose turns count for "until the own next turn". */
  readonly owner: FigureId | null
  readonly duration: Duration
  readonly with: Json
}

const UNTIL: { readonly [D in Duration]: Lasting['until'] } = {
  'this-attack': 'attack',
  'this-turn': 'turn',
  'next-own-turn': 'ownTurn',
  'end-of-round': 'round',
  'end-of-next-round': 'round',
  encounter: 'encounter'
}

export function beginLasting(t: Tab, { duration, ...what }: Lasts, why: RuleId): void {
  const round = t.see.clock.round + (duration === 'end-of-next-round' ? 1 : 0)
  t.happen({ kind: 'lastingBegan', lasting: { ...what, until: UNTIL[duration], round }, rule: why })
}

/** What has come to its end goes, oldest first. OW-END-02, OW-END-04 */
export function endLasting(t: Tab, isOver: (one: Lasting) => boolean, why = rule('OW-END-02')): void {
  if (t.see.lasting.length === 0) return
  const ids = t.see.lasting.filter(isOver).map(({ id }) => id)
  if (ids.length > 0) t.happen({ kind: 'lastingEnded', ids, rule: why })
}

/** A turn is over: of a seat, a stage card or a minion's activation. */
export const endOfTurn = (t: Tab): void => endLasting(t, ({ until }) => until === 'turn' || until === 'attack')

/** The own next turn of somebody has come. */
export const endBeforeTurnOf = (t: Tab, owner: FigureId): void =>
  endLasting(t, (one) => one.until === 'ownTurn' && one.owner === owner)

/** OW-END-02: what lasts until the end of this round. */
export const endOfRoundLasting = (t: Tab): void =>
  endLasting(t, ({ until, round }) => until === 'round' && round <= t.see.clock.round)

/** The number the next lasting effect will get: what begins within an attack ends with it. */
export const nextLasting = (s: Encounter): number => s.lasting.reduce((most, one) => Math.max(most, one.id), 0) + 1

export const endOfAttack = (t: Tab, from: number): void =>
  endLasting(t, ({ until, id }) => until === 'attack' && id >= from)
