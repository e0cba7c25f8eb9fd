import type { Dir } from '../../../../hex'
import type { Words } from '../../../../messages/words'
import type { Colour, FaceCounts, Side } from '../../might'
import type { StageEffect } from '../../content'
import type { SeatId } from '../state/ids'
import type { Dials, Settings } from '../state/settings'
import type { FigureKind, Gone, Mode, Outcome, Phase, Tokens } from '../state/state'
import type { EntryView } from '../cardFacts/face'

/**
 * What a window may show of an encounter: plain data with names as words. Nothing hidden is in it: no order of a deck,
 * no face of a card that lies face down.
 */
export interface EncounterView {
  readonly name: Words
  readonly encounter: string
  readonly chapter: number
  readonly difficulty: Words
  readonly hardcore: boolean
  readonly ambushed: boolean
  readonly settings: Settings
  readonly dials: Dials
  readonly clock: ClockView
  readonly board: BoardView
  readonly seats: readonly SeatView[]
  readonly figures: readonly FigureView[]
  readonly pieces: readonly PieceView[]
  readonly tiles: readonly TileView[]
  readonly thrown: readonly ThrownView[]
  readonly might: MightView
  readonly stage: StageView
  readonly rules: RulesView
  readonly allies: readonly AllyView[]
  readonly lasting: readonly LastingView[]
  readonly tally: TallyView
}

export interface ClockView {
  readonly round: number
  readonly phase: Phase
  readonly phaseName: Words
  readonly lead: SeatId
  readonly passes: number
  /** The seat at play, if it is anybody's turn. */
  readonly turn: TurnView | null
  readonly outcome: Outcome | null
  readonly after: 'moveOn' | 'replay' | 'epilogue' | null
  /** Steps of the setup that are done, and how many there are. */
  readonly setup: { readonly done: number; readonly steps: readonly Words[] }
}

export interface TurnView {
  readonly seat: SeatId
  readonly moved: boolean
  readonly walking: boolean
  readonly carded: boolean
  readonly acted: boolean
}

export interface BoardView {
  readonly battlefield: string
  readonly hexes: readonly number[]
  readonly labels: readonly string[]
  /** The green zone. */
  readonly start: readonly number[]
  readonly zones: { readonly [zone: string]: readonly number[] }
}

export interface SeatView {
  readonly id: SeatId
  readonly class: string
  readonly className: Words
  /** The drawing of the class. */
  readonly icon: string
  readonly name: Words
  readonly mode: Mode
  readonly level: number
  /** Its Oathsworn, the ally that stands in for it, and who of them plays. */
  readonly figure: string
  readonly ally: string | null
  readonly playing: string | null
  readonly fallen: boolean
  readonly hp: number
  readonly maxHp: number
  readonly defence: number
  readonly animus: { readonly available: number; readonly reserve: number; readonly regen: number }
  readonly tokens: Tokens
  readonly resources: readonly CountView[]
  /** MIGHT cubes on the track. */
  readonly cubes: { readonly [C in Colour]: number }
  readonly cards: readonly CardView[]
  readonly archetype: ArchetypeView | null
  readonly caged: { readonly card: Words; readonly difficulty: number; readonly until: number } | null
  /** Inside which location of whom, and how many HP it has lost since. OW-CONSUME-07 */
  readonly consumed: {
    readonly boss: string
    readonly slot: string
    readonly by: Words
    readonly location: Words
    readonly taken: number
  } | null
  readonly injuriesDue: boolean
}

export interface CountView {
  readonly id: string
  readonly name: Words
  readonly count: number
}

export interface CardView {
  readonly id: string
  readonly kind: 'ability' | 'item' | 'injury'
  readonly def: string
  readonly name: Words
  readonly at: 'hand' | 0 | 1 | 2 | 3 | 'played' | 'out'
  readonly cooldown: number | null
  readonly defence: number | null
  readonly faceDown: boolean
  readonly thrownTo: number | null
  readonly entries: readonly EntryView[]
  /** Items. */
  readonly slot: string | null
  readonly might: { readonly [colour: string]: number }
  readonly range: number | null
}

export interface ArchetypeView {
  readonly card: string
  readonly name: Words
  readonly side: Words
  readonly abilities: readonly (EntryView & { readonly used: boolean })[]
}

export interface FigureView {
  readonly id: string
  readonly kind: FigureKind
  readonly def: string
  readonly name: Words
  readonly seat: SeatId | null
  readonly at: number | null
  readonly hexes: readonly number[]
  readonly front: number | null
  readonly facing: Dir
  readonly hp: number
  readonly maxHp: number
  readonly defence: number
  readonly statuses: readonly CountView[]
  readonly locations: readonly LocationView[]
  /** What an enemy draws, by the special rules board and the stage. */
  readonly might: { readonly [colour: string]: number }
  readonly keywords: readonly string[]
  readonly gone: Gone | null
}

export interface LocationView {
  readonly id: string
  readonly name: Words
  readonly dice: readonly number[]
  readonly startHp: number
  readonly icons: readonly string[]
  readonly tags: readonly string[]
  readonly broken: boolean
  /** Where on the board it is now. */
  readonly hexes: readonly number[]
}

export interface PieceView {
  readonly id: string
  readonly def: string
  readonly name: Words
  readonly hexes: readonly number[]
}

export interface TileView {
  readonly def: string
  readonly name: Words
  readonly hexes: readonly number[]
  readonly large: boolean
}

export interface ThrownView {
  readonly seat: SeatId
  readonly card: string
  readonly name: Words
  readonly hex: number
}

export interface MightView {
  /** What may still be drawn and what has been: counted by face, never in order. */
  readonly piles: { readonly [S in Side]: { readonly [C in Colour]: PileView } }
  /** The draw in progress; a card face down shows no face. */
  readonly table: readonly TableCardView[]
}

export interface PileView {
  readonly draw: FaceCounts
  readonly discard: FaceCounts
}

export interface TableCardView {
  readonly side: Side
  readonly colour: Colour
  readonly face: string | null
  readonly by: 'card' | 'die'
  readonly extra: boolean
  readonly owes: boolean
}

export interface StageView {
  readonly number: 1 | 2 | 3
  readonly left: number
  readonly top: StageCardView | null
  readonly resolving: StageCardView | null
  readonly queue: readonly StageCardView[]
  readonly discard: readonly StageCardView[]
  readonly inView: readonly StageCardView[]
}

export interface StageCardView {
  readonly id: string
  readonly name: Words
  readonly stage: number
  /** What the table told of it: nobody printed a text for that. */
  readonly told: readonly StageEffect[]
}

export interface RulesView {
  readonly id: string
  readonly revealed: boolean
}

export interface AllyView {
  readonly def: string
  readonly name: Words
  readonly ready: number
  readonly inPlay: number
  readonly killed: number
}

export interface LastingView {
  readonly id: number
  readonly text: Words
  readonly on: string | null
  readonly until: Words
}

export interface TallyView {
  readonly fallen: readonly SeatId[]
  readonly killedAllies: readonly string[]
  /** Injuries to draw at the end, because a card said so. */
  readonly injuries: { readonly [S in SeatId]: number }
  /** Injuries that cards have archived. */
  readonly healed: { readonly [S in SeatId]: readonly string[] }
  readonly damage: { readonly [figure: string]: number }
  readonly attempts: number
}
