import type { Words } from '../../../messages/words'
import type { FatesAbilityRecord, ModifierRecord } from '../content/parts'
import type { FatesDials, Options } from '../state/setup'
import type { FatesPhase, FatesResult, Statistics } from '../state/state'
import type { Status } from '../statuses'

/** What the window may know of an adventure: everything here is plain data, and nothing of it is hidden from anybody. */
export interface AdventureView {
  readonly adventure: string
  readonly dials: FatesDials
  readonly options: Options
  readonly areas: readonly string[]
  readonly area: number
  readonly node: string
  readonly kind: 'story' | 'combat'
  readonly met: readonly { readonly area: number; readonly node: string }[]
  readonly phase: FatesPhase | null
  readonly round: number
  readonly addressed: string | null
  readonly over: FatesResult | null
  readonly statistics: Statistics
  /** Null where the cards lie on the table. */
  readonly deck: number | null
  readonly out: readonly FatesCardView[]
  readonly heroes: readonly HeroView[]
  readonly foes: readonly FoeView[]
}

export interface HeroView {
  readonly id: string
  readonly character: string
  readonly name: Words
  /** The drawing that stands for it, where its record names one. */
  readonly icon: string | null
  /** Whether the app has its board: rows and abilities. */
  readonly isKnown: boolean
  readonly level: number
  readonly life: number | null
  readonly max: number | null
  readonly defense: number
  readonly inventory: number | null
  readonly rerolls: number
  readonly actionDice: number
  readonly statuses: readonly Status[]
  readonly immune: readonly Status[]
  readonly luck: number | null
  readonly dice: readonly number[]
  readonly isIdle: boolean
  readonly abilities: readonly AbilityView[]
  readonly treasures: readonly FatesCardView[]
  readonly traits: readonly FatesCardView[]
}

export interface AbilityView {
  readonly id: string
  readonly name: Words
  readonly cost: string
  readonly parts: FatesAbilityRecord['parts']
  readonly times: number | null
  readonly used: number
}

export interface FatesCardView {
  readonly id: string
  readonly name: Words
  readonly value: number | null
  readonly modifiers: readonly ModifierRecord[]
  readonly immune: readonly Status[]
}

export interface FoeView {
  readonly id: string
  readonly enemy: string
  readonly name: Words
  readonly icon: string | null
  readonly rank: 'common' | 'lieutenant' | 'boss'
  readonly statuses: readonly Status[]
  readonly isDefeated: boolean
  readonly wounds: Words
  /** RF-STA-10: immunities that have been seen. */
  readonly observed: readonly Status[]
  /** RF-IVG-02: null until it is investigated. */
  readonly known: FoeFacts | null
}

export interface FoeFacts {
  readonly life: number
  readonly max: number
  readonly defense: number
  readonly immune: readonly Status[]
  readonly resist: { readonly [status: string]: number }
  readonly act: string | null
  readonly telegraph: Words | null
  readonly note: Words
}
