import type { Hex } from '../../../../hex'
import type { Kind, Reference } from '../../content'
import type { Broken, Pending } from './losses'
import type { CardId, FigureId, SeatId } from '../state/ids'
import type { Position, SeatCard, Tile } from '../state/state'
import type { Strike } from '../state/strike'
import type { Acting } from './acting'
import type { Stop } from './event'

/** Who is meant by the words of an effect. */
export type Roles = { readonly [R in Reference]?: FigureId | null }

/** The record an effect is printed on: its words are found by it. */
export type Source = {
  readonly kind: Kind
  readonly id: string
  /** Of a card the table has told: who holds it, and which it is. All such cards share one record. OW-CARD-05 */
  readonly told?: { readonly seat: SeatId; readonly card: CardId }
}

/** The card somebody holds, as what its effects stand on. */
export const sourceOfCard = (seat: SeatId, card: CardId, { kind, def, own }: SeatCard): Source =>
  own === undefined ? { kind, id: def } : { kind, id: def, told: { seat, card } }

/** What an effect is read against. A scope is never changed; a part of an effect may get one of its own. */
export interface Scope {
  readonly roles: Roles
  readonly source: Source
  /** The stage card is a reaction. OW-BRK-05 */
  readonly reaction: boolean
  readonly deed: Deed
  /** The attack whose riders these are; outside an attack there is none. */
  readonly riding: Strike | null
  /** Part of something else: reactions to what it breaks come when that is done, and then the fallen leave. OW-BRK-18 */
  readonly defers: boolean
  /** What an enemy acting by a stage card or box keeps in mind. */
  readonly acting: Acting | null
}

/**
 * What has come of one card or ability so far. Shared by all scopes made from the first, written by the verbs as they
 * go, and forgotten when the effect is over: it never outlives the script and is never part of the state.
 */
export interface Deed {
  /** The latest attack. */
  strike: Strike | null
  /** The latest check. */
  check: { readonly passed: boolean; readonly successes: number } | null
  /** What set this off and can still be changed: HP about to be lost, something that can be called off. */
  readonly pending: readonly Pending[]
  readonly stop: Stop | null
  /** What was paid for a variable cost. OW-CARD-04 */
  spent: number
  /** The hex where it happens, if it is not where its causer stands: a tile. OW-TILE-09 */
  readonly where: Hex | null
  /** Tiles that are being set off: none is by what it does itself. OW-TILE-08 */
  readonly setOff: readonly Tile[]
  /** Who went where; null while nobody has moved. */
  trail: Trail | null
  /** Locations an ability has broken: their reactions come when the rest of it is done. OW-BRK-08, OW-BRK-09 */
  readonly broken: Broken[]
  /** The cards of the attack that broke something still lie on the table. S5, step 14 */
  lies: boolean
  /** The ability card being played, and where it goes if not to its printed cooldown. */
  readonly card: CardId | null
  cooldown: 'hand' | Position | null
  /** Animus for each hex the effect moves its figure. */
  perHex: number
  /** Granted by a token: an attack then triggers no determination. OW-ATK-19 */
  readonly granted: boolean
}

/** The ways taken so far. */
interface Trail {
  /** Hexes entered by each mover, in order. */
  readonly entered: Map<FigureId, Hex[]>
  /** Where a figure stood before this effect first moved it. */
  readonly left: Map<FigureId, Hex>
  /** Water already paid for by an enemy: one card or activation is one turn. OW-TILE-03 */
  readonly water: Map<FigureId, Set<Hex>>
}

export const trailOf = (deed: Deed): Trail => (deed.trail ??= { entered: new Map(), left: new Map(), water: new Map() })

type Begun = Pick<Deed, 'card' | 'granted' | 'strike' | 'pending' | 'stop' | 'spent'>

export const newDeed = ({
  card = null,
  granted = false,
  strike = null,
  pending = [],
  stop = null,
  spent = 0
}: Partial<Begun> = {}): Deed => ({
  card,
  granted,
  broken: [],
  lies: false,
  cooldown: null,
  perHex: 0,
  strike,
  pending,
  stop,
  where: null,
  setOff: [],
  check: null,
  spent,
  trail: null
})

/** The only place where scopes come from but copies: all of them have the same entries in the same order, which V8 rewards. */
export const newScope = (source: Source, roles: Roles, reaction = false, deed = newDeed()): Scope => ({
  roles,
  source,
  reaction,
  deed,
  riding: null,
  defers: false,
  acting: null
})

const IDLE = newDeed()

/** A scope to ask questions in, when nothing has been done yet. Nobody writes into its deed. */
export const askingScope = (source: Source, roles: Roles): Scope => newScope(source, roles, false, IDLE)

export const withRoles = (scope: Scope, roles: Roles): Scope => ({
  ...scope,
  roles: { ...scope.roles, ...roles }
})

/** The same with one who is its target now. */
export const withTargetOf = (scope: Scope, target: FigureId | null): Scope => withRoles(scope, { target })

/** Remembers what a figure has entered, and where it came from. */
export function noteEntered(deed: Deed, figure: FigureId, from: Hex, hexes: readonly Hex[]): void {
  const { left, entered } = trailOf(deed)
  if (!left.has(figure)) left.set(figure, from)
  const before = entered.get(figure)
  if (before) for (const h of hexes) before.push(h)
  else entered.set(figure, [...hexes])
}
