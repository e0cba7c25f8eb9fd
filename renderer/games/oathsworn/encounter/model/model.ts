import type { Dir } from '../../../../../engine/hex'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Words } from '../../../../../engine/messages/words'
import type { BoardScene } from '../../../../board'
import type { DrawnFace } from '../../ui/drawn'
import type { MightColour } from '../../ui/might'
import type { SeatNumber } from '../../../../ui/seats'

// What the screen shows, apart from how the game keeps it. `modelOf` makes it from the view; the parts draw it.

export const PHASES = ['refresh', 'oathsworn', 'encounter', 'end'] as const
export type RoundPhase = 'setup' | (typeof PHASES)[number] | 'over'

export const POSITIONS = [0, 1, 2, 3] as const
export type SeatPosition = (typeof POSITIONS)[number]

export type MightCount = Readonly<Partial<Record<MightColour, number>>>

export interface CardModel {
  readonly id: string
  readonly name: Words
  readonly kind: 'ability' | 'item' | 'injury' | 'stage' | 'ally' | 'archetype'
  readonly cost: string | null
  readonly cooldown: number | null
  readonly defence: number | null
  /** What it does, a sentence each. */
  readonly text: readonly Words[]
  /** What the table told it does, where no words are known for it. */
  readonly told?: Json
  readonly faceDown: boolean
}

export interface StatusModel {
  readonly id: string
  readonly name: Words
  readonly count: number
}

export interface ArchetypeModel {
  readonly name: Words
  readonly side: Words
  readonly abilities: readonly { readonly id: string; readonly text: Words; readonly used: boolean }[]
}

export interface SeatModel {
  readonly id: string
  readonly number: SeatNumber
  /** The piece that plays for it now, and its Oathsworn. */
  readonly figure: string
  readonly oathsworn: string
  readonly name: string
  readonly className: Words
  readonly icon: string
  readonly isCompanion: boolean
  readonly isTurn: boolean
  readonly isLead: boolean
  /** Unconscious, killed, swallowed or caged: in a word. */
  readonly plight: Words | null
  readonly ally: Words | null
  readonly hp: number
  readonly maxHp: number
  readonly defence: number
  readonly animus: { readonly available: number; readonly reserve: number; readonly regen: number }
  readonly statuses: readonly StatusModel[]
  readonly hand: readonly CardModel[]
  readonly wheel: Readonly<Record<SeatPosition, readonly CardModel[]>>
  readonly played: CardModel | null
  readonly archetype: ArchetypeModel | null
  readonly might: MightCount
  readonly tokens: readonly { readonly id: string; readonly name: Words; readonly count: number }[]
  readonly resources: readonly { readonly id: string; readonly name: Words; readonly count: number }[]
}

export interface SlotModel {
  readonly id: string
  readonly name: Words
  /** HP on each die; none left is broken. */
  readonly dice: readonly number[]
  readonly fullHp: number
  readonly icons: readonly string[]
  /** Who has been swallowed there. */
  readonly inside: readonly Words[]
  /** Which side of the body: where it lies on the board, as seen with the head up. */
  readonly row: number
  readonly column: number
}

export interface BossModel {
  /** Its locations lie in the panel as on the board, seen from the south: front above, or below when it looks that way. */
  readonly facing: Dir
  readonly id: string
  readonly name: Words
  readonly defence: number
  readonly might: MightCount
  readonly slots: readonly SlotModel[]
  readonly statuses: readonly StatusModel[]
}

export interface MinionModel {
  readonly id: string
  readonly name: Words
  readonly hp: number
  readonly defence: number
  readonly label: string
}

export interface StageModel {
  readonly number: number
  readonly left: number
  readonly inStage: number
  readonly next: CardModel | null
  /** It lies open on the deck and waits for its phase. */
  readonly isFaceUp: boolean
  /** Whether it waits, is what the monster is doing, or was the last of all. */
  readonly when: 'next' | 'now' | 'over'
  readonly inView: readonly CardModel[]
  readonly special: readonly Words[]
}

export interface TableFace extends DrawnFace {
  readonly owes: boolean
}

export interface PileModel {
  readonly side: 'oathsworn' | 'enemy'
  readonly colour: MightColour
  readonly left: number
  readonly discarded: number
  /** What a card of the whole deck is worth on average. */
  readonly mean: number
  readonly faces: readonly { readonly face: string; readonly left: number }[]
}

export interface LastingModel {
  readonly id: number
  /** The figure it lies on. */
  readonly on: string | null
  readonly text: Words
  readonly until: Words
}

export interface EncounterModel {
  readonly title: Words
  readonly chapter: number
  /** The company is ambushed and this is the round that begins with the monster. */
  readonly isAmbush: boolean
  readonly round: number
  /** Who draws and who knows the cards. */
  readonly dials: { readonly [dial: string]: string }
  readonly phase: RoundPhase
  /** What the turn at play has used, if it is anybody's. */
  readonly turn: { readonly moved: boolean; readonly carded: boolean } | null
  readonly outcome: 'victory' | 'defeat' | null
  /** The beaten company tries again. */
  readonly triesAgain: boolean
  readonly seats: readonly SeatModel[]
  readonly bosses: readonly BossModel[]
  readonly minions: readonly MinionModel[]
  readonly stage: StageModel
  readonly table: readonly TableFace[]
  readonly tableSide: 'oathsworn' | 'enemy' | null
  readonly piles: readonly PileModel[]
  readonly lasting: readonly LastingModel[]
  readonly scene: BoardScene
}
