import type { Chance } from '../../../../kernel/chance'
import type { Hex } from '../../../../hex'
import type { Json } from '../../../../kernel/ids'
import type { Pile } from '../../../../kernel/piles'
import type { CheckType, MonsterRecord } from '../../content'
import type { Colour, Face, Side } from '../../might'
import type { Figure, Piece, Tile } from './figure'
import type { DefId, FigureId, PieceId, SeatId } from './ids'
import type { SeatState, Token } from './seat'
import type { Dials, Settings } from './settings'

export * from './figure'
export * from './seat'

/** Everything about an encounter, as plain data. Written by `apply` alone. */
export interface Encounter {
  readonly chance: Chance
  readonly is: Premises
  readonly clock: EncounterClock
  readonly turn: Turn | null
  /** The special rules board lies face up. OW-ENC-08, OW-ENC-11 */
  readonly revealed: boolean
  readonly seats: { readonly [S in SeatId]: SeatState }
  readonly figures: { readonly [figure: FigureId]: Figure }
  readonly pieces: { readonly [piece: PieceId]: Piece }
  readonly tiles: readonly Tile[]
  readonly might: MightState
  readonly stage: StageState
  /** Effects that outlive the step that made them, in the order they were made. OW-END-04 */
  readonly lasting: readonly Lasting[]
  /** Combat allies of the company: in store, on the board or dead. OW-KO-05 */
  readonly allies: { readonly [ally: DefId]: AllyState }
  /** Named facts that rules and cards of one encounter keep. */
  readonly flags: { readonly [flag: string]: Json }
  /** Who attacked whom last when: the latest of each pair, oldest first. */
  readonly attacks: readonly AttackNote[]
  readonly tally: Tally
  /** The page of the told monster, where the people have put it right in this fight. */
  readonly retold?: MonsterRecord
}

export interface AttackNote {
  readonly by: FigureId
  readonly on: FigureId
  readonly round: number
  /** The number of the turn, counted from the start of the encounter. */
  readonly turn: number
}

/** What was settled before the first round and does not change, save the dials. */
export interface Premises {
  readonly encounter: DefId
  readonly chapter: number
  readonly difficulty: DefId
  readonly hardcore: boolean
  readonly ambushed: boolean
  /** What an arriving ally brings by the traits of the company. OW-TRAIT-03 */
  readonly arrivalTokens: { readonly count: number; readonly tokens: readonly Token[] }
  /** Free redraws in checks by the traits of the company. OW-TRAIT-01, OW-TRAIT-02 */
  readonly checkRedraws: { readonly [check in CheckType]?: number }
  /** A further try after a defeat. OW-REPLAY-03 */
  readonly replay: boolean
  /** Played for itself: no epilogue, and no time track on which a further try would be marked. */
  readonly single?: true
  readonly settings: Settings
  readonly dials: Dials
}

/** The phases of every round. S2 */
export const ROUND_PHASES = ['refresh', 'oathsworn', 'encounter', 'end'] as const
export const PHASES = ['setup', ...ROUND_PHASES, 'over'] as const
export type Phase = (typeof PHASES)[number]
export const OUTCOMES = ['victory', 'defeat'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface EncounterClock {
  readonly round: number
  readonly phase: Phase
  readonly lead: SeatId
  /** Turns in a row in which nothing was done. OW-TURN-03 */
  readonly passes: number
  /** Whose turn it was last in this phase. */
  readonly last: SeatId | null
  /** Seats with another turn right after the present one. */
  readonly extra: readonly SeatId[]
  /** Turns begun since the encounter began. */
  readonly turns: number
  readonly outcome: Outcome | null
  /** Setup steps already done, so that setup can start from any of its boundaries. */
  readonly step: number
}

/** What the seat at play has used of its turn. OW-TURN-04 */
export interface Turn {
  readonly seat: SeatId
  /** The move action has been begun. */
  readonly moved: boolean
  /** It is still going on: hexes that are paid for already; null when it is over or has not begun. OW-MOVE-04 */
  readonly walking: number | null
  /** The ability card of the turn; of a companion or ally its attack or special ability. OW-COMP-07 */
  readonly carded: boolean
  /** Anything at all: else the turn is a pass. OW-TURN-03 */
  readonly acted: boolean
  readonly attackedFromInside: boolean
  readonly triedEscape: boolean
  /** Water hexes already paid for. OW-TILE-03 */
  readonly waterPaid: readonly Hex[]
}

export interface MightState {
  readonly piles: { readonly [S in Side]: { readonly [C in Colour]: Pile } }
  /** Cards and dice of the draw that is not finished: in neither pile. OW-MIGHT-04 */
  readonly onTable: readonly MightOnTable[]
  /** Draws that wait until one in their midst is over, innermost last. */
  readonly aside: readonly (readonly MightOnTable[])[]
}

export interface MightOnTable {
  readonly side: Side
  readonly colour: Colour
  readonly face: Face
  readonly by: 'card' | 'die'
  /** Extras of criticals are harmless when blank (OW-CRIT-03). The place of the critical that brought it, if it still lies. */
  readonly extra: boolean
  readonly from: number | null
  /** An open critical whose extra card has been neither taken nor declined. */
  readonly owes: boolean
  readonly faceDown: boolean
  /** Its card is back in the discards; a new one is about to lie here. */
  readonly lifted?: true
}

/** Where a stage card can lie when nothing is being done with it. */
export const STAGE_PILES = ['top', 'bottom', 'discard', 'inView'] as const
export type StagePile = (typeof STAGE_PILES)[number]

export interface StageState {
  /** The top card is face up. OW-STAGE-01 */
  readonly deck: readonly DefId[]
  /** The top card once it has been turned up; null while nobody has seen it. */
  readonly shown: DefId | null
  /** What the table has told of cards that no pack describes. */
  readonly told: { readonly [card: DefId]: Json }
  readonly discard: readonly DefId[]
  /** Cards that stay in view until the end of the round. OW-STAGE-03 */
  readonly inView: readonly DefId[]
  /** Drawn, not yet resolved. OW-STAGE-05 */
  readonly queue: readonly QueuedCard[]
  readonly number: 1 | 2 | 3
  /** The card being resolved, if any. */
  readonly resolving: DefId | null
  /** Minions that this phase's stage card already activated. OW-MINION-02 */
  readonly activated: readonly FigureId[]
}

export interface QueuedCard {
  readonly card: DefId
  readonly reaction: boolean
  /** Whom a reaction aims at first. OW-BRK-05 */
  readonly breaker: FigureId | null
  /** The bosses whose location was just broken. OW-STAGE-09 */
  readonly bosses: readonly FigureId[]
  /** Fire broke a boss on its own move: this card aims at the closest. OW-EMOVE-15 */
  readonly closest: boolean
}

/** An effect with a duration: data with the name of the rule that reads it. */
export interface Lasting {
  readonly id: number
  readonly rule: string
  readonly on: FigureId | null
  /** Whose it is: it may last until its own next turn. */
  readonly owner: FigureId | null
  readonly until: 'attack' | 'turn' | 'ownTurn' | 'phase' | 'round' | 'encounter'
  readonly round: number
  readonly with: Json
}

export interface AllyState {
  readonly def: DefId
  readonly copies: number
  readonly killed: number
  readonly inPlay: number
}

/** What the epilogue wants to know. OW-TALLY-09..13 */
export interface Tally {
  /** Seats whose Oathsworn fell, in order. */
  readonly fallen: readonly SeatId[]
  readonly killedAllies: readonly DefId[]
  readonly damage: { readonly [figure: FigureId]: number }
  readonly attempts: number
}
