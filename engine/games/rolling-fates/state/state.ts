import type { Chance } from '../../../kernel/chance'
import type { FatesAbilityRecord } from '../content/parts'
import type { FatesTraitRecord, TreasureRecord } from '../content/character'
import type { Enemy } from '../enemies/enemy'
import type { Row } from '../outcomes/levelUp'
import type { Status } from '../statuses'
import type { FatesDials, Options, Setup } from './setup'

/** RF-D-12: a character at the table. */
export interface Hero {
  readonly id: string
  readonly character: string
  readonly level: number
  /** Null where the dial is on the table, or nobody has told the board. */
  readonly life: number | null
  readonly statuses: readonly Status[]
  /** The bar: null and empty where nothing was rolled, all is spent, or the table keeps its dice. */
  readonly luck: number | null
  readonly dice: readonly number[]
  /** RF-STN-03: has no dice and uses nothing. */
  readonly idle: boolean
  /** How often each ability was used in this phase. */
  readonly uses: { readonly [ability: string]: number }
  readonly treasures: readonly string[]
  readonly traits: readonly string[]
}

export interface Foe extends Enemy {
  readonly enemy: string
  /** RF-D-05: what it will do. */
  readonly act: string | null
  readonly at: number
  readonly lostAction: boolean
  /** RF-ENE-10: appeared in this Enemy Phase. */
  readonly fresh: boolean
  /** The seat from which `turns` goes on. */
  readonly next: number
  readonly recovers: boolean
  /** RF-STA-10: what has bounced off it, and is known from now on. */
  readonly observed: readonly Status[]
}

export const PHASES = ['opening', 'character', 'enemy', 'fate'] as const
export type FatesPhase = (typeof PHASES)[number]

/** RF-STT-02: what is counted, by name. */
export interface Statistics {
  readonly [count: string]: number
}

/** What somebody at the table has told has a name of its own; what is in a pack has words there. */
export type Named<R> = R & { readonly name?: string }
export type Ability = Named<FatesAbilityRecord>

export interface HeroBoard {
  readonly rows: readonly Row[]
  readonly abilities: readonly Ability[]
}

type ToldCard<R extends { readonly abilities: unknown }> = Omit<R, 'abilities'> & {
  readonly name: string
  readonly abilities: readonly Ability[]
}

/** The table's own characters and cards, by the ids they have in this adventure. */
export interface ToldThing {
  readonly character: { readonly [id: string]: { readonly name: string; readonly board: HeroBoard | null } }
  readonly treasure: { readonly [id: string]: ToldCard<TreasureRecord> }
  readonly trait: { readonly [id: string]: ToldCard<FatesTraitRecord> }
}

export type FatesResult = 'won' | 'lost' | 'abandoned'

export interface State {
  readonly setup: Setup
  readonly dials: FatesDials
  readonly options: Options
  readonly told: ToldThing
  readonly chance: Chance
  readonly area: number
  readonly node: string
  /** Every encounter that was begun, in order. */
  readonly met: readonly { readonly area: number; readonly node: string }[]
  /** Null outside combat. */
  readonly phase: FatesPhase | null
  readonly round: number
  readonly heroes: readonly Hero[]
  readonly foes: readonly Foe[]
  /** How many enemies have appeared in this fight, so that each has a name of its own. */
  readonly appeared: number
  readonly deck: readonly string[]
  readonly traitDecks: { readonly [deck: string]: readonly string[] }
  readonly out: readonly string[]
  readonly flags: readonly string[]
  /** RF-RPE-02: whom the encounter addresses; null is everybody. */
  readonly addressed: string | null
  readonly over: FatesResult | null
  readonly statistics: Statistics
}
