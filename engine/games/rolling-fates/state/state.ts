import type { Chance } from '../../../kernel/chance'
import type { Infer } from '../../../schema'
import { flag, id, list, oneOf, preset, shape } from '../../../schema'
import type { Enemy } from '../enemies/enemy'
import type { Status } from '../statuses'

/** What is chosen before an adventure begins. */
export const setup = shape(
  {
    adventure: id().describe('The adventure that is played.'),
    characters: list(id(), { min: 1, max: 4, distinct: true }).describe(
      'Who plays, in the order of seats (RF-GEN-01, RF-SET-02).'
    )
  },
  {
    dice: preset(oneOf(['app', 'table']), 'app').describe('Whether the app rolls, or the table types what fell.'),
    recovery: preset(oneOf(['coin', 'die']), 'coin').describe('How recovery attempts are made (RF-RCV-03).'),
    openingFatePhase: preset(flag(), true).describe('Whether a fight begins with a Fate Phase (RF-CMB-02).'),
    groupsMayEqual: preset(flag(), true).describe('Whether groups of one cost may be equal (RF-CST-09).')
  }
)
export type Setup = Infer<typeof setup>

/** RF-D-12: a character at the table. */
export interface Hero {
  readonly id: string
  readonly character: string
  readonly level: number
  readonly life: number
  readonly statuses: readonly Status[]
  /** The bar: null and empty where nothing was rolled, or all is spent. */
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
}

export const PHASES = ['opening', 'character', 'enemy', 'fate'] as const
export type Phase = (typeof PHASES)[number]

/** RF-STT-02: what is counted, by name. */
export interface Statistics {
  readonly [count: string]: number
}

export interface State {
  readonly setup: Setup
  readonly chance: Chance
  readonly area: number
  readonly node: string
  /** Null outside combat. */
  readonly phase: Phase | null
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
  readonly over: 'won' | 'lost' | 'abandoned' | null
  readonly statistics: Statistics
}
