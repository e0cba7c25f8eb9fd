import type { Component } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import type { Languages } from '../../engine/messages/format'
import type { WindowPlace, PlaceSpec } from './place'

export type SettingsPage = 'look' | 'table' | 'packs'
type LazyPart = () => Promise<{ default: Component }>

/** What a game adds to pages of the settings. */
export interface GameSettings extends Readonly<Partial<Record<SettingsPage, LazyPart>>> {
  /** Its settings in a file from before each game had its own. */
  readonly earlier?: (stored: Readonly<Record<string, Json>>) => Json | undefined
}

/** One rule of a game in our own words: what it is about, where it says so, and what it says. */
export interface Clause {
  readonly title: string
  readonly text: readonly string[]
}
export type Clauses = Readonly<Record<string, Clause>>

/** All the window knows of a game. Its screens come when somebody goes there: the first frame does without them. */
export interface GameScreens {
  readonly id: string
  /** The key of its name. */
  readonly name: string
  /** Everything it says in this window, by language. */
  readonly words: Languages
  /** Its screens, with the kinds of run that are played there. */
  readonly places: readonly PlaceSpec[]
  readonly settings?: GameSettings
  /** Shows a company's summary on its card; takes `summary`, and `brief` where the last evening is told beside it. */
  readonly card: Component
  /** One sentence for the big Continue button, or nothing when there is nothing to say. */
  readonly lastPlayed: (summary: Json) => string
  /** Where a company stood when a backup was made: its chapter, and what it was at. */
  readonly stoodAt: (summary: Json) => string
  /** The names its packs have for what stands on a card; without them it is named by its record. */
  readonly learn: () => Promise<unknown>
  /** Its rules by their ids, for whoever asks why something happened; without them the ids stand alone. */
  readonly clauses?: () => Promise<Clauses>
  /** What stands under the two ways into it on a first start, as keys; a game without says what is true of any. */
  readonly invites?: { readonly tryNow: string; readonly found: string }
  /** A ready-made company at its first question, for somebody who has never played. */
  readonly tryNow?: () => Promise<WindowPlace | undefined>
  /** Where a single encounter is set up, for games that have such a place. */
  readonly single?: () => WindowPlace
  /** Where a new company of this game is set up, for games that have such a place. */
  readonly found?: () => WindowPlace
  /** Where a company is when it is at rest. */
  readonly rest: (company: string) => WindowPlace
}
