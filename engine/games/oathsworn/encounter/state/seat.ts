import type { Hex } from '../../../../hex'
import type { Json } from '../../../../kernel/ids'
import type { CardId, DefId, FigureId, SlotId } from './ids'

export const TOKENS = ['animus', 'battleflow', 'defence', 'empowered', 'redraw'] as const // OW-TOKEN-02
export type Token = (typeof TOKENS)[number]
export type Tokens = { readonly [T in Token]: number }
export const NO_TOKENS: Tokens = { animus: 0, battleflow: 0, defence: 0, empowered: 0, redraw: 0 }

export type Mode = 'full' | 'companion'

export interface SeatState {
  readonly class: DefId
  readonly mode: Mode
  readonly name: string
  readonly level: number
  /** The seat's own Oathsworn. */
  readonly figure: FigureId
  /** The ally that stands in for a fallen one. OW-KO-05 */
  readonly ally: FigureId | null
  readonly animus: Animus
  readonly regen: number
  readonly tokens: Tokens
  /** What the fallen Oathsworn held when an ally took its place: frozen. OW-KO-14, OW-ALLY-09 */
  readonly fallenTokens: Tokens | null
  readonly cards: { readonly [card: CardId]: SeatCard }
  /** Ability cards the hand is built from. */
  readonly pool: readonly DefId[]
  readonly archetype: Archetype | null
  /** Archetype cards the seat may choose from. */
  readonly archetypes: readonly DefId[]
  /** Class resources such as lethality. */
  readonly resources: { readonly [resource: string]: number }
  /** Injuries in hand are played on the first turn of a round on which cards can be played. OW-TURN-07 */
  readonly injuriesDue: boolean
  readonly caged: Caged | null
  readonly consumed: Consumed | null
  /** What texts do that the packs leave to the table, as it told them. */
  readonly told: { readonly [text: string]: Json }
}

export interface Animus {
  readonly available: number
  readonly reserve: number
}

/** Cooldown positions around the player board: 0 below, 1 left, 2 above, 3 right. */
export const POSITIONS = [0, 1, 2, 3] as const
export type Position = (typeof POSITIONS)[number]
/** `played`: on the table, being resolved (OW-CARD-08). `out`: not in this encounter any more. */
export type CardPlace = 'hand' | Position | 'played' | 'out'

export interface SeatCard {
  readonly kind: 'ability' | 'item' | 'injury'
  readonly def: DefId
  readonly at: CardPlace
  /** A companion's used item; the card's passive side goes on working. OW-COMP-14 */
  readonly faceDown?: true
  /** Where a thrown item lies. OW-THROWN-01 */
  readonly thrownTo?: Hex
  /** Cards described by the table carry their own description instead of a definition in a pack. */
  readonly own?: Json
}

export interface Archetype {
  readonly def: DefId
  readonly side: 0 | 1
  readonly used: readonly [boolean, boolean]
}

export interface Caged {
  readonly card: DefId
  readonly difficulty: number
  /** Time is up at the end of this round. OW-CAGE-12 */
  readonly until: number
  /** The failure effect, as the stage card says it. */
  readonly failure: Json
}

export interface Consumed {
  readonly by: FigureId
  readonly slot: SlotId
  /** HP the location has lost since the swallowing. OW-CONSUME-07 */
  readonly taken: number
  readonly effect: Json
}
