import type { StageEffect } from '../../content'
import type { FigureId } from '../state/ids'
import type { TargetWhy } from '../state/why'

/** What an enemy acting by a card or box keeps in mind; shared by all that act by it. */
export interface Acting {
  /** Whom each of them has chosen: once for the whole card. OW-STAGE-08 */
  readonly aims: Map<FigureId, TargetAim>
  /** Whom the card has named for each. OW-TGT-02 */
  readonly named: Map<FigureId, NamedTarget>
  /** Reaction: whom they aim at first, and which bosses do. OW-BRK-05, OW-STAGE-09 */
  readonly breaker: FigureId | null
  readonly bosses: readonly FigureId[]
  /** Whom they look for. OW-TGT-07, OW-MINION-05 */
  readonly among: 'oathsworn' | 'friends'
  /** The card was drawn because fire broke a boss: it aims at the closest. OW-EMOVE-15 */
  readonly closest: boolean
  /** What is still to come on the card: how far it will move, how far its attack reaches. OW-TGT-08 */
  readonly ahead: Ahead | null
  /** The others of an activation who fight as one. OW-MOB-02 */
  readonly mob: Mob | null
}

export interface TargetAim {
  readonly target: FigureId | null
  /** Nobody valid: the one it moves toward as far as it can. OW-TGT-06 */
  readonly toward: FigureId | null
  readonly why: TargetWhy
}

/** Effects from a place on, and what comes after them. */
export interface Ahead {
  readonly effects: readonly StageEffect[]
  readonly from: number
  readonly rest: Ahead | null
}

export const aheadOf = (effects: readonly StageEffect[]): Ahead => ({ effects, from: 0, rest: null })

export interface NamedTarget {
  readonly figures: readonly FigureId[]
  readonly firm: boolean
}

/** An activation of minions: those who act, in their order, and the attacks they have come to. OW-MOB-02 */
export interface Mob {
  readonly order: readonly FigureId[]
  readonly attacks: Map<FigureId, Attacked>
}

/** The attacks of one of them by number: how many it has come to itself, and which it has made together with others. */
export interface Attacked {
  begun: number
  readonly together: Set<number>
}

export const newActing = (of: Partial<Acting> = {}): Acting => ({
  aims: new Map(),
  named: new Map(),
  breaker: null,
  bosses: [],
  among: 'oathsworn',
  closest: false,
  ahead: null,
  mob: null,
  ...of
})
